import { addressLines } from '@passepartout/business-documents'
import {
  fullyProducedOrders,
  listOrderCases,
  listOrderEvents,
  listOrderLines,
  listOrders,
  listPendingCases,
  listShipments,
  type OrderRow,
  type WhitelabelSender,
} from '@passepartout/db'
import { CHANNELS, formatMoney, money, ORDER_STATES, sellerOf } from '@passepartout/domain'
import type { PaymentContext } from '../payments/index.ts'
import { parseStoredAddress, plannedShipmentsOf } from '../stored-orders/index.ts'
import { dateOption, enumOption, integerOption, type Options, textOption } from './command-options.ts'
import { toCsv } from './csv.ts'
import { lineName } from './to-order-payload.ts'

export interface CommandResult {
  /** Output with `--json`. */
  data: unknown
  /** Output for the terminal. */
  words: string
}

export interface CommandInput {
  context: PaymentContext
  actor: string
  options: Options
}

/** Orders by state, email, channel and day; as a table with `--csv`. */
export async function listOrdersCommand({ context: { db }, options }: CommandInput): Promise<CommandResult> {
  const states = textOption(options.state)?.split(',')
  const wanted = states?.map(word => enumOption(ORDER_STATES, word, '--state'))
  const channel =
    options.channel === undefined ? undefined : enumOption(CHANNELS, options.channel, '--channel')
  const orders = await listOrders(db, {
    states: wanted,
    email: textOption(options.mail),
    channel,
    from: dateOption(options.from, '--from'),
    until: dateOption(options.until, '--until'),
    most: options.most === undefined ? 100 : integerOption(options.most, '--most', 100_000),
  })
  const made = await fullyProducedOrders(
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
  if (options.csv) return { data: rows, words: toCsv(rows) }
  const words = orders.map(
    order =>
      `${order.number}  ${order.placedAt.toISOString().slice(0, 16)}  ${order.state.padEnd(16)}  ${totalOf(order)}${order.state === 'in-production' && made.has(order.id) ? '  all lines made' : ''}`,
  )
  return { data: rows, words: words.length > 0 ? `${words.join('\n')}\n` : 'There is no such order.\n' }
}

/** One order with its lines, shipments, cases and order events. */
export async function showOrderCommand(
  { context: { db, sellers } }: CommandInput,
  order: OrderRow,
): Promise<CommandResult> {
  const [lines, events, parcels, own] = await Promise.all([
    listOrderLines(db, order.id),
    listOrderEvents(db, order.id),
    listShipments(db, order.id),
    listOrderCases(db, order.id),
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
    ...(order.whitelabel ? [`  ${whitelabelText(order.whitelabel)}`] : []),
    ...addressWords(order, sellerOf(sellers, order).country),
    ...lines.map(line => `  ${line.number}. ${line.quantity} × ${lineName(line)}`),
    ...plannedShipmentsText(order),
    ...parcels.map(parcel => `  parcel ${parcel.number}: ${parcel.carrier} ${parcel.trackingNumber ?? ''}`),
    ...own.map(({ id, kind, state }) => `  case ${id}: ${kind}, ${state}`),
    ...events.map(({ at, kind, state, actor }) => `  ${at.toISOString()}  ${kind}  ${state}  ${actor}`),
  ]
  return { data, words: `${words.join('\n')}\n` }
}

/**
 * Addresses as printed on labels, for shipping a parcel by hand; with the country when it differs from the seller's.
 */
function addressWords(order: OrderRow, from: string): string[] {
  const { delivery, invoice, contact } = parseStoredAddress(order)
  const block = (title: string, lines: readonly string[]) => [
    `  ${title}:`,
    ...lines.filter(Boolean).map(line => `    ${line}`),
  ]
  return [
    ...block('deliver to', [...addressLines(delivery, order.locale, from), contact.phone]),
    ...(invoice ? block('invoice to', addressLines(invoice, order.locale, from)) : []),
  ]
}

/** The planned parcels of an order, when there are several. */
function plannedShipmentsText({ receipt }: OrderRow): string[] {
  const planned = plannedShipmentsOf(receipt)
  return planned.length < 2
    ? []
    : [
        `  to be sent as ${planned.map(one => `${one.class} of ${(one.grams / 1000).toFixed(1)} kg`).join(', ')}`,
      ]
}

const whitelabelText = ({ number, company, email, phone, isOn }: WhitelabelSender) =>
  `whitelabel ${number}: ${isOn ? 'sender is' : 'ordered by'} ${company}, ${[email, phone].filter(Boolean).join(', ')}`

/** Complaints and withdrawals that await a decision. */
export async function listCasesCommand({ context: { db } }: CommandInput): Promise<CommandResult> {
  const open = await listPendingCases(db)
  const words = open.map(
    ({ id, kind, createdAt, orderNumber, content }) =>
      `${id}  ${createdAt.toISOString().slice(0, 16)}  ${kind}  ${orderNumber ?? 'no such order'}  ${JSON.stringify(content)}`,
  )
  return { data: open, words: words.length > 0 ? `${words.join('\n')}\n` : 'Nothing waits for a decision.\n' }
}

const totalOf = ({ total, currency }: OrderRow) => formatMoney(money(total, currency), 'en-GB')
