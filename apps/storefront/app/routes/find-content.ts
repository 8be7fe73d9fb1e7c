import { getThemes } from '@passepartout/contracts'
import { type PageFailure, type PageTarget, pageNotFound } from '@passepartout/domain'
import { catalogueClient } from '../platform/api-client.ts'
import { pathsOfStory } from '../platform/localised-pages.ts'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import type { FoundStory } from '../platform/stories.ts'

/** Result of resolving a URL: a page's story, a redirect or a failure. */
export type Content =
  | { found: FoundStory; title?: string; failure?: undefined }
  /** The page has another URL in this shop: `moved`. */
  | { moved: string; status: 301 | 302; found?: undefined; failure?: undefined }
  | { found?: undefined; failure: PageFailure }

/** Resolves a request to its story, and logs missing ones (spec 2 and 8). */
export async function findContent(services: Services, request: PageRequest): Promise<Content> {
  const { shop, path, target } = request
  const { log, stories } = services
  if (target.kind === 'no-page') {
    if (target.why === 'asset') log.warn({ key: 'asset-load-on-slug', path }, 'image requested as page')
    return { failure: pageNotFound(target.why, path) }
  }
  if (target.kind === 'moved') {
    const story = await stories.findAnywhere(shop.channel, target.slug)
    const moved = story && pathsOfStory(shop.channel, story)[shop.locale]
    return moved ? { moved, status: 302 } : { failure: pageNotFound('no-route', path) }
  }
  const theme = target.kind === 'theme' ? await themeName(request, target.id) : undefined
  if (target.kind === 'theme' && theme === undefined) return { failure: pageNotFound('no-theme', path) }

  const slug = slugOf(target)
  const found = await stories.find(shop.channel, shop.locale, slug)
  if (target.kind === 'story' && !found) {
    const story = await stories.findAnywhere(shop.channel, slug)
    const moved = story && pathsOfStory(shop.channel, story)[shop.locale]
    if (moved !== undefined && moved !== path) return { moved, status: 301 }
  }
  if (found?.story.content.component === 'page')
    return theme === undefined ? { found } : { found, title: theme }
  log.warn({ key: 'storyblok-page-not-found', path, locale: shop.locale }, 'no page at this path')
  return { failure: pageNotFound('no-story', path) }
}

/** The slug of a system page's story is unreachable by any URL. */
const slugOf = (target: Exclude<PageTarget, { kind: 'no-page' | 'moved' }>) =>
  target.kind === 'system' ? `_${target.page}` : target.slug

async function themeName(request: PageRequest, themeId: string): Promise<string | undefined> {
  const result = await catalogueClient(request).call(getThemes, { query: { themeId } })
  if (result.ok) return result.payload.items[0]?.name
  if (result.status === 404 || result.status === 400 || result.status === 422) return undefined
  throw new Error(`The theme ${themeId} could not be read`)
}
