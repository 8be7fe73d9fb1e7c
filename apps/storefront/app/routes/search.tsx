import { anonymisedSearchTerm } from '@passepartout/domain'
import { data } from 'react-router'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { getSearchIndex } from '../features/search/load-search.ts'
import type { SearchEntry } from '../features/search/search-entry.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { isNewQuery, readSearchState } from '../features/search/search-state.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/search.ts'
import { loadSystemPage } from './load-system-page.ts'

/** Search results. Rendered for each request: there are too many to cache. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const all = context.get(services)
  const state = readSearchState(new URL(request.url).searchParams)
  const [page, index] = await Promise.all([
    loadSystemPage(all, own, 'search.title'),
    getSearchIndex(all, own),
  ])
  if (state.question) page.head.title = page.translate('search.title-for', { question: state.question })
  context.set(loadedPage, page)
  const found = index.find(state.question, state)
  if (isNewQuery(state)) all.count?.(own.shop, 'event', 'search')
  if (state.question !== '' && found.entries.length === 0)
    all.count?.(own.shop, 'search-without-hit', anonymisedSearchTerm(state.question))
  const shown = found.entries.length > 0 ? found.entries : firstOfEachKind(index.entries)
  return data({ state, found, shown, prices: index.prices })
}

const MOST_INSTEAD = 4

/** Products of different kinds, those with a price first, for a search without results. */
function firstOfEachKind(entries: readonly SearchEntry[]): SearchEntry[] {
  const pictured = entries.filter(
    ({ group, visual }) => group === 'products' && (visual?.scene || visual?.picture),
  )
  const byKind = Map.groupBy(
    pictured.toSorted((a, b) => Number(Boolean(b.priceName)) - Number(Boolean(a.priceName))),
    ({ link }) => String(link).split('/')[1],
  )
  return [...byKind.values()].flatMap(([first]) => first ?? []).slice(0, MOST_INSTEAD)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page}>
      <SearchPage page={page} {...loaderData} />
    </PageLayout>
  )
}
