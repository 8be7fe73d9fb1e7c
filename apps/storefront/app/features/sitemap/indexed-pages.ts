import {
  alternatesOf,
  type Channel,
  contentLocales,
  LOCALES,
  shopFor,
  shopHost,
  themePath,
} from '@passepartout/domain'
import type { IndexedPage } from '../../platform/indexed-page.ts'
import { type Paths, pathsOfStory } from '../../platform/localised-pages.ts'
import type { Services } from '../../platform/services.ts'
import { allStories, type StoriesOptions, type Story } from '../../platform/stories.ts'
import { shareImageOf } from '../sharing/share-image.ts'

export interface IndexOptions {
  stories: StoriesOptions
  /** Card designs that have a page of their own. */
  themes: readonly string[]
}

/** Every page of a channel in every locale that has it in its own language; `noindex` pages are left out. */
export async function indexedPages(
  services: Services,
  { stories: options, themes }: IndexOptions,
  channel: Channel,
): Promise<IndexedPage[]> {
  const groups = Map.groupBy(await allStories(options, channel), ({ group_id }) => group_id)
  return [...groups.values()].flatMap(stories => {
    const [first] = stories
    if (!first) return []
    if (nameOf(first) !== 'themes') return pagesOf(stories, pathsOfStory(channel, first), channel, services)
    return themes.flatMap(id =>
      pagesOf(stories, Object.fromEntries(LOCALES.map(locale => [locale, themePath(id)])), channel, services),
    )
  })
}

function pagesOf(
  stories: readonly Story[],
  paths: Paths,
  channel: Channel,
  { hosts, publicOrigin }: Services,
): IndexedPage[] {
  const alternates = alternatesOf(hosts, channel, paths, publicOrigin)
  return LOCALES.flatMap(locale => {
    const own = alternates.find(one => one.locale === locale)
    const story = contentLocales(locale)
      .map(source => stories.find(({ full_slug }) => localeOf(full_slug) === source.toLowerCase()))
      .find(found => found !== undefined)
    if (!own || !story || !isIndexed(story)) return []
    const origin = publicOrigin(shopHost(hosts, channel, shopFor(channel, locale).country))
    const picture = shareImageOf({
      story,
      shop: shopFor(channel, locale),
      shopUrl: (_channel, path) => origin + path,
      head: { title: '', canonical: own.url },
    })
    const day = (story.published_at ?? '').slice(0, 10)
    return [
      {
        locale,
        url: own.url,
        alternates,
        ...(day ? { modified: day } : {}),
        pictures: [picture.url],
      },
    ]
  })
}

/** Full slugs of the published pages whose texts are samples that the shop's owner has to replace. */
export async function samplePages(options: StoriesOptions, channel: Channel): Promise<string[]> {
  const stories = await allStories(options, channel)
  return stories.filter(({ content }) => content.isSample === true).map(({ full_slug }) => full_slug)
}

const localeOf = (fullSlug: string) => fullSlug.split('/')[1]
const nameOf = ({ full_slug }: Story) => full_slug.split('/').slice(2).join('/')

function isIndexed(story: Story): boolean {
  const { component, robots, canonicalUrl, target } = story.content
  const isPage = component === 'page' && !nameOf(story).startsWith('_')
  const leadsAway = Boolean(canonicalUrl) || Boolean(target?.cached_url || target?.url)
  return isPage && !leadsAway && !String(robots ?? '').includes('noindex')
}
