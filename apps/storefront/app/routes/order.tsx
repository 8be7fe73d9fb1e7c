import { getCartLineOffers, getOrder, type Order } from '@passepartout/contracts'
import { pageNotFound, pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { readFields } from '../features/forms/read-form.ts'
import { PageShell } from '../features/frame/page-shell.tsx'
import { changeOrder } from '../features/order/change-order.ts'
import { ComplaintPage } from '../features/order/complaint-page.tsx'
import { LostLink } from '../features/order/lost-link.tsx'
import { OrderPage } from '../features/order/order-page.tsx'
import { SellingShell } from '../features/selling-frame/selling-shell.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/order.ts'
import { loadErrorPage } from './load-content-page.ts'
import { loadSystemPage } from './load-system-page.ts'

/** An order's page lies at its token: thank-you and status in one, and below it the form to complain. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const all = context.get(services)
  const { token, isComplaint } = placeOf(own)
  if (token === '') {
    context.set(loadedPage, await loadSystemPage(all, own, 'order.lost-title'))
    return data(
      { token, isComplaint: false, done: undefined, order: undefined, offers: undefined },
      { status: 200 },
    )
  }
  const found = await apiClient(own).call(getOrder, { params: { token } })
  if (!found.ok && found.status === 404) {
    // What was asked for may be a link with a letter missing: it is not repeated.
    const failure = pageNotFound('no-route', systemPath(own.shop, 'order'))
    context.set(loadedPage, await loadErrorPage(all, own, failure))
    own.failed?.(failure)
    return data(
      { token, isComplaint: false, done: undefined, order: undefined, offers: undefined },
      { status: 404 },
    )
  }
  const page = await loadSystemPage(all, own, isComplaint ? 'order.complaint' : 'order.page-title')
  context.set(loadedPage, { ...page, alternates: [] })
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('done') ?? undefined
  const order = found.ok ? found.payload.order : undefined
  const offers =
    order && !isComplaint ? await offersFor(apiClient(own), order, searchParams.get('also')) : undefined
  return data({ token, isComplaint, done, order, offers }, { status: found.ok ? 200 : 503 })
}

/** As what else a picture of the order can be had: the one that is asked for, else the first. Who has only its link has none. */
async function offersFor(api: ReturnType<typeof apiClient>, { lines }: Order, asked: string | null) {
  const designed = lines.filter(({ pictureUrl, isPersonalised }) => pictureUrl !== null && isPersonalised)
  const { id } = designed.find(line => line.id === asked) ?? designed[0] ?? {}
  if (id === undefined) return undefined
  const answer = await api.call(getCartLineOffers, { params: { id } })
  return answer.ok ? { ...answer.payload, lineId: id } : undefined
}

/** Plain forms of the page, so that everything works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const fields = await readFields(request)
  if (!fields) throw new Response('This page cannot be written to.', { status: 405 })
  const { token } = placeOf(own)
  const result = await changeOrder(apiClient(own), token, fields, own.shop.country)
  if (!result.ok) return data(result, { status: result.status })
  // A redirect out of a form is stopped by browsers where the policy of forms names this shop alone.
  if (result.to === 'payment' || result.to === 'links') return data(result)
  const path =
    result.to === 'cart' ? systemPath(own.shop, 'cart') : `${systemPath(own.shop, 'order')}/${token}`
  const query = result.to === 'order' ? `?${new URLSearchParams({ done: result.done })}` : ''
  throw redirect(pagePath(own.shop, path, own.platform) + query, 303)
}

function placeOf({ shop, path }: PageRequest): { token: string; isComplaint: boolean } {
  const [token = '', below] = path.slice(systemPath(shop, 'order').length + 1).split('/')
  return { token, isComplaint: below === 'complaint' }
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  if (page.failure) {
    return (
      <PageShell page={page}>
        <LostLink page={page} result={actionData} isWrong />
      </PageShell>
    )
  }
  const { token, isComplaint, done, order, offers } = loaderData
  if (token === '') {
    return (
      <PageShell page={page}>
        <LostLink page={page} result={actionData} />
      </PageShell>
    )
  }
  const failed = actionData?.ok === false ? actionData : undefined
  const paymentUrl = actionData?.ok && actionData.to === 'payment' ? actionData.url : undefined
  const props = { page, token, failed }
  if (isComplaint && order) {
    return (
      <SellingShell page={page} back={{ href: orderHref(page, token), text: page.translate('order.back') }}>
        <ComplaintPage {...props} order={order} />
      </SellingShell>
    )
  }
  return (
    <PageShell page={page} isBuying>
      <OrderPage {...props} order={order} done={done} paymentUrl={paymentUrl} offers={offers} />
    </PageShell>
  )
}

const orderHref = (page: NonNullable<ReturnType<typeof usePage>>, token: string) =>
  page.href(`${systemPath(page.shop, 'order')}/${token}`)
