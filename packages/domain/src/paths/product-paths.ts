import { CONFIGURATORS } from '../kinds/lists.ts'
import type { ArticleKind, Configurator } from '../kinds/registry.ts'

/** Inner path of a designer: `/configurator-photo-frame` (spec 2). */
export const configuratorPath = (configurator: Configurator): string => `/configurator-${configurator}`

export const configuratorOf = (innerPath: string): Configurator | undefined =>
  CONFIGURATORS.find(configurator => configuratorPath(configurator) === innerPath)

const PRODUCTS_PAGES: Readonly<Record<string, { kind: ArticleKind | undefined }>> = {
  '/products': { kind: undefined },
  '/kalender-konfigurator': { kind: 'calendar' },
  '/karten-konfigurator': { kind: 'card' },
}

/** The overview of all products and its German aliases, which come with a kind chosen (specification, "Channels, hosts, locales"). */
export const productsPageFor = (innerPath: string): { kind: ArticleKind | undefined } | undefined =>
  Object.hasOwn(PRODUCTS_PAGES, innerPath) ? PRODUCTS_PAGES[innerPath] : undefined

/** Inner path of a card design's page. */
export const themePath = (id: string): string => `/themes/${encodeURIComponent(id)}`

/** The id of `/themes/{id}`; an address without id is no page (spec 5). */
export const themeIdOf = (innerPath: string): string | undefined => /^\/themes\/([^/]+)$/.exec(innerPath)?.[1]

/** Feeds hide the sub-navigation (spec 2). */
const FEEDS_WITHOUT_SUB_NAVIGATION = ['/feed-collage', '/feed-calendar', '/feed-card']
export const isFeedPath = (innerPath: string): boolean => innerPath.startsWith('/feed-')
export const hidesSubNavigation = (innerPath: string): boolean =>
  FEEDS_WITHOUT_SUB_NAVIGATION.includes(innerPath)

const IMAGE_FOLDERS = ['img', 'images', 'bilder', 'leadimage']
/** A request for a picture that landed on the page routes; logged and answered not found (spec 2). */
export const isAssetPath = (innerPath: string): boolean =>
  innerPath.split('/').some(segment => IMAGE_FOLDERS.includes(segment))
