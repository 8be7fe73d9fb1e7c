import { pageAlternates } from '../platform/localised-pages.ts'
import type { Page } from '../platform/page.ts'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import { loadLayoutStory } from './load-content-page.ts'

const NO_STORY = { full_slug: '', alternates: [] }

/** Loads a page without a story: its texts are messages, and it is not indexed. */
export async function loadSystemPage(
  services: Services,
  request: PageRequest,
  titleKey: string,
): Promise<Page> {
  const { shop, target } = request
  const frame = await loadLayoutStory(services, request)
  return {
    ...frame,
    query: new URLSearchParams(),
    status: 200,
    contentLocale: shop.locale,
    story: undefined,
    head: { title: frame.translate(titleKey), robots: 'noindex', canonical: '' },
    alternates: target.kind === 'system' ? pageAlternates(services, shop, target, NO_STORY) : [],
    blocks: [],
    data: new Map(),
  }
}
