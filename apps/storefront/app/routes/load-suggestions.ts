import { getOrCreatePerOwner } from '@passepartout/domain'
import { getSearchIndex, type ShopIndex } from '../features/search/load-search.ts'
import { readSearchState } from '../features/search/search-state.ts'
import { createSuggestions, warmUpIndex } from '../features/search/suggestions.tsx'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import { loadSystemPage } from './load-system-page.ts'

type Suggestions = ReturnType<typeof createSuggestions>

/** Number of platforms: `web` and `desktop`. */
const WINDOWS = 2
/** By index and platform, on which the URLs depend. */
const made = getOrCreatePerOwner<ShopIndex, Promise<Suggestions>>(WINDOWS)

/** Suggestions for the search text so far, as HTML below the search field. */
export async function renderSuggestions(
  services: Services,
  own: PageRequest,
  query: URLSearchParams,
): Promise<string> {
  const index = await getSearchIndex(services, own)
  const suggest = await suggestionsOf(index, services, own)
  return suggest(readSearchState(query).question)
}

function suggestionsOf(index: ShopIndex, services: Services, own: PageRequest): Promise<Suggestions> {
  return made(index, own.platform, async () => {
    const page = await loadSystemPage(services, own, 'search.title')
    const suggest = createSuggestions(index, page, index.prices)
    warmUpIndex(suggest, index).catch(error =>
      services.log.error({ key: 'hybrid-ssr-error', err: error }, 'search entry rendering failed'),
    )
    return suggest
  })
}
