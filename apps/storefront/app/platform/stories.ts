import { contentLocales, LOCALES, type Locale } from '@passepartout/domain'
import StoryblokClient, { type ISbStoryData } from 'storyblok-js-client'
import { ContentServiceError, keepsFailures } from './content-failure.ts'
import { internationalPhoneNumbers } from './international-phone-numbers.ts'
import { type ShopFacts, shopFactsFiller } from './shop-facts.ts'

export interface StoriesOptions {
  /** `http://.../v2` of the embedded service; without it the client uses Storyblok's own region. */
  endpoint?: string
  region?: string
  accessToken: string
  /** Also reads drafts. */
  previewToken?: string
  /** Payment methods of a shop, for placeholders in texts. Without this and a translator the placeholders stay. */
  paymentWays?: ShopFacts['paymentWays']
  invoiceYears?: ShopFacts['invoiceYears']
  translatorOf?: ShopFacts['translatorOf']
  fetch?: typeof fetch
}

export type Story = ISbStoryData

export interface FoundStory {
  story: Story
  locale: Locale
}

/** Optional parameters of reading a story. */
export interface StoryExtras {
  /** Number of a release, whose planned stories replace the published ones. */
  release?: string
  /** Comma-separated `component.field` whose stories are included. */
  relations?: string
}

export interface StoriesQuery {
  /** Path of a folder inside its channel and locale. */
  folder?: string
  tag?: string
  /** From 1. */
  page: number
  perPage: number
}

export interface Stories {
  /** The story of the first locale in the fallback chain that has one, or `undefined`. */
  find(channel: string, locale: Locale, slug: string, more?: StoryExtras): Promise<FoundStory | undefined>
  /** A story of the channel under this slug in any locale that has one. */
  findAnywhere(channel: string, slug: string): Promise<Story | undefined>
  /** A page of the stories in a folder or with a tag, newest first, in the first locale that has any. */
  list(channel: string, locale: Locale, query: StoriesQuery): Promise<{ found: Story[]; total: number }>
  /** Every published story of a shop, each in the first locale of the fallback chain that has it; not cached. */
  all(channel: string, locale: Locale): Promise<Story[]>
  /** Counts the reported changes of the published version. */
  readonly version: number
  /** Drops the cached published stories. */
  contentChanged(): void
}

/** Stories as editors see them before publishing; without a token for drafts, the published ones. */
export function createDrafts({ previewToken, ...options }: StoriesOptions): Stories {
  return previewToken === undefined
    ? createStories(options)
    : openStories({ ...options, accessToken: previewToken }, 'draft')
}

/** Published stories, read through Storyblok's official client, which handles rate limit, retries and batches. */
export const createStories = (options: StoriesOptions): Stories => openStories(options, 'published')

/** Every published story of a channel in all its locales, for lists such as the sitemap. */
export function allStories(options: StoriesOptions, channel: string): Promise<Story[]> {
  return openClient(options, 'none').getAll('cdn/stories', {
    version: 'published',
    starts_with: `${channel}/`,
    per_page: 100,
  })
}

function openClient(
  { endpoint, region, accessToken, fetch }: StoriesOptions,
  cache: 'memory' | 'none',
): StoryblokClient {
  return new StoryblokClient({
    accessToken,
    rateLimit: endpoint ? 1000 : 5,
    maxRetries: 10,
    retriesDelay: 300,
    cache: { type: cache, clear: 'auto' },
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
    fetch: keepsFailures(fetch ?? globalThis.fetch),
  })
}

function openStories(options: StoriesOptions, version: 'published' | 'draft'): Stories {
  const client = openClient(options, 'memory')
  const { paymentWays, invoiceYears, translatorOf } = options
  const filled =
    paymentWays && translatorOf
      ? shopFactsFiller({ paymentWays, invoiceYears, translatorOf })
      : (story: Story) => story
  let changes = 0

  return {
    get version() {
      return changes
    },
    async all(channel, locale) {
      const apart = openClient(options, 'none')
      const lists = contentLocales(locale).map(candidate =>
        apart.getAll('cdn/stories', {
          version,
          starts_with: `${channel}/${candidate.toLowerCase()}/`,
          per_page: 100,
        }),
      )
      const known = new Set<string>()
      return (await Promise.all(lists).catch(failedFor(`the stories of ${channel}`)))
        .flat()
        .filter(({ group_id, uuid }) => {
          const isNew = !known.has(group_id || uuid)
          known.add(group_id || uuid)
          return isNew
        })
        .map(story => filled(story, channel, locale))
    },
    async find(channel, locale, slug, more) {
      for (const candidate of contentLocales(locale)) {
        const story = await read(client, version, `${channel}/${candidate.toLowerCase()}/${slug}`, more)
        if (!story) continue
        const found = internationalPhoneNumbers({ story, locale: candidate }, locale)
        return { ...found, story: filled(found.story, channel, locale) }
      }
      return undefined
    },
    async findAnywhere(channel, slug) {
      const slugs = LOCALES.map(locale => `${channel}/${locale.toLowerCase()}/${slug}`)
      const { data } = await client
        .get('cdn/stories', { version, by_slugs: slugs.join(','), per_page: 1 })
        .catch(failedFor(slug))
      return data.stories[0]
    },
    async list(channel, locale, { folder, tag, page, perPage }) {
      for (const candidate of contentLocales(locale)) {
        const starts_with = `${channel}/${candidate.toLowerCase()}/${folder ? `${folder}/` : ''}`
        const { data, total } = await client
          .get('cdn/stories', {
            version,
            starts_with,
            content_type: 'page',
            sort_by: 'first_published_at:desc',
            page,
            per_page: perPage,
            ...(tag ? { with_tag: tag } : {}),
          })
          .catch(failedFor(starts_with))
        if (total > 0)
          return { found: data.stories.map((story: Story) => filled(story, channel, locale)), total }
      }
      return { found: [], total: 0 }
    },
    contentChanged: () => {
      changes += 1
      void client.flushCache()
    },
  }
}

const failedFor =
  (what: string) =>
  (error: unknown): never => {
    throw new ContentServiceError(what, error)
  }

async function read(
  client: StoryblokClient,
  version: 'published' | 'draft',
  slug: string,
  { release, relations }: StoryExtras = {},
): Promise<Story | undefined> {
  try {
    const { data } = await client.get(`cdn/stories/${slug.split('/').map(encodeURIComponent).join('/')}`, {
      version,
      resolve_links: 'url',
      ...(release ? { from_release: release } : {}),
      ...(relations ? { resolve_relations: relations } : {}),
    })
    return data.story
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined
    throw new ContentServiceError(slug, error)
  }
}
