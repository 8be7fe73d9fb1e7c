import type { Order, OrderStep, ReceiptLine } from '@passepartout/contracts'
import {
  casesOfOrder,
  eventsOfOrder,
  invoicesOfOrder,
  linesOfOrder,
  type OrderEventRow,
  type OrderLineRow,
  type OrderParcelRow,
  type OrderRow,
  parcelsOfOrder,
} from '@passepartout/db'
import { carrierName, money, stateAfter, trackingUrl } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { lookOf } from '../cart/index.ts'
import { paymentOf } from '../payments/index.ts'
import { shownMoney } from '../prices/index.ts'
import { canChange, canWithdraw, lastOf, photosUntil } from './order-facts.ts'
import { momentsOf } from './shown-moments.ts'
import { senderOf, shopOf, storedAddress, storedReceipt } from './stored-order.ts'

/** What showing an order needs, in a call or in a job. */
export type OrderSpeaker = Pick<
  CallContext,
  | 'db'
  | 'now'
  | 'catalogue'
  | 'keepOrderPhotosDays'
  | 'delivery'
  | 'sellers'
  | 'paymentProviders'
  | 'invoiceCustomers'
>

/** An order as its status page shows it, to whoever has its link. */
export async function shownOrder(context: OrderSpeaker, order: OrderRow, token: string): Promise<Order> {
  const { db, now, keepOrderPhotosDays } = context
  const [lines, events, parcels, cases, invoices] = await Promise.all([
    linesOfOrder(db, order.id),
    eventsOfOrder(db, order.id),
    parcelsOfOrder(db, order.id),
    casesOfOrder(db, order.id),
    invoicesOfOrder(db, order.id),
  ])
  const shown = momentsOf(context, order)
  const { contact, delivery, invoice: billed } = storedAddress(order)
  const { sums, shippingName, arrives, moneyBy } = storedReceipt(order)
  const arePhotosDeleted = lastOf(events, 'photos-deleted') !== undefined
  const until = photosUntil(events, keepOrderPhotosDays)
  return {
    orderNumber: order.number,
    state: order.state,
    placedAt: shown(order.placedAt, 'date'),
    country: order.country,
    contact,
    delivery,
    ...senderOf(order),
    invoice: billed ?? delivery,
    lines: lines.map(line => shownOrderLine(context, order, line, arePhotosDeleted ? undefined : token)),
    sums,
    shippingName,
    arrives,
    moneyBy,
    payment: await paymentOf(context, order),
    timeline: timelineOf(events, shown),
    parcels: parcels.map(parcel => shownParcel(parcel, { order, lines, shown })),
    canChange: canChange(order, now),
    ...changeTime(order, now, shown),
    invoiceUrl: invoices.some(({ kind, pdfKey }) => kind === 'invoice' && pdfKey)
      ? `/web-api/orders/${token}/invoice.pdf`
      : null,
    photosUntil: until ? shown(until, 'date') : null,
    arePhotosDeleted,
    canComplain: stateAfter(order.state, 'complaint-received') !== undefined,
    canWithdraw: canWithdraw(order, events, now),
    cases: cases.map(({ id, kind, state, createdAt }) => ({
      id,
      kind,
      state,
      at: shown(createdAt, 'moment'),
    })),
  }
}

/** Until when it can be changed, with its day around midnight. */
function changeTime(order: OrderRow, now: Date, shown: ReturnType<typeof momentsOf>) {
  const { changeUntil } = order
  if (!canChange(order, now) || now >= changeUntil) return { changeUntil: null, changeDay: null }
  const day = shown(changeUntil, 'day').text
  return {
    changeUntil: shown(changeUntil, 'time'),
    changeDay: day === shown(now, 'day').text ? null : day,
  }
}

/** A line as receipts show it; its picture only by a link that opens the order, and while there are photos. */
export function shownOrderLine(
  { catalogue }: Pick<OrderSpeaker, 'catalogue'>,
  order: Pick<OrderRow, 'channel' | 'currency' | 'locale'>,
  line: OrderLineRow,
  token?: string,
): ReceiptLine {
  const { currency, locale } = order
  const shown = (amount: number) => shownMoney(money(amount, currency), locale)
  const { id, kind, title, description, quantity, isPersonalised } = line
  const hasPicture = token !== undefined && line.document !== null
  return {
    id,
    kind,
    title,
    description: [...description],
    quantity,
    unitPrice: shown(line.unitPrice),
    total: shown(line.total),
    totalOriginal: shown(line.totalOriginal),
    pictureUrl: hasPicture ? `/web-api/orders/${token}/lines/${id}/picture` : null,
    ...(line.document === null && {
      article: lookOf({ catalogue, shop: shopOf(order) }, line, currency) ?? null,
    }),
    isPersonalised,
    blocker: null,
  }
}

/** What a line is called where there is room for its name alone. */
export const lineName = ({ title, description }: Pick<OrderLineRow, 'title' | 'description'>): string =>
  description[0]?.value || title

/** The same with how many there are. */
const countedName = (line: OrderLineRow): string =>
  line.quantity > 1 ? `${line.quantity}\u00a0× ${lineName(line)}` : lineName(line)

/** Whether a line lies in a parcel: a voucher as a PDF comes by mail. */
export const isSent = ({ kind, configuration }: Pick<OrderLineRow, 'kind' | 'configuration'>): boolean =>
  kind !== 'gift-voucher' || (configuration as { delivery?: string }).delivery !== 'pdf'

const STEPS: readonly { step: OrderStep; kinds: readonly string[] }[] = [
  { step: 'placed', kinds: ['placed'] },
  { step: 'paid', kinds: ['paid', 'on-account'] },
  { step: 'in-production', kinds: ['production-started', 'reprinted'] },
  { step: 'shipped', kinds: ['parcel-shipped'] },
  { step: 'delivered', kinds: ['delivered'] },
]

/** The way of the order; what was done before a reprint began is to come again. */
export function timelineOf(
  events: readonly OrderEventRow[],
  shown: ReturnType<typeof momentsOf>,
): Order['timeline'] {
  const reprinted = lastOf(events, 'reprinted')?.sequence ?? 0
  return STEPS.map(({ step, kinds }, index) => {
    const event = lastOf(events, ...kinds)
    const isDone = event !== undefined && (index < 3 || event.sequence > reprinted)
    return { step, at: isDone ? shown(event.at, 'moment') : null }
  })
}

const shownParcel = (
  { number, carrier, trackingNumber, shippedAt, deliveredAt, lines: numbers }: OrderParcelRow,
  {
    order: { locale },
    lines,
    shown,
  }: { order: OrderRow; lines: readonly OrderLineRow[]; shown: ReturnType<typeof momentsOf> },
): Order['parcels'][number] => ({
  number,
  carrier: carrierName(carrier, locale),
  trackingNumber,
  trackingUrl: trackingUrl(carrier, trackingNumber, locale) ?? null,
  shippedAt: shown(shippedAt, 'day'),
  deliveredAt: deliveredAt ? shown(deliveredAt, 'moment') : null,
  contents: lines.filter(line => numbers.includes(line.number) && isSent(line)).map(countedName),
})
