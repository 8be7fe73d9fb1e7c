import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  addShipment,
  type Database,
  findOrder,
  listOrderLines,
  listShipments,
  markShipmentsDelivered,
  type OrderRow,
  type OrderTransitionResult,
  transitionOrder,
  transitionOrderWith,
} from '@passepartout/db'
import {
  CARRIERS,
  formatMoney,
  isCarrier,
  money,
  REPRINT_CAUSES,
  REPRINT_PAYERS,
  TRACKING_NUMBER,
} from '@passepartout/domain'
import type { PaymentContext } from '../payments/index.ts'
import { cancelPlacedOrder } from './cancel-placed-order.ts'
import { enumOption, integerOption, moneyOption, type Options, textOption } from './command-options.ts'
import { CASE_DECISIONS, decideOrderCase, refundOrder, reprintOrder } from './order-operations.ts'
import {
  type CommandInput,
  type CommandResult,
  listCasesCommand,
  listOrdersCommand,
  showOrderCommand,
} from './orders-command-lists.ts'
import { isShipped } from './to-order-payload.ts'

export const ORDERS_HELP = `npm run shop -- orders <action>

  list [--state paid,shipped] [--mail M] [--channel C] [--from 2026-11-01] [--until 2026-12-01] [--most 100] [--csv]
  show <order>                     what was ordered, and its journal
  cancel <order> --reason TEXT     before production; asks for the refund of what was paid
  refund <order> --reason TEXT [--amount 12.50] [--again]
                                   ask for the refund of a part, or of all that is left; the same one twice with --again
  ship <order> --carrier ${Object.keys(CARRIERS).join('|')} [--tracking N] [--lines 1,2]
  deliver <order> [--parcel 1]     one parcel, or all; the last one ends the order's way
  reprint <order> --reason TEXT [--lines 1,2] [--cause ${REPRINT_CAUSES.join('|')}]
          [--payer ${REPRINT_PAYERS.join('|')}]
  cases                            complaints and withdrawals that wait for a decision
  case <id> --decide reprint|refund|refused [--reason TEXT]

Every action takes --json. What changes an order stands in its journal with the name of who did it.
`

/**
 * Runs `npm run shop -- orders ...` and returns its output.
 *
 * @param argument JSON with the words after `orders` and the operator
 * @throws Error with a message for the operator
 */
export async function ordersCommand(context: PaymentContext, argument: string): Promise<string> {
  const { words, operator } = JSON.parse(argument) as { words: string[]; operator: string }
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(
        [
          'state',
          'mail',
          'channel',
          'from',
          'until',
          'most',
          'reason',
          'amount',
          'carrier',
          'cause',
          'payer',
        ].map(name => [name, { type: 'string' as const }]),
      ),
      tracking: { type: 'string' },
      lines: { type: 'string' },
      parcel: { type: 'string' },
      decide: { type: 'string' },
      again: { type: 'boolean' },
      csv: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const [action = '', named] = positionals
  const options: Options = values
  const result = await runOrdersCommand({ context, actor: `operator:${operator}`, options }, action, named)
  // Control characters in customers' input must not reach the terminal.
  const shown = result.words.replace(/[^\P{Cc}\r\n]/gu, ' ')
  return options.json ? `${JSON.stringify(result.data, null, 2)}\n` : shown
}

async function runOrdersCommand(
  input: CommandInput,
  action: string,
  named: string | undefined,
): Promise<CommandResult> {
  if (action === 'list') return listOrdersCommand(input)
  if (action === 'cases') return listCasesCommand(input)
  if (action === 'case' && named) return decide(input, named)
  const onOrder = ON_ORDER[action]
  if (!onOrder || !named) throw new Error(ORDERS_HELP)
  const order = await findOrder(input.context.db, named)
  if (!order) throw new Error(`There is no order ${named}.`)
  return onOrder(input, order)
}

const ON_ORDER: Readonly<Record<string, (input: CommandInput, order: OrderRow) => Promise<CommandResult>>> = {
  show: showOrderCommand,
  cancel: async (input, order) =>
    transitionResult(
      order,
      await cancelPlacedOrder(input.context, { order, actor: input.actor, reason: reasonOf(input) }),
    ),
  refund,
  ship,
  deliver,
  reprint,
}

const REFUND_STATES = { asked: 'not sent yet', done: 'sent', failed: 'failed' } as const

async function refund(input: CommandInput, order: OrderRow): Promise<CommandResult> {
  const { context, options, actor } = input
  const reason = reasonOf(input)
  const amount = options.amount === undefined ? undefined : moneyOption(options.amount)
  const isSecond = options.again === true
  const refunded = await refundOrder(context, order, { amount, reason, actor, isSecond })
  if (!refunded.ok && refunded.reason !== 'repeated')
    throw new Error(
      refunded.reason === 'not-paid'
        ? `${order.number} is not paid.`
        : `So much is not left of ${order.number}.`,
    )
  const given = formatMoney(money(refunded.refund.amount, order.currency), 'en-GB')
  if (!refunded.ok) {
    const { createdAt, state } = refunded.refund
    throw new Error(
      `${given} of ${order.number} were asked back for this reason before, on ${createdAt.toISOString().slice(0, 10)} (${REFUND_STATES[state]}). Nothing was added. Say --again for a second refund.`,
    )
  }
  return { data: refunded.refund, words: `${given} of ${order.number} go back.\n` }
}

async function ship(input: CommandInput, order: OrderRow): Promise<CommandResult> {
  const { context, options, actor } = input
  const { db, now } = context
  const carrier = textOption(options.carrier) ?? ''
  if (!isCarrier(carrier)) throw new Error(`--carrier must be one of ${Object.keys(CARRIERS).join(', ')}.`)
  const trackingNumber = textOption(options.tracking) ?? null
  if (trackingNumber !== null && !TRACKING_NUMBER.test(trackingNumber))
    throw new Error('--tracking must be 6 to 40 letters and digits.')
  const lines = options.lines === undefined ? await linesToShip(db, order) : await linesIn(input, order)
  const key = trackingNumber === null ? {} : { key: `parcel-${carrier}-${trackingNumber}` }
  const step = { orderId: order.id, move: 'parcel-shipped', actor, details: { carrier, lines }, now } as const
  const result = await transitionOrderWith(db, { ...step, ...key }, async tx => {
    await addShipment(tx, {
      id: randomUUID(),
      orderId: order.id,
      carrier,
      trackingNumber,
      lines,
      shippedAt: now,
    })
  })
  return transitionResult(order, result)
}

async function deliver({ context, options, actor }: CommandInput, order: OrderRow): Promise<CommandResult> {
  const { db, now } = context
  const number = options.parcel === undefined ? undefined : integerOption(options.parcel, '--parcel', 1000)
  const orderId = order.id
  const result = await db.transaction(async tx => {
    const arrived = await transitionOrder(tx, {
      orderId,
      move: 'parcel-delivered',
      actor,
      details: number === undefined ? {} : { parcel: number },
      now,
    })
    if (!arrived.ok) return arrived
    const left = await markShipmentsDelivered(tx, { orderId, number, at: now })
    if (left > 0 || arrived.order.state === 'delivered') return arrived
    return transitionOrder(tx, {
      orderId,
      move: 'delivered',
      actor,
      key: `delivered-${now.toISOString()}`,
      now,
    })
  })
  return transitionResult(order, result)
}

async function reprint(input: CommandInput, order: OrderRow): Promise<CommandResult> {
  const { context, actor } = input
  const { cause, payer } = input.options
  const request = {
    reason: reasonOf(input),
    lines: await linesIn(input, order),
    actor,
    cause: cause === undefined ? undefined : enumOption(REPRINT_CAUSES, cause, '--cause'),
    payer: payer === undefined ? undefined : enumOption(REPRINT_PAYERS, payer, '--payer'),
  }
  const reprinted = await reprintOrder(context, order, request)
  if (!reprinted.ok && reprinted.reason === 'unknown-line') throw new Error('There is no such line.')
  return transitionResult(order, reprinted)
}

/** Decides a case. A reprint is sent to the lab at once; a refund has its own command. */
async function decide({ context, options, actor }: CommandInput, id: string): Promise<CommandResult> {
  const decision = enumOption(CASE_DECISIONS, options.decide, '--decide')
  const reason = textOption(options.reason) ?? ''
  const isId = /^[\da-f-]{36}$/i.test(id)
  const decided = isId
    ? await decideOrderCase(context, { id, decision, reason, actor })
    : ({ ok: false, reason: 'not-found' } as const)
  if (!decided.ok)
    throw new Error(
      decided.reason === 'decided' ? 'This case was decided before.' : `There is no case ${id}.`,
    )
  return { data: { id, state: decision }, words: `${id}: ${decision}\n` }
}

function transitionResult({ number }: OrderRow, result: OrderTransitionResult): CommandResult {
  if (!result.ok)
    throw new Error(
      result.state
        ? `${number} is ${result.state}: that is not possible any more, or not yet.`
        : `Gift vouchers of ${number} have been sent: who has their codes can spend them.`,
    )
  const { state } = result.order
  return { data: { number, state, repeated: result.repeated }, words: `${number} is ${state}.\n` }
}

/** The named lines; all lines when none are named. */
async function linesIn({ context: { db }, options }: CommandInput, order: OrderRow): Promise<number[]> {
  const all = (await listOrderLines(db, order.id)).map(({ number }) => number)
  const named = textOption(options.lines)?.split(',').map(Number) ?? all
  if (named.some(number => !all.includes(number)))
    throw new Error(`--lines must be some of ${all.join(', ')}.`)
  return named
}

/** Lines without a shipment; when everything was shipped, all lines again, as after a reprint. */
async function linesToShip(db: Database, order: OrderRow): Promise<number[]> {
  const parcels = await listShipments(db, order.id)
  const sent = new Set(parcels.flatMap(({ lines }) => lines))
  const all = (await listOrderLines(db, order.id)).filter(isShipped).map(({ number }) => number)
  const left = all.filter(number => !sent.has(number))
  return left.length > 0 ? left : all
}

function reasonOf({ options }: CommandInput): string {
  const reason = textOption(options.reason)?.trim()
  if (!reason) throw new Error('Say why: --reason TEXT.')
  return reason.slice(0, 300)
}
