import { getCheckout, getRecipients } from '@passepartout/contracts'
import { moneyProperties, pagePath, systemPath } from '@passepartout/domain'
import { createContext, data, redirect } from 'react-router'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { handleCheckoutAction } from '../features/checkout/handle-checkout-action.ts'
import type { PlacedOrderLinks } from '../features/checkout/order-placed-notice.tsx'
import { CheckoutLayout } from '../features/checkout-layout/checkout-layout.tsx'
import { LIST_BYTES, readForm } from '../features/forms/read-form.ts'
import { handleRecipientAction } from '../features/recipients/handle-recipient-action.ts'
import { RecipientsPage } from '../features/recipients/recipients-page.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, type PageRequest, pageRequest, services } from '../platform/request.ts'
import { trackingAttributes } from '../platform/tracking-attributes.ts'
import type { Route } from './+types/checkout.ts'
import { loadSystemPage } from './load-system-page.ts'

const addressIn = ({ shop, platform }: PageRequest, page: 'cart' | 'checkout') =>
  pagePath(shop, systemPath(shop, page), platform)

/** The placed order, whose cart is empty by then. */
const written = createContext<PlacedOrderLinks | null>(null)

/** The checkout is personal; without cart lines there is none. */
export async function loader({ request: { url }, context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  const query = new URL(url).searchParams
  const line = query.get('recipients')
  if (line) return loadRecipients(context, own, line, query)
  const [page, answer] = await Promise.all([
    loadSystemPage(context.get(services), own, 'checkout.title'),
    apiClient(own).call(getCheckout, {}),
  ])
  context.set(loadedPage, page)
  const checkout = answer.ok ? answer.payload.checkout : undefined
  const ordered = context.get(written) ?? undefined
  const isEmpty = checkout ? checkout.lines.length === 0 : !answer.ok && isRefusal(answer.status)
  if (isEmpty && !ordered) throw redirect(addressIn(own, 'cart'), 303)
  const requestedStep = query.get('step') ?? undefined
  return data(
    { kind: 'checkout' as const, checkout, asked: requestedStep, ordered },
    { status: checkout || ordered ? 200 : 503 },
  )
}

/** The recipient list of a line; without one, redirects to the checkout. */
async function loadRecipients(
  context: Route.LoaderArgs['context'],
  own: PageRequest,
  line: string,
  query: URLSearchParams,
) {
  const [page, answer] = await Promise.all([
    loadSystemPage(context.get(services), own, 'recipients.title'),
    apiClient(own).call(getRecipients, { params: { line } }),
  ])
  if (!answer.ok) throw redirect(addressIn(own, 'checkout'), 303)
  context.set(loadedPage, page)
  const change = query.get('change') ?? undefined
  const find = query.get('find')?.trim().slice(0, 100) ?? ''
  const { list } = answer.payload
  const requestedStep = Number(query.get('envelope') ?? 1)
  const envelope =
    Number.isInteger(requestedStep) && requestedStep >= 1 && requestedStep <= list.recipients.length
      ? requestedStep
      : 1
  return data({ kind: 'recipients' as const, list, change, find, isWhole: query.has('all'), envelope })
}

/** Whether the visitor's input was refused, as opposed to a failure of the shop. */
const isRefusal = (status: number) => status === 404 || status === 409 || status === 422

/** Handles every step as a plain form, so that ordering works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const line = new URL(request.url).searchParams.get('recipients')
  const values = await readForm(request, line ? LIST_BYTES : undefined)
  if (values && line) {
    const changed = await handleRecipientAction(apiClient(own), line, values)
    if (changed && !changed.ok) return data({ refusedList: changed }, { status: changed.status })
    const more = changed?.change ? { change: changed.change } : {}
    const query = new URLSearchParams({ recipients: line, ...more })
    throw redirect(
      `${addressIn(own, 'checkout')}?${query}${changed?.change ? `#r-${changed.change}` : ''}`,
      303,
    )
  }
  if (!values) throw new Response('This page cannot be written to.', { status: 405 })
  const acted = await handleCheckoutAction(apiClient(own), values, own.shop.country)
  if ('ordered' in acted) {
    const { statusPath, paymentUrl, isRepeated } = acted.ordered
    // Browsers block a form's redirect to other hosts where the policy of forms allows this shop alone.
    if (isRepeated || paymentUrl) {
      context.set(written, { statusPath, paymentUrl })
      return null
    }
    throw redirect(pagePath(own.shop, statusPath, own.platform), 303)
  }
  if (!acted.done) return data({ refused: acted.refused }, { status: acted.status })
  const step = ['shipping', 'payment'].find(name => name === values.stay)
  const anchor = values.intent === 'payment' && !step ? '#order' : ''
  throw redirect(`${addressIn(own, 'checkout')}${step ? `?step=${step}` : ''}${anchor}`, 303)
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  if (loaderData.kind === 'recipients') {
    const refused = actionData && 'refusedList' in actionData ? actionData.refusedList : undefined
    const back = {
      href: page.href(systemPath(page.shop, 'checkout')),
      text: page.translate('recipients.back'),
    }
    return (
      <CheckoutLayout page={page} back={back}>
        <RecipientsPage page={page} {...loaderData} refused={refused} />
      </CheckoutLayout>
    )
  }
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const { checkout } = loaderData
  return (
    <CheckoutLayout
      page={page}
      back={{ href: page.href(systemPath(page.shop, 'cart')), text: page.translate('checkout.back') }}
    >
      {checkout && (
        <div
          hidden
          {...trackingAttributes('begin_checkout', moneyProperties(checkout.sums.total), 'begin_checkout')}
        />
      )}
      <CheckoutPage page={page} {...loaderData} refused={refused} />
    </CheckoutLayout>
  )
}
