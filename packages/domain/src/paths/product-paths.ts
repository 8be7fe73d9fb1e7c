import { DESIGNABLE_KINDS } from '../products/lists.ts'
import type { DesignableKind, ProductKind } from '../products/registry.ts'

/** Inner path of a designer: `/configurator-photo-frame` (spec 2). */
export const designerPath = (configurator: DesignableKind): string => `/configurator-${configurator}`

export const designableKindOf = (innerPath: string): DesignableKind | undefined =>
  DESIGNABLE_KINDS.find(configurator => designerPath(configurator) === innerPath)

const PRODUCTS_PAGES: Readonly<Record<string, { kind: ProductKind | undefined }>> = {
  '/products': { kind: undefined },
  '/kalender-konfigurator': { kind: 'calendar' },
  '/karten-konfigurator': { kind: 'card' },
}

/**
 * The overview of all products and its German aliases, which preselect a kind (specification, "Channels, hosts,
 * locales").
 */
export const productsPageFor = (innerPath: string): { kind: ProductKind | undefined } | undefined =>
  Object.hasOwn(PRODUCTS_PAGES, innerPath) ? PRODUCTS_PAGES[innerPath] : undefined

/** Inner path of a card design's page. */
export const themePath = (id: string): string => `/themes/${encodeURIComponent(id)}`

/** The id of `/themes/{id}`; `undefined` without an id (spec 5). */
export const themeIdOf = (innerPath: string): string | undefined => /^\/themes\/([^/]+)$/.exec(innerPath)?.[1]

/** Feeds hide the sub-navigation (spec 2). */
const FEEDS_WITHOUT_SUB_NAVIGATION = ['/feed-collage', '/feed-calendar', '/feed-card']
export const isFeedPath = (innerPath: string): boolean => innerPath.startsWith('/feed-')
export const hasHiddenSubNavigation = (innerPath: string): boolean =>
  FEEDS_WITHOUT_SUB_NAVIGATION.includes(innerPath)

const IMAGE_FOLDERS = ['img', 'images', 'bilder', 'leadimage']
/** An image request that reached the page routes; logged and answered with not found (spec 2). */
export const isAssetPath = (innerPath: string): boolean =>
  innerPath.split('/').some(segment => IMAGE_FOLDERS.includes(segment))
