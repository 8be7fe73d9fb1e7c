import {
  casesOfOrder,
  eventsOfOrder,
  linesOfOrder,
  listOrders,
  madeOrders,
  type OrderRow,
  openCases,
  parcelsOfOrder,
  type WhitelabelSender,
} from '@passepartout/db'
import { CHANNELS, formatMoney, money, ORDER_STATES, sellerOf } from '@passepartout/domain'
import { addressLines } from '@passepartout/paper'
import type { PaymentContext } from '../payments/index.ts'
import { dayOf, type Options, oneOf, text, whole } from './command-options.ts'
import { csvOf } from './csv.ts'
import { lineName } from './shown-order.ts'
import { plannedParcelsOf, storedAddress } from './stored-order.ts'

/** What a command answers. */
export interface Result {
  /** For programs. */
  data: unknown
  /** For people. */
  words: string
}

/** Who asks for what. */
export interface Asked {
  context: PaymentContext
  actor: string
  options: Options
}

/** Orders by state, mail, channel and day; as a table with `--csv`. */
export async function list({ context: { db }, options }: Asked): Promise<Result> {
  const states = text(options.state)?.split(',')
  const wanted = states?.map(word => oneOf(ORDER_STATES, word, '--state'))
  const channel = options.channel === undefined ? undefined : oneOf(CHANNELS, options.channel, '--channel')
  const orders = await listOrders(db, {
    states: wanted,
    email: text(options.mail),
    channel,
    from: dayOf(options.from, '--from'),
    until: dayOf(options.until, '--until'),
    most: options.most === undefined ? 100 : whole(options.most, '--most', 100_000),
  })
  const made = await madeOrders(
    db,
    orders.map(({ id }) => id),
  )
  const rows = orders.map(order => ({
    number: order.number,
    state: order.state,
    made: made.has(order.id) ? 'all' : '',
    placedAt: order.placedAt.toISOString(),
    channel: order.channel,
    country: order.country,
    total: order.total,
    due: order.due,
    currency: order.currency,
    payment: order.paymentMethod,
    email: order.email,
  }))
  if (options.csv) return { data: rows, words: csvOf(rows) }
  const words = orders.map(
    order =>
      `${order.number}  ${order.placedAt.toISOString().slice(0, 16)}  ${order.state.padEnd(16)}  ${totalOf(order)}${order.state === 'in-production' && made.has(order.id) ? '  all lines made' : ''}`,
  )
  return { data: rows, words: words.length > 0 ? `${words.join('\n')}\n` : 'There is no such order.\n' }
}

/** One order with its lines, parcels, cases and journal. */
export async function show({ context: { db, sellers } }: Asked, order: OrderRow): Promise<Result> {
  const [lines, events, parcels, own] = await Promise.all([
    linesOfOrder(db, order.id),
    eventsOfOrder(db, order.id),
    parcelsOfOrder(db, order.id),
    casesOfOrder(db, order.id),
  ])
  const { tokenHash: _, idempotencyKey: __, ...shown } = order
  const data = {
    ...shown,
    lines: lines.map(({ document: _document, ...line }) => line),
    events,
    parcels,
    cases: own,
  }
  const words = [
    `${order.number}  ${order.state}  ${totalOf(order)}  ${order.channel}/${order.country}  ${order.email}`,
    ...(order.whitelabel ? [`  ${whitelabelWords(order.whitelabel)}`] : []),
    ...addressWords(order, sellerOf(sellers, order).country),
    ...lines.map(line => `  ${line.number}. ${line.quantity} × ${lineName(line)}`),
    ...plannedWords(order),
    ...parcels.map(parcel => `  parcel ${parcel.number}: ${parcel.carrier} ${parcel.trackingNumber ?? ''}`),
    ...own.map(({ id, kind, state }) => `  case ${id}: ${kind}, ${state}`),
    ...events.map(({ at, kind, state, actor }) => `  ${at.toISOString()}  ${kind}  ${state}  ${actor}`),
  ]
  return { data, words: `${words.join('\n')}\n` }
}

/** Addresses as they stand on a label, to send a parcel by hand; the country where it goes abroad from the seller's. */
function addressWords(order: OrderRow, from: string): string[] {
  const { delivery, invoice, contact } = storedAddress(order)
  const block = (title: string, lines: readonly string[]) => [
    `  ${title}:`,
    ...lines.filter(Boolean).map(line => `    ${line}`),
  ]
  return [
    ...block('deliver to', [...addressLines(delivery, order.locale, from), contact.phone]),
    ...(invoice ? block('invoice to', addressLines(invoice, order.locale, from)) : []),
  ]
}

/** What an order was reckoned to come in, where that is more than one parcel. */
function plannedWords({ receipt }: OrderRow): string[] {
  const planned = plannedParcelsOf(receipt)
  return planned.length < 2
    ? []
    : [
        `  to be sent as ${planned.map(one => `${one.class} of ${(one.grams / 1000).toFixed(1)} kg`).join(', ')}`,
      ]
}

/** Who the parcel comes from. */
const whitelabelWords = ({ number, company, email, phone, isOn }: WhitelabelSender) =>
  `whitelabel ${number}: ${isOn ? 'sender is' : 'ordered by'} ${company}, ${[email, phone].filter(Boolean).join(', ')}`

/** Complaints and withdrawals that wait for a decision. */
export async function cases({ context: { db } }: Asked): Promise<Result> {
  const open = await openCases(db)
  const words = open.map(
    ({ id, kind, createdAt, orderNumber, content }) =>
      `${id}  ${createdAt.toISOString().slice(0, 16)}  ${kind}  ${orderNumber ?? 'no such order'}  ${JSON.stringify(content)}`,
  )
  return { data: open, words: words.length > 0 ? `${words.join('\n')}\n` : 'Nothing waits for a decision.\n' }
}

const totalOf = ({ total, currency }: OrderRow) => formatMoney(money(total, currency), 'en-GB')
