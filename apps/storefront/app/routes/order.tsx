import { getCrossSellOffers, getGuestBookOfOrder, getOrder, type Order } from '@passepartout/contracts'
import { GUEST_BOOK_KINDS, hasGuestBooks, pageNotFound, pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { CheckoutLayout } from '../features/checkout-layout/checkout-layout.tsx'
import { readMultiValueForm } from '../features/forms/read-form.ts'
import { changeOwnBook } from '../features/guest-book/change-own-book.ts'
import { OwnerBookPage } from '../features/guest-book/owner-book-page.tsx'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { ComplaintPage } from '../features/order/complaint-page.tsx'
import { handleOrderAction } from '../features/order/handle-order-action.ts'
import { OrderLinkRequest } from '../features/order/order-link-request.tsx'
import { OrderPage } from '../features/order/order-page.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/order.ts'
import { loadErrorPage } from './load-content-page.ts'
import { loadSystemPage } from './load-system-page.ts'

const NOTHING = {
  below: undefined,
  done: undefined,
  order: undefined,
  offers: undefined,
  guestBook: undefined,
}

/** The page of an order at its token: thank-you and status in one; below it the complaint form and the guest book. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const all = context.get(services)
  const { token, below } = placeOf(own)
  if (token === '') {
    context.set(loadedPage, await loadSystemPage(all, own, 'order.lost-title'))
    return data({ ...NOTHING, token }, { status: 200 })
  }
  const api = apiClient(own)
  const [found, guestBook] = await Promise.all([
    api.call(getOrder, { params: { token } }),
    guestBookOf(api, own, token),
  ])
  if ((!found.ok && found.status === 404) || (below === 'guest-book' && guestBook?.status === 404)) {
    // The path may contain a mistyped token, so the failure names the system path only.
    const failure = pageNotFound('no-route', systemPath(own.shop, 'order'))
    context.set(loadedPage, await loadErrorPage(all, own, failure))
    own.failed?.(failure)
    return data({ ...NOTHING, token }, { status: 404 })
  }
  const page = await loadSystemPage(all, own, TITLES[below ?? 'order'])
  context.set(loadedPage, { ...page, alternates: [] })
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('done') ?? undefined
  const order = found.ok ? found.payload.order : undefined
  const offers = order && !below ? await offersFor(api, order, searchParams.get('also')) : undefined
  return data({ token, below, done, order, offers, guestBook }, { status: found.ok ? 200 : 503 })
}

const TITLES = {
  order: 'order.page-title',
  complaint: 'order.complaint',
  'guest-book': 'guest-book.page-title',
} as const

/** The guest book of an order; requested only in shops with such books. */
async function guestBookOf(api: ReturnType<typeof apiClient>, { shop }: PageRequest, token: string) {
  if (!GUEST_BOOK_KINDS.some(kind => hasGuestBooks(shop, kind)))
    return { status: 404, book: undefined, text: '' }
  const answer = await api.call(getGuestBookOfOrder, { params: { token } })
  return answer.ok
    ? { status: 200, book: answer.payload, text: '' }
    : { status: answer.status ?? 503, book: undefined, text: answer.message }
}

/** Cross-sell offers for the requested line, else for the first designed one. Guests with the order's link get none. */
async function offersFor(api: ReturnType<typeof apiClient>, { lines }: Order, removed: string | null) {
  const designed = lines.filter(({ pictureUrl, isPersonalised }) => pictureUrl !== null && isPersonalised)
  const { id } = designed.find(line => line.id === removed) ?? designed[0] ?? {}
  if (id === undefined) return undefined
  const answer = await api.call(getCrossSellOffers, { params: { id } })
  return answer.ok ? { ...answer.payload, lineId: id } : undefined
}

/** Handles the page's plain forms, so that everything works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const fields = await readMultiValueForm(request)
  if (!fields) throw new Response('This page cannot be written to.', { status: 405 })
  const { token, below } = placeOf(own)
  const api = apiClient(own)
  const result =
    below === 'guest-book'
      ? await changeOwnBook(api, token, fields)
      : await handleOrderAction(api, token, fields, own.shop.country)
  if (!result.ok) return data(result, { status: result.status })
  // Browsers block a form's redirect to other hosts where the policy of forms allows this shop alone.
  if (result.to === 'payment' || result.to === 'links') return data(result)
  if (result.to === 'cart')
    throw redirect(pagePath(own.shop, systemPath(own.shop, 'cart'), own.platform), 303)
  const path = `${systemPath(own.shop, 'order')}/${token}${result.to === 'guest-book' ? '/guest-book' : ''}`
  const query = `?${new URLSearchParams({ done: result.done })}`
  throw redirect(pagePath(own.shop, path, own.platform) + query, 303)
}

function placeOf({ shop, path }: PageRequest): {
  token: string
  below: 'complaint' | 'guest-book' | undefined
} {
  const [token = '', below] = path.slice(systemPath(shop, 'order').length + 1).split('/')
  return { token, below: below === 'complaint' || below === 'guest-book' ? below : undefined }
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  if (page.failure) {
    return (
      <PageLayout page={page}>
        <OrderLinkRequest page={page} result={actionData} isWrong />
      </PageLayout>
    )
  }
  const { token, below, done, order, offers, guestBook } = loaderData
  if (token === '') {
    return (
      <PageLayout page={page}>
        <OrderLinkRequest page={page} result={actionData} />
      </PageLayout>
    )
  }
  const failed = actionData?.ok === false ? actionData : undefined
  const paymentUrl = actionData?.ok && actionData.to === 'payment' ? actionData.url : undefined
  const props = { page, token, failed }
  if (below && order) {
    return (
      <CheckoutLayout page={page} back={{ href: orderHref(page, token), text: page.translate('order.back') }}>
        {below === 'complaint' ? (
          <ComplaintPage {...props} order={order} />
        ) : (
          <OwnerBookPage page={page} answer={guestBook} done={done} failed={failed} />
        )}
      </CheckoutLayout>
    )
  }
  return (
    <PageLayout page={page} isBuying>
      <OrderPage
        {...props}
        order={order}
        done={done}
        paymentUrl={paymentUrl}
        offers={offers}
        bookKind={guestBook?.book?.kind}
      />
    </PageLayout>
  )
}

const orderHref = (page: NonNullable<ReturnType<typeof usePage>>, token: string) =>
  page.href(`${systemPath(page.shop, 'order')}/${token}`)
