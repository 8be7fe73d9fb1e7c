import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadFromPrices } from '../features/prices/load-from-prices.ts'
import { searchIndexFor } from '../features/search/load-search.ts'
import { readSearchState } from '../features/search/search-state.ts'
import { Suggestions, suggest } from '../features/search/suggestions.tsx'
import { catalogueClient } from '../platform/api-client.ts'
import { PageProvider } from '../platform/page.ts'
import { pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/suggestions.ts'
import { loadSystemPage } from './load-system-page.ts'

/** What fits the letters typed so far, as a piece of HTML below the search field. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const all = context.get(services)
  const { question } = readSearchState(new URL(request.url).searchParams)
  const [page, index] = await Promise.all([
    loadSystemPage(all, own, 'search.title'),
    searchIndexFor(all, own),
  ])
  const suggested = suggest(index, question)
  const prices = await loadFromPrices(
    suggested.products.map(({ priceName }) => priceName),
    { api: catalogueClient(own) },
  )
  const list = createElement(Suggestions, { page, question, suggested, prices })
  const html = page.shared.fill(renderToStaticMarkup(createElement(PageProvider, { value: page }, list)))
  return new Response(html as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
