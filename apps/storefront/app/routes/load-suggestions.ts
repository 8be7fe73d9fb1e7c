import { type ShopIndex, searchIndexFor } from '../features/search/load-search.ts'
import { readSearchState } from '../features/search/search-state.ts'
import { createSuggestions, practise } from '../features/search/suggestions.tsx'
import type { PageRequest } from '../platform/request.ts'
import type { Services } from '../platform/services.ts'
import { loadSystemPage } from './load-system-page.ts'

type Suggestions = ReturnType<typeof createSuggestions>

/** By index, and by the window that addresses lead to. */
const made = new WeakMap<ShopIndex, Map<string, Promise<Suggestions>>>()

/** What fits the letters typed so far, as a piece of HTML below the search field. */
export async function suggestionsFor(
  services: Services,
  own: PageRequest,
  query: URLSearchParams,
): Promise<string> {
  const index = await searchIndexFor(services, own)
  const suggest = await suggestionsOf(index, services, own)
  return suggest(readSearchState(query).question)
}

function suggestionsOf(index: ShopIndex, services: Services, own: PageRequest): Promise<Suggestions> {
  const known = made.get(index) ?? new Map<string, Promise<Suggestions>>()
  made.set(index, known)
  const suggestions =
    known.get(own.platform) ??
    loadSystemPage(services, own, 'search.title').then(page => {
      const suggest = createSuggestions(index, page, index.prices)
      practise(suggest, index).catch(error =>
        services.log.error(
          { key: 'hybrid-ssr-error', err: error },
          'a title of the search index cannot be shown',
        ),
      )
      return suggest
    })
  known.set(own.platform, suggestions)
  suggestions.catch(() => known.delete(own.platform))
  return suggestions
}
