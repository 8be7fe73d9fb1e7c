import { itemsOf } from '@passepartout/content-model'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Flyouts } from '../features/layout/flyouts.tsx'
import { hasFlyout } from '../features/layout/navigation-state.ts'
import { loadStartingPrices } from '../features/prices/load-starting-prices.ts'
import { catalogueClient } from '../platform/api-client.ts'
import { pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/flyouts.ts'
import { loadSystemPage } from './load-system-page.ts'

/**
 * The flyouts of the shop's bar as HTML, the same for all its pages: loaded by wide screens only, on intent, so that no
 * phone and no first view pays for it.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const page = await loadSystemPage(context.get(services), own, 'frame.main-navigation')
  const items = (page.global?.navigation ?? []).filter(hasFlyout)
  const named = items.flatMap(item =>
    item.flyoutGroups.flatMap(group => itemsOf(group).map(tile => tile.fromPrice)),
  )
  const prices = await loadStartingPrices(named, { api: catalogueClient(own) })
  const html = renderToStaticMarkup(createElement(Flyouts, { page, prices }))
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
