import type { CrossSellOffers, Order } from '@passepartout/contracts'
import { type GuestBookKind, moneyProperties, systemPath } from '@passepartout/domain'
import { ClockIcon } from '@passepartout/ui/icons'
import { Notice } from '@passepartout/ui/notice'
import type { Page } from '../../platform/page.ts'
import { trackingAttributes } from '../../platform/tracking-attributes.ts'
import { CrossSellOffersList } from '../cart/cross-sell-offers.tsx'
import { lineTitle } from '../checkout/line-texts.ts'
import { ChangePanel } from './change-panel.tsx'
import type { OrderFormError } from './handle-order-action.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderCopies } from './order-copies.tsx'
import { OrderLinks } from './order-links.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Panel, StatusMessage } from './panels.tsx'
import { PayPanel } from './pay-panel.tsx'
import { PrintedCalendars } from './printed-calendars.tsx'
import { Retention } from './retention.tsx'
import { Timeline } from './timeline.tsx'

export interface OrderPageProps {
  page: Page
  token: string
  order: Order | undefined
  /** Action that was just completed, from the query of the address. */
  done?: string | undefined
  failed: OrderFormError | undefined
  /** Address of the payment page, outside the shop; opens by itself after a payment method was chosen. */
  paymentUrl?: string | undefined
  /** Kind of the guest or condolence book that comes with the ordered cards. */
  bookKind?: GuestBookKind | undefined
  /** Cross-sell offers for a photo of the order, for its customer. */
  offers?: (CrossSellOffers & { lineId: string }) | undefined
}

const COMPLETED_ACTIONS = new Set([
  'cancel',
  'address',
  'pay',
  'complain',
  'again',
  'keep-photos',
  'delete-photos',
])

/** Thank-you page and order status in one: payment, time left for changes, progress. */
export function OrderPage({
  page,
  token,
  order,
  done,
  failed,
  paymentUrl,
  offers,
  bookKind,
}: OrderPageProps) {
  const { translate } = page
  if (!order) {
    return (
      <div className="wrap pt-10 pb-section">
        <h1 className="type-h1">{translate('order.page-title')}</h1>
        <Notice title={translate('order.unavailable-title')} text={translate('order.unavailable')} />
      </div>
    )
  }
  const isOpen = isCustomerActionRequired(order)
  const props = { page, token, order, failed }
  return (
    <div
      {...(isNew(order)
        ? trackingAttributes('purchase', moneyProperties(order.sums.total), `purchase ${order.orderNumber}`)
        : {})}
      className="wrap pt-9 pb-section nav:pt-14"
    >
      {paymentUrl && <meta httpEquiv="refresh" content={`0; url=${paymentUrl}`} />}
      <OrderHead page={page} order={order} />
      <div className="mt-7 grid items-start gap-5 nav:mt-10 nav:grid-cols-[minmax(0,776fr)_minmax(0,440fr)] nav:gap-x-16">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {done && COMPLETED_ACTIONS.has(done) && (
            <StatusMessage look="done">{translate(`order.done-${done}`)}</StatusMessage>
          )}
          {failed && failed.message !== '' && <StatusMessage look="error">{failed.message}</StatusMessage>}
          {isOpen && <PayPanel {...props} />}
          {order.canChange && <ChangePanel {...props} />}
          {isOpen ? <OrderSummary page={page} order={order} /> : <Timeline page={page} order={order} />}
          {bookKind && <GuestBookWay page={page} token={token} kind={bookKind} />}
          <PrintedCalendars page={page} order={order} />
          {!isOpen && <OrderCopies page={page} order={order} />}
          <Cases page={page} order={order} />
          {order.canComplain && <ComplaintLink page={page} token={token} />}
          <Retention page={page} order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {isOpen ? <NextSteps page={page} order={order} /> : <OrderSummary page={page} order={order} />}
          <OrderLinks {...props} />
        </div>
      </div>
      {offers && (
        <CrossSellOffersList
          page={page}
          offers={offers}
          text={translate('cart.also-text-order')}
          others={order.lines.flatMap(line => {
            if (line.pictureUrl === null || !line.isPersonalised || line.id === offers.lineId) return []
            return [{ id: line.id, words: lineTitle(line, translate('cart.unnamed')) }]
          })}
        />
      )}
    </div>
  )
}

const NEW_MS = 3_600_000
/** Customers who return another day to check the status have not just ordered. */
const isNew = ({ placedAt }: Order): boolean => Date.now() - Date.parse(placedAt.at) < NEW_MS

/** The customer has to act before production starts. */
export const isCustomerActionRequired = ({ state }: Order): boolean =>
  state === 'placed' || state === 'awaiting-payment'

/** Customers who pay by card return to a paid order without having seen the thanks. */
const isPaidJustNow = (order: Order): boolean =>
  isNew(order) &&
  (order.state === 'paid' || order.state === 'in-production') &&
  order.payment.method !== 'transfer'

function leadOf(order: Order): 'open' | 'asking' | 'refused' | 'paid' {
  const { method, state } = order.payment
  if (!isCustomerActionRequired(order)) return method === 'invoice' ? 'asking' : 'paid'
  return state === 'refused' ? 'refused' : state === 'processing' ? 'asking' : 'open'
}

function OrderHead({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  const { orderNumber, placedAt, state, delivery, contact } = order
  const named = { number: orderNumber, date: placedAt.text, email: contact.email, name: delivery.firstName }
  if (isCustomerActionRequired(order) || isPaidJustNow(order)) {
    const what = leadOf(order)
    return (
      <header className="max-w-[44rem]">
        <h1 className="type-h1 break-words nav:text-[3rem]">
          {translate(what === 'refused' ? 'order.title-refused' : 'order.title-thanks', named)}
        </h1>
        <p className="type-lead mt-3 break-words">{translate(`order.lead-${what}`, named)}</p>
      </header>
    )
  }
  return (
    <header>
      <h1 className="type-h1 nav:text-[3rem]">{translate(`order.title-${state}`)}</h1>
      <p className="type-lead mt-3">{translate('order.of-day', named)}</p>
    </header>
  )
}

function Cases({ page, order: { cases } }: { page: Page; order: Order }) {
  const { translate } = page
  if (cases.length === 0) return null
  return (
    <Panel title={translate('order.cases')}>
      <ul className="divide-y divide-hairline">
        {cases.map(({ id, kind, state, at }) => (
          <li key={id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <ClockIcon size={20} className="mt-0.5 flex-none text-muted" />
            <span>
              <span className="block font-semibold">
                {translate(`order.case-${kind}`)}: {translate(`order.case-${state}`)}
              </span>
              <span className="text-14 text-muted">{translate('order.case-at', { at: at.text })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function GuestBookWay({ page, token, kind }: { page: Page; token: string; kind: GuestBookKind }) {
  const { translate, shop } = page
  return (
    <WayBelow
      title={translate(`guest-book.offer-title-${kind}`)}
      text={translate(`guest-book.offer-text-${kind}`)}
      href={page.href(`${systemPath(shop, 'order')}/${token}/guest-book`)}
      link={translate('guest-book.offer-link')}
    />
  )
}

function ComplaintLink({ page, token }: { page: Page; token: string }) {
  const { translate, shop } = page
  return (
    <WayBelow
      title={translate('order.complaint-title')}
      text={translate('order.complaint-text')}
      href={page.href(`${systemPath(shop, 'order')}/${token}/complaint`)}
      link={translate('order.complain')}
    />
  )
}

/** Link to a page below that of the order, with its purpose. */
function WayBelow({ title, text, href, link }: Record<'title' | 'text' | 'href' | 'link', string>) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-surface border border-hairline bg-raised p-5 nav:p-7">
      <div>
        <h2 className="type-h3 text-[1.375rem]">{title}</h2>
        <p className="mt-1.5 text-muted">{text}</p>
      </div>
      <a href={href} className="button button-secondary button-small max-md:w-full">
        {link}
      </a>
    </section>
  )
}
