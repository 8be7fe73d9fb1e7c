import type { Order, OrderTimelineStep, ReceiptLine } from '@passepartout/contracts'
import {
  listOrderCases,
  listOrderEvents,
  listOrderInvoices,
  listOrderLines,
  listShipments,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  type ShipmentRow,
} from '@passepartout/db'
import {
  carrierName,
  type DeliveryCalendar,
  isShippedProduct,
  kindOf,
  money,
  nextOrderState,
  toDisplayMoney,
  trackingUrl,
} from '@passepartout/domain'
import { type PaymentContext, paymentStatusPayload } from '../payments/index.ts'
import {
  isChangeable,
  isWithdrawable,
  lastEventAt,
  parseStoredAddress,
  parseStoredReceipt,
  photoRetentionUntil,
  shopOfOrder,
  whitelabelSenderOf,
} from '../stored-orders/index.ts'
import { toPrintedCalendars } from './calendar-days.ts'
import { createMomentFormatter } from './format-moments.ts'
import type { LineLooks } from './line-looks.ts'

export interface OrderPayloadContext extends Omit<PaymentContext, 'orderHooks' | 'log'> {
  delivery: DeliveryCalendar
  /** Days after delivery until an order's photos are deleted. */
  keepOrderPhotosDays?: number | undefined
  lineLooks: Pick<LineLooks, 'undesigned'>
}

/** An order on its status page, for holders of its link. */
export async function toOrderPayload(
  context: OrderPayloadContext,
  order: OrderRow,
  token: string,
): Promise<Order> {
  const { db, now, keepOrderPhotosDays } = context
  const [lines, events, parcels, cases, invoices] = await Promise.all([
    listOrderLines(db, order.id),
    listOrderEvents(db, order.id),
    listShipments(db, order.id),
    listOrderCases(db, order.id),
    listOrderInvoices(db, order.id),
  ])
  const shown = createMomentFormatter(context, order)
  const { contact, delivery, invoice: billed } = parseStoredAddress(order)
  const { sums, shippingName, arrives, moneyBy } = parseStoredReceipt(order)
  // Of articles from stock only the lab's tickets are deleted.
  const arePhotosDeleted =
    lastEventAt(events, 'photos-deleted') !== undefined && lines.some(({ isPersonalised }) => isPersonalised)
  const until = photoRetentionUntil(events, keepOrderPhotosDays)
  return {
    orderNumber: order.number,
    state: order.state,
    placedAt: shown(order.placedAt, 'date'),
    country: order.country,
    contact,
    delivery,
    ...whitelabelSenderOf(order),
    invoice: billed ?? delivery,
    lines: lines.map(line => toOrderLinePayload(context, order, line, arePhotosDeleted ? undefined : token)),
    copies: arePhotosDeleted ? [] : toCopies(lines, token),
    calendars: arePhotosDeleted ? [] : toPrintedCalendars(lines, token, shown),
    sums,
    shippingName,
    arrives,
    moneyBy,
    payment: await paymentStatusPayload(context, order),
    timeline: toTimeline(events, shown),
    parcels: parcels.map(parcel => toShipmentPayload(parcel, { order, lines, shown })),
    canChange: isChangeable(order, now),
    ...changeTime(order, now, shown),
    invoiceUrl: invoices.some(({ kind, pdfKey }) => kind === 'invoice' && pdfKey)
      ? `/web-api/orders/${token}/invoice.pdf`
      : null,
    photosUntil: until ? shown(until, 'date') : null,
    arePhotosDeleted,
    canComplain: nextOrderState(order.state, 'complaint-received') !== undefined,
    canWithdraw: isWithdrawable(order, events, now),
    cases: cases.map(({ id, kind, state, createdAt }) => ({
      id,
      kind,
      state,
      at: shown(createdAt, 'moment'),
    })),
  }
}

/** Files of the designs with the customer's own content; articles from stock have none. */
const toCopies = (lines: readonly OrderLineRow[], token: string): Order['copies'] =>
  lines.flatMap(({ id, title, document, isPersonalised }) =>
    document !== null && isPersonalised
      ? [{ line: id, title, fileUrl: `/web-api/orders/${token}/lines/${id}/copy.pdf` }]
      : [],
  )

/** The end of the change period, with its day when that is not today. */
function changeTime(order: OrderRow, now: Date, shown: ReturnType<typeof createMomentFormatter>) {
  const { changeUntil } = order
  if (!isChangeable(order, now) || now >= changeUntil) return { changeUntil: null, changeDay: null }
  const day = shown(changeUntil, 'day').text
  return {
    changeUntil: shown(changeUntil, 'time'),
    changeDay: day === shown(now, 'day').text ? null : day,
  }
}

/** A line on receipts; with an image only when a token is given and the photos exist. */
export function toOrderLinePayload(
  { lineLooks }: Pick<OrderPayloadContext, 'lineLooks'>,
  order: Pick<OrderRow, 'channel' | 'currency' | 'locale'>,
  line: OrderLineRow,
  token?: string,
): ReceiptLine {
  const { currency, locale } = order
  const shown = (amount: number) => toDisplayMoney(money(amount, currency), locale)
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
      article: lineLooks.undesigned(shopOfOrder(order), line, currency) ?? null,
    }),
    isPersonalised,
    blocker: null,
  }
}

/** The short name of a line. */
export const lineName = ({ title, description }: Pick<OrderLineRow, 'title' | 'description'>): string =>
  description[0]?.value || title

/** The short name with the quantity. */
const countedName = (line: OrderLineRow): string =>
  line.quantity > 1 ? `${line.quantity}\u00a0× ${lineName(line)}` : lineName(line)

/** Whether a line is shipped, and not sent by email. */
export const isShipped = ({ kind, configuration }: Pick<OrderLineRow, 'kind' | 'configuration'>): boolean =>
  isShippedProduct({ ...Object(configuration), kind: kindOf(kind) })

const STEPS: readonly { step: OrderTimelineStep; kinds: readonly string[] }[] = [
  { step: 'placed', kinds: ['placed'] },
  { step: 'paid', kinds: ['paid', 'on-account'] },
  { step: 'in-production', kinds: ['production-started', 'reprinted'] },
  { step: 'shipped', kinds: ['parcel-shipped'] },
  { step: 'delivered', kinds: ['delivered'] },
]

/** The timeline of an order; steps completed before a reprint are open again. */
export function toTimeline(
  events: readonly OrderEventRow[],
  shown: ReturnType<typeof createMomentFormatter>,
): Order['timeline'] {
  const reprinted = lastEventAt(events, 'reprinted')?.sequence ?? 0
  return STEPS.map(({ step, kinds }, index) => {
    const event = lastEventAt(events, ...kinds)
    const isDone = event !== undefined && (index < 3 || event.sequence > reprinted)
    return { step, at: isDone ? shown(event.at, 'moment') : null }
  })
}

const toShipmentPayload = (
  { number, carrier, trackingNumber, shippedAt, deliveredAt, lines: numbers }: ShipmentRow,
  {
    order: { locale },
    lines,
    shown,
  }: { order: OrderRow; lines: readonly OrderLineRow[]; shown: ReturnType<typeof createMomentFormatter> },
): Order['parcels'][number] => ({
  number,
  carrier: carrierName(carrier, locale),
  trackingNumber,
  trackingUrl: trackingUrl(carrier, trackingNumber, locale) ?? null,
  shippedAt: shown(shippedAt, 'day'),
  deliveredAt: deliveredAt ? shown(deliveredAt, 'moment') : null,
  contents: lines.filter(line => numbers.includes(line.number) && isShipped(line)).map(countedName),
})
