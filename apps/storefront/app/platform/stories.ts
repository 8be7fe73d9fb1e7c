import { contentLocales, LOCALES, type Locale } from '@passepartout/domain'
import StoryblokClient, { type ISbStoryData } from 'storyblok-js-client'
import { numbersAbroad } from './numbers-abroad.ts'

export interface StoriesOptions {
  /** `http://.../v2` of the embedded service; without it the client talks to Storyblok's own region. */
  endpoint?: string
  region?: string
  accessToken: string
  /** Reads drafts as well. */
  previewToken?: string
  fetch?: typeof fetch
}

export type Story = ISbStoryData

export interface FoundStory {
  story: Story
  locale: Locale
}

export interface StoriesAsk {
  /** Path of a folder inside its channel and locale. */
  folder?: string
  tag?: string
  /** From 1. */
  page: number
  perPage: number
}

export interface Stories {
  /** The story of the first locale in the fallback chain that has one, or `undefined`. */
  find(channel: string, locale: Locale, slug: string): Promise<FoundStory | undefined>
  /** A story of the channel under this slug in whichever locale has one. */
  findAnywhere(channel: string, slug: string): Promise<Story | undefined>
  /** A page of the stories in a folder or with a tag, newest first, in the first locale that has any. */
  list(channel: string, locale: Locale, ask: StoriesAsk): Promise<{ found: Story[]; total: number }>
  /** Every published story of a shop, each in the first locale of the fallback chain that has it; not remembered. */
  all(channel: string, locale: Locale): Promise<Story[]>
  /** Counts the changes of the published version that were told of. */
  readonly version: number
  /** Forgets what was remembered of the published version. */
  contentChanged(): void
}

/** Stories as editors see them before publishing; without a token for drafts, the published ones. */
export function createDrafts({ previewToken, ...options }: StoriesOptions): Stories {
  return previewToken === undefined
    ? createStories(options)
    : openStories({ ...options, accessToken: previewToken }, 'draft')
}

/** Published stories, read through Storyblok's official client (rate limit, retries and batches are the client's). */
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
    ...(fetch ? { fetch } : {}),
  })
}

function openStories(options: StoriesOptions, version: 'published' | 'draft'): Stories {
  const client = openClient(options, 'memory')
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
      return (await Promise.all(lists)).flat().filter(({ group_id, uuid }) => {
        const isNew = !known.has(group_id || uuid)
        known.add(group_id || uuid)
        return isNew
      })
    },
    async find(channel, locale, slug) {
      for (const candidate of contentLocales(locale)) {
        const story = await read(client, version, `${channel}/${candidate.toLowerCase()}/${slug}`)
        if (story) return numbersAbroad({ story, locale: candidate }, locale)
      }
      return undefined
    },
    async findAnywhere(channel, slug) {
      const slugs = LOCALES.map(locale => `${channel}/${locale.toLowerCase()}/${slug}`)
      const { data } = await client.get('cdn/stories', { version, by_slugs: slugs.join(','), per_page: 1 })
      return data.stories[0]
    },
    async list(channel, locale, { folder, tag, page, perPage }) {
      for (const candidate of contentLocales(locale)) {
        const { data, total } = await client.get('cdn/stories', {
          version,
          starts_with: `${channel}/${candidate.toLowerCase()}/${folder ? `${folder}/` : ''}`,
          content_type: 'page',
          sort_by: 'first_published_at:desc',
          page,
          per_page: perPage,
          ...(tag ? { with_tag: tag } : {}),
        })
        if (total > 0) return { found: data.stories, total }
      }
      return { found: [], total: 0 }
    },
    contentChanged: () => {
      changes += 1
      void client.flushCache()
    },
  }
}

async function read(
  client: StoryblokClient,
  version: 'published' | 'draft',
  slug: string,
): Promise<Story | undefined> {
  try {
    const { data } = await client.get(`cdn/stories/${slug.split('/').map(encodeURIComponent).join('/')}`, {
      version,
      resolve_links: 'url',
    })
    return data.story
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined
    throw new Error(`The content service failed for ${slug}`, { cause: error })
  }
}
