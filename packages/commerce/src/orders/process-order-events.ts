import { renderOrderEmail } from '@passepartout/business-documents'
import {
  claimUnprocessedOrderEvents,
  findOrderById,
  isOrderHeld,
  listOrderLines,
  type OrderEventRow,
  type OrderRow,
  transitionOrder,
} from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE, toDisplayMoney } from '@passepartout/domain'
import type { Jobs, OrderEmailKind } from '@passepartout/jobs'
import { issueCreditNote, issueInvoice } from '../invoices/index.ts'
import { createLabOrders, type Labs } from '../labs/index.ts'
import type { OrderHooks } from '../payments/index.ts'
import { parseStoredAddress, shopOfOrder } from '../stored-orders/index.ts'
import { issuePurchasedVouchers } from '../vouchers/index.ts'
import {
  customerRecipient,
  listProducedLines,
  type OrderEmailContext,
  orderUrl,
} from './build-order-email.ts'
import { isShipped } from './to-order-payload.ts'

export interface OrderEventContext extends OrderEmailContext {
  jobs: Pick<Jobs, 'enqueue' | 'sendLater' | 'soon'>
  labs: Labs
}

const EMAILS_BY_EVENT: Readonly<Partial<Record<string, OrderEmailKind>>> = {
  placed: 'order-received',
  paid: 'payment-received',
  'payment-reminded': 'payment-reminder',
  'address-changed': 'address-changed',
  'lab-address-changed': 'address-changed',
  'production-started': 'in-production',
  'parcel-shipped': 'shipped',
  cancelled: 'cancelled',
  'refunded-in-part': 'refunded',
  refunded: 'refunded',
  'parcel-delivered': 'arrived',
  'case-decided': 'case-decided',
}
/** The email that an order event triggers. */
export const emailKindOfEvent = (kind: string): OrderEmailKind | undefined => EMAILS_BY_EVENT[kind]

/** Order events that require more than an email. */
const CALLS_FOR_MORE = new Set([
  'paid',
  'on-account',
  'parcel-shipped',
  'refunded-in-part',
  'refunded',
  'reprinted',
])
const KINDS = [...new Set([...Object.keys(EMAILS_BY_EVENT), ...CALLS_FOR_MORE])]

/** Older events have been processed or are obsolete. */
const LOOK_BACK_MS = 14 * 86_400_000
const MOST = 100

/**
 * Enqueues the processing of order events, once for all orders placed meanwhile; a scheduled job processes them as
 * well.
 */
export function createOrderHooks(jobs: Pick<Jobs, 'soon'>): OrderHooks {
  const read = async () => jobs.soon('follow-orders')
  return { onPlaced: read, onPaid: read, onReminder: read, onUnpaid: read }
}

/** Processes new order events, each once. */
export async function processOrderEvents(context: OrderEventContext): Promise<number> {
  const { db, now } = context
  return db.transaction(async tx => {
    const since = new Date(now.getTime() - LOOK_BACK_MS)
    const events = await claimUnprocessedOrderEvents(tx, { kinds: KINDS, since, most: MOST, now })
    for (const event of events) await handleOrderEvent({ ...context, db: tx }, event)
    return events.length
  })
}

async function handleOrderEvent(context: OrderEventContext, event: OrderEventRow): Promise<void> {
  const { db: tx, jobs } = context
  const { orderId, kind, sequence } = event
  const enqueueEmail = (letter: OrderEmailKind) =>
    jobs.enqueue(tx, 'order-letter', { orderId, event: sequence, letter }, { key: `${sequence}/${letter}` })
  const letter = EMAILS_BY_EVENT[kind]
  if (letter) await enqueueEmail(letter)
  if (!CALLS_FOR_MORE.has(kind)) return
  const order = await findOrderById(tx, orderId)
  if (!order) return
  if (kind === 'paid' || kind === 'on-account') {
    const options = { key: `${orderId}/start`, notBefore: order.changeUntil }
    await jobs.enqueue(tx, 'start-production', { orderId }, options)
    await issueAndSendVouchers(context, order)
    if (
      (await listProducedLines(tx, orderId)).length === 0 &&
      (await issueInvoice(context, order, orderUrl(context, order)))
    )
      await enqueueEmail('invoice')
  }
  if (kind === 'parcel-shipped' && (await issueInvoice(context, order, orderUrl(context, order))))
    await enqueueEmail('invoice')
  if (kind === 'refunded' || kind === 'refunded-in-part') await issueCreditNote(context, order, event)
  if (kind === 'reprinted') await enqueueReprint(context, order, event)
}

/** Enqueues the production of the lines named in a reprint, or of all, once per order event. */
async function enqueueReprint(
  context: OrderEventContext,
  order: OrderRow,
  { sequence: reprint, details }: OrderEventRow,
): Promise<void> {
  const { db: tx, jobs } = context
  const named = Array.isArray(details.lines) ? details.lines : []
  const isNamed = ({ number }: { number: number }) => named.length === 0 || named.includes(number)
  for (const line of await listProducedLines(tx, order.id)) {
    const { id } = line
    if (isNamed(line))
      await jobs.enqueue(tx, 'produce-line', { orderLineId: id, reprint }, { key: `${id}/${reprint}` })
  }
  await giveToLabs(context, order, { round: reprint, isNamed })
}

/** Gives the lines to their labs. A lab with a folder gets its ticket at once, others wait for their print files. */
async function giveToLabs(
  { db: tx, jobs, labs, now }: OrderEventContext,
  order: OrderRow,
  { round, isNamed }: { round: number; isNamed: (line: { number: number }) => boolean },
): Promise<void> {
  const lines = (await listOrderLines(tx, order.id)).filter(line => isShipped(line) && isNamed(line))
  for (const { id, lab } of await createLabOrders(tx, { labs, order, lines, round, now })) {
    if (!labs.remote.includes(lab)) await jobs.enqueue(tx, 'place-lab-order', { labOrderId: id }, { key: id })
  }
}

/** Time (UTC) at which vouchers are sent on their day: the day has begun everywhere we sell. */
const MORNING = 'T08:00:00Z'

/** Voucher codes exist in these emails only, so the emails are written in the transaction that creates the codes. */
async function issueAndSendVouchers(context: OrderEventContext, order: OrderRow): Promise<void> {
  const { db, jobs, now, pageUrl } = context
  const shop = shopOfOrder(order)
  // The giver is the buyer, wherever the rest of the order is shipped.
  const { delivery, invoice } = parseStoredAddress(order)
  const { firstName, lastName } = invoice ?? delivery
  const from = `${firstName} ${lastName}`.trim()
  for (const { code, worth, message, design, sendOn } of await issuePurchasedVouchers(db, order, now)) {
    const shopUrl = pageUrl(shop, '/')
    const issuedOn = dayInZone(LAB_TIME_ZONE, now)
    const { giftVoucherDocument } = await import('@passepartout/business-documents/documents')
    const document = await giftVoucherDocument({
      ...{ channel: shop.channel, locale: shop.locale, design, amount: worth, code },
      ...{ until: null, to: '', from, message, shopUrl, issuedOn },
    })
    const letter = await renderOrderEmail('gift-voucher', {
      ...(await customerRecipient(context, order)),
      ...{ amount: toDisplayMoney(worth, order.locale), code, until: null, from, message, shopUrl, document },
    })
    const notBefore = sendOn === undefined ? undefined : new Date(`${sendOn}${MORNING}`)
    await jobs.sendLater(db, { kind: 'gift-voucher', message: letter, now, notBefore })
  }
}

/**
 * Starts production when the order can no longer be changed, and enqueues its lines; a cancelled order is left alone.
 */
export async function startProduction(context: OrderEventContext, orderId: string): Promise<void> {
  const { db, jobs, now } = context
  await db.transaction(async tx => {
    const lines = await listProducedLines(tx, orderId)
    // A held order starts when it is released.
    if (lines.length === 0 || (await isOrderHeld(tx, orderId))) return
    const moved = await transitionOrder(tx, {
      orderId,
      move: 'production-started',
      actor: 'clock',
      key: 'production-started',
      now,
    })
    if (!moved.ok) return
    for (const { id } of lines) await jobs.enqueue(tx, 'produce-line', { orderLineId: id }, { key: id })
    await giveToLabs({ ...context, db: tx }, moved.order, { round: 0, isNamed: () => true })
    jobs.soon('follow-orders')
  })
}
