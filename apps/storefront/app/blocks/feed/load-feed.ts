import type { Feed } from '@passepartout/content-model'
import { readListState, readTileCount } from '../../features/product-list/list-state.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { Story } from '../../platform/stories.ts'

export interface FeedEntry {
  id: string
  title: string
  text: string
  /** Full slug of the story, `<channel>/<locale>/<path>`. */
  slug: string
  picture: { filename: string; alt: string } | undefined
  /** ISO 8601. */
  published: string | undefined
}

export interface LoadedFeed {
  entries: FeedEntry[]
  page: number
  pages: number
}

const PER_PAGE = '12'

/** Loads a page of the stories; `undefined` and a log entry where the content service does not respond. */
export async function loadFeed(
  { component, folder, tag, perPage = PER_PAGE }: Feed,
  { shop, query, path, stories, log }: LoadContext,
): Promise<LoadedFeed | undefined> {
  const count = readTileCount(query)
  const page = count ? 1 : readListState(query, []).page
  const size = count ?? Number(perPage)
  try {
    const { found, total } = await stories.list(shop.channel, shop.locale, {
      page,
      perPage: size,
      ...(folder ? { folder } : {}),
      ...(tag ? { tag } : {}),
    })
    return { entries: found.flatMap(entryOf), page, pages: count ? 1 : Math.ceil(total / size) }
  } catch (error) {
    log.error(
      { key: 'overview-container-load-failed', component, path, error: String(error) },
      'loading feed failed',
    )
    return undefined
  }
}

/** Feed entry of a page, with its sharing image or else its first image; a page without a title is omitted. */
function entryOf(story: Story): FeedEntry[] {
  const { title, description, ogImages, body } = story.content
  if (typeof title !== 'string' || title === '') return []
  const picture = [...listOf(ogImages), ...listOf(body).map(block => block?.picture)].find(isImageAsset)
  return [
    {
      id: story.uuid,
      title,
      text: typeof description === 'string' ? description : '',
      slug: story.full_slug,
      picture: picture && { filename: picture.filename, alt: String(picture.alt ?? '') },
      published: story.first_published_at ?? story.published_at ?? undefined,
    },
  ]
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : [])

const isImageAsset = (value: unknown): value is { filename: string; alt?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'filename' in value &&
  typeof value.filename === 'string' &&
  value.filename !== ''
