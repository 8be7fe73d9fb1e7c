import { getSharedWishlist, getThemes, getWishlist, type Wishlist } from '@passepartout/contracts'
import { pageNotFound, pagePath, systemPath } from '@passepartout/domain'
import { Notice } from '@passepartout/ui/notice'
import { data, redirect } from 'react-router'
import { Blocks } from '../blocks/blocks.tsx'
import { ErrorPage } from '../blocks/error/error-page.tsx'
import { readMultiValueForm } from '../features/forms/read-form.ts'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { readCardReference } from '../features/wishlist/card-reference.ts'
import { changeWishlist } from '../features/wishlist/change-wishlist.ts'
import { SharedWishlist } from '../features/wishlist/shared-wishlist.tsx'
import {
  type RemovedCard,
  type SampleRule,
  WishlistNotice,
  WishlistPage,
} from '../features/wishlist/wishlist-page.tsx'
import { apiClient, catalogueClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/wishlist.ts'
import { loadContentPage, loadErrorPage } from './load-content-page.ts'
import { loadSystemPage } from './load-system-page.ts'

/** The visitor's own list, or a shared one (`?list=`): rendered for each request, never cached. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const all = context.get(services)
  const query = new URL(request.url).searchParams
  const token = query.get('list')
  if (token !== null) {
    const list = await apiClient(own).call(getSharedWishlist, { params: { token } })
    if (!list.ok) {
      const failure = pageNotFound('no-route', own.path)
      context.set(loadedPage, await loadErrorPage(all, own, failure))
      own.failed?.(failure)
      return data({ shared: [] }, { status: 404 })
    }
    context.set(loadedPage, await loadSystemPage(all, own, 'wishlist.shared-title'))
    return data({ shared: list.payload.items })
  }
  const list = await apiClient(own).call(getWishlist, {})
  const wishlist = list.ok ? list.payload : undefined
  // An empty list displays the editors' page.
  const page =
    wishlist?.items.length === 0
      ? await loadContentPage(all, own, new URLSearchParams())
      : await loadSystemPage(all, own, 'wishlist.title')
  context.set(loadedPage, page)
  const [removed, samples] = await Promise.all([removedCard(query, own), sampleRule(wishlist, own)])
  return data({ wishlist, removed, samples }, { status: wishlist ? 200 : 503 })
}

/** The card removed last, as in the URL, to be restored. */
async function removedCard(query: URLSearchParams, own: PageRequest): Promise<RemovedCard | undefined> {
  const { themeId, palette } = readCardReference(query.get('removed') ?? '')
  if (!themeId) return undefined
  const answer = await catalogueClient(own).call(getThemes, { query: { themeId } })
  const name = answer.ok ? answer.payload.items[0]?.name : undefined
  return name === undefined ? undefined : { themeId, name, palette, note: query.get('note') ?? '' }
}

/** The rule of samples is identical for all cards: requested for the first one. */
async function sampleRule(wishlist: Wishlist | undefined, own: PageRequest): Promise<SampleRule | undefined> {
  const themeId = wishlist?.items[0]?.theme.themeId
  if (!themeId) return undefined
  const answer = await catalogueClient(own).call(getThemes, { query: { themeId } })
  return answer.ok ? answer.payload.items[0]?.detail?.sample : undefined
}

/** Changes the list from a plain form, so that hearts, notes and the link work without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const form = await readMultiValueForm(request)
  if (!form) throw new Response('This page cannot be written to.', { status: 405 })
  const result = await changeWishlist(form, apiClient(own))
  if (!result.ok) return data({ problem: result.message }, { status: result.status === 404 ? 404 : 422 })
  const { back, query, anchor } = result
  const here = pagePath(own.shop, systemPath(own.shop, 'wishlist'), own.platform)
  const path = (back && referrerPath(request, own)) || here
  throw redirect(`${path}${query ? `?${query}` : ''}${anchor ? `#${anchor}` : ''}`, 303)
}

/** The page of this shop where a heart was pressed; `undefined` without a referrer. */
function referrerPath(request: Request, { origin }: PageRequest): string | undefined {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  if (!referrer || referrer.host !== new URL(origin).host) return undefined
  return `${origin}${referrer.pathname}${referrer.search}`
}

export default function WishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page}>
      {page.failure ? (
        <>
          <ErrorPage page={page} />
          <Blocks page={page} blocks={page.blocks} />
        </>
      ) : 'shared' in loaderData ? (
        <SharedWishlist page={page} items={loaderData.shared} />
      ) : (
        <>
          <WishlistNotice page={page} problem={actionData?.problem} removed={loaderData.removed} />
          {!loaderData.wishlist ? (
            <div className="wrap pb-section">
              <Notice
                title={page.translate('wishlist.title')}
                text={page.translate('wishlist.unavailable')}
              />
            </div>
          ) : loaderData.wishlist.items.length > 0 ? (
            <WishlistPage page={page} wishlist={loaderData.wishlist} samples={loaderData.samples} />
          ) : (
            <Blocks page={page} blocks={page.blocks} />
          )}
        </>
      )}
    </PageLayout>
  )
}
