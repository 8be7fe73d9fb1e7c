import { randomUUID } from 'node:crypto'
import {
  decideCase,
  findCase,
  findOrderById,
  isOrderHeld,
  listOrderLines,
  type OrderRow,
  type OrderTransitionResult,
  type RefundRow,
  setOrderAddress,
  transitionOrder,
  transitionOrderWith,
} from '@passepartout/db'
import { checkAddress, nextOrderState, type ReprintCause, type ReprintPayer } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import { type PaymentContext, requestRefund } from '../payments/index.ts'
import { parseStoredAddress } from '../stored-orders/index.ts'

// What operators do with an order, for the command line and the back office alike.

export type OperationContext = Pick<PaymentContext, 'db' | 'now' | 'log'>

interface RefundInput {
  /** Minor units; by default what is left of the payment. */
  amount?: number | undefined
  reason: string
  /** `operator:<name>`. */
  actor: string
  /** Equal amount and reason are taken for a repetition, unless this says that it is a second refund. */
  isSecond?: boolean | undefined
}

export type RefundOutcome =
  | { ok: true; refund: RefundRow }
  | { ok: false; reason: 'not-paid' | 'too-much' }
  | { ok: false; reason: 'repeated'; refund: RefundRow }

/** Requests a refund, and records who did so in the order's history. */
export async function refundOrder(
  { db, now, log }: OperationContext,
  order: OrderRow,
  { amount, reason, actor, isSecond }: RefundInput,
): Promise<RefundOutcome> {
  const same = `operator-${amount ?? 'all'}-${reason}`.slice(0, 160)
  const key = isSecond ? `${same}-${randomUUID()}` : same
  return db.transaction(async tx => {
    const requested = await requestRefund(tx, { orderId: order.id, amount, key, now })
    if (!requested.ok) return requested
    const { refund, isNew } = requested
    if (!isNew) return { ok: false, reason: 'repeated', refund }
    await transitionOrder(tx, {
      orderId: order.id,
      move: 'refund-requested',
      actor,
      details: { amount: refund.amount, currency: order.currency, refund: refund.id, reason },
      now,
    })
    log.info({ order: order.number, refund: refund.id, actor }, 'refund requested')
    return { ok: true, refund }
  })
}

export interface ReprintRequest {
  lines: readonly number[]
  reason: string
  cause?: ReprintCause | undefined
  payer?: ReprintPayer | undefined
  actor: string
}

/** Sends lines of an order to the lab again; all lines where none are named. */
export async function reprintOrder(
  { db, now }: OperationContext,
  order: OrderRow,
  { lines, actor, ...why }: ReprintRequest,
): Promise<OrderTransitionResult | { ok: false; reason: 'unknown-line' }> {
  const all = (await listOrderLines(db, order.id)).map(({ number }) => number)
  if (lines.some(number => !all.includes(number))) return { ok: false, reason: 'unknown-line' }
  const details = { ...why, lines: lines.length > 0 ? [...lines] : all }
  return transitionOrder(db, { orderId: order.id, move: 'reprinted', actor, details, now })
}

export const CASE_DECISIONS = ['reprint', 'refund', 'refused'] as const
export type CaseDecision = (typeof CASE_DECISIONS)[number]

/** Decides a case. A reprint is sent to the lab at once; a refund has its own operation. */
export async function decideOrderCase(
  { db, now }: OperationContext,
  { id, decision, reason, actor }: { id: string; decision: CaseDecision; reason: string; actor: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'decided' }> {
  const found = await findCase(db, id)
  if (!found) return { ok: false, reason: 'not-found' }
  const lines = (found.content as { lines?: number[] }).lines ?? []
  return db.transaction(async tx => {
    if (!(await decideCase(tx, { id, state: decision, now }))) return { ok: false, reason: 'decided' }
    if (found.orderId === null) return { ok: true }
    const { orderId } = found
    const details = { case: id, decision, reason }
    const key = `case-${id}`
    const noted = await transitionOrder(tx, { orderId, move: 'case-decided', actor, details, key, now })
    if (noted.ok && decision === 'reprint' && nextOrderState(noted.order.state, 'reprinted'))
      await transitionOrder(tx, { orderId, move: 'reprinted', actor, details: { case: id, lines }, now })
    return { ok: true }
  })
}

/** Stops an order before production. Production checks for it when it would start. */
export const holdOrder = (
  { db, now }: OperationContext,
  order: OrderRow,
  { reason, actor }: { reason: string; actor: string },
): Promise<OrderTransitionResult> =>
  db.transaction(async tx => {
    if (await isOrderHeld(tx, order.id)) return { ok: false, reason: 'not-allowed', state: order.state }
    return transitionOrder(tx, { orderId: order.id, move: 'held', actor, details: { reason }, now })
  })

/** Lets a stopped order go on: a paid one starts its production as soon as it may. */
export const releaseOrder = (
  { db, now, jobs }: OperationContext & { jobs: Pick<Jobs, 'enqueue'> },
  order: OrderRow,
  { actor }: { actor: string },
): Promise<OrderTransitionResult> =>
  db.transaction(async tx => {
    if (!(await isOrderHeld(tx, order.id))) return { ok: false, reason: 'not-allowed', state: order.state }
    const orderId = order.id
    const released = await transitionOrder(tx, { orderId, move: 'hold-released', actor, now })
    if (released.ok && released.order.state === 'paid') {
      const key = `${orderId}/start/${now.toISOString()}`
      await jobs.enqueue(tx, 'start-production', { orderId }, { key, notBefore: order.changeUntil })
    }
    return released
  })

type Delivery = ReturnType<typeof parseStoredAddress>['delivery']

/** Changes the delivery address before production; the country stays, as prices, tax and shipping depend on it. */
export async function changeDeliveryAddress(
  { db, now }: OperationContext,
  order: OrderRow,
  { delivery: typed, actor }: { delivery: Delivery; actor: string },
): Promise<
  | OrderTransitionResult
  | { ok: false; reason: 'other-country' }
  | { ok: false; reason: 'wrong-address'; fields: string[] }
> {
  const before = parseStoredAddress(order)
  if (typed.country !== before.delivery.country) return { ok: false, reason: 'other-country' }
  const { address: delivery, problems } = checkAddress(typed)
  const fields = Object.keys(problems)
  if (fields.length > 0) return { ok: false, reason: 'wrong-address', fields }
  // An invoice that used the delivery address retains the original one.
  const address = { ...before, delivery, invoice: before.invoice ?? before.delivery }
  return transitionOrderWith(db, { orderId: order.id, move: 'address-changed', actor, now }, tx =>
    setOrderAddress(tx, { orderId: order.id, address }),
  )
}

/** The order of a case, where it has one. */
export const findOrderOfCase = async ({ db }: OperationContext, id: string) => {
  const found = await findCase(db, id)
  const order = found?.orderId ? await findOrderById(db, found.orderId) : undefined
  return found && { found, order }
}
