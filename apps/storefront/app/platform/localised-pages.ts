import {
  type Alternate,
  alternatesOf,
  CHANNELS,
  type Channel,
  categoryOf,
  categoryPath,
  contentLocales,
  designableKindOf,
  getOrCreatePerOwner,
  isFeedPath,
  LOCALES,
  type Locale,
  localeFacts,
  type PageTarget,
  pageUrl,
  productsPageFor,
  type Shop,
  shopFor,
  systemPageFor,
  systemPath,
  themeIdOf,
  themePath,
} from '@passepartout/domain'
import type { Services } from './services.ts'
import type { Story } from './stories.ts'

export type Paths = Partial<Record<Locale, string>>

/** A product page: its blocks for configuring products, and its inner path in every locale that has it. */
export interface ProductPage {
  blocks: readonly (Readonly<Record<string, unknown>> & { component: string })[]
  paths: Paths
}

/**
 * Every locale that has the page: by the story's own versions, or by the domain's tables for pages with a localised
 * word or an id.
 */
export function pageAlternates(
  services: Services,
  shop: Shop,
  target: PageTarget,
  story: Pick<Story, 'full_slug' | 'alternates'>,
): Alternate[] {
  if (target.kind === 'theme' || target.kind === 'system')
    return makeAlternates(services, shop, target, story)
  const ofServices = alternatesOfStories.get(services) ?? new WeakMap<object, Alternate[]>()
  alternatesOfStories.set(services, ofServices)
  const alternates = ofServices.get(story) ?? makeAlternates(services, shop, target, story)
  ofServices.set(story, alternates)
  return alternates
}

/** The content client returns the same story object until it changes. */
const alternatesOfStories = new WeakMap<Services, WeakMap<object, Alternate[]>>()

function makeAlternates(
  { hosts, publicOrigin }: Services,
  shop: Shop,
  target: PageTarget,
  story: Pick<Story, 'full_slug' | 'alternates'>,
): Alternate[] {
  const paths =
    target.kind === 'theme'
      ? inAllLocales(() => themePath(target.id))
      : target.kind === 'system'
        ? inAllLocales(locale => systemPath(localeFacts(locale), target.page))
        : pathsOfStory(shop.channel, story)
  return alternatesOf(hosts, shop.channel, paths, publicOrigin)
}

const inAllLocales = (path: (locale: Locale) => string): Paths =>
  Object.fromEntries(LOCALES.map(locale => [locale, path(locale)]))

type StartPages = readonly { locale: Locale; url: string }[]
const starts = getOrCreatePerOwner<Services, StartPages>(CHANNELS.length)

/** Start pages of the channel's shops, one per locale; computed once, since they are the same for all pages. */
export function startPages(services: Services, channel: Channel): StartPages {
  const { hosts, publicOrigin } = services
  return starts(services, channel, () =>
    LOCALES.map(locale => ({ locale, url: pageUrl(hosts, shopFor(channel, locale), '/', publicOrigin) })),
  )
}

/**
 * URLs of a page in all locales of its channel: pages with localised paths by the domain's tables, stories by their
 * alternates. Empty where the shop has no such page.
 */
export async function localisedPages(services: Services, shop: Shop, innerPath: string) {
  const paths = pathsOfTables(shop, innerPath) ?? (await pathsOfContent(services, shop, innerPath))
  return alternatesOf(services.hosts, shop.channel, paths, services.publicOrigin).flatMap(
    ({ locale, url }) => (locale === 'x-default' ? [] : [{ locale, url }]),
  )
}

function pathsOfTables({ language }: Shop, innerPath: string): Paths | undefined {
  const category = categoryOf(language, innerPath)
  if (category && innerPath.split('/').length === 2)
    return inAllLocales(locale => categoryPath(category, localeFacts(locale).language))
  const page = systemPageFor(language, innerPath)
  if (page && innerPath.split('/').length === 2)
    return inAllLocales(locale => systemPath(localeFacts(locale), page))
  const same =
    innerPath === '/' || productsPageFor(innerPath) || designableKindOf(innerPath) || themeIdOf(innerPath)
  return same && !isFeedPath(innerPath) ? inAllLocales(() => innerPath) : undefined
}

async function pathsOfContent(services: Services, shop: Shop, innerPath: string): Promise<Paths> {
  const found = await services.stories.find(shop.channel, shop.locale, innerPath.slice(1))
  return found?.story.content.component === 'page' ? pathsOfStory(shop.channel, found.story) : {}
}

/** Inner paths of a story in the locales that have it, themselves or by fallback. */
export function pathsOfStory(channel: Channel, story: Pick<Story, 'full_slug' | 'alternates'>): Paths {
  const own = new Map<string, string>()
  for (const slug of [story.full_slug, ...(story.alternates ?? []).map(other => other.full_slug)]) {
    const [ofChannel, folder = '', ...rest] = slug.split('/')
    if (ofChannel === channel) own.set(folder, rest.join('/'))
  }
  const paths: Paths = {}
  for (const locale of LOCALES) {
    const source = contentLocales(locale).find(candidate => own.has(candidate.toLowerCase()))
    const slug = source && own.get(source.toLowerCase())
    if (slug !== undefined) paths[locale] = slug === 'home' ? '/' : `/${slug}`
  }
  return paths
}
