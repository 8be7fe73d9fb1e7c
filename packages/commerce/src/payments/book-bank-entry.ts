import {
  addPayment,
  type BankEntryRow,
  changeBankEntry,
  changePayment,
  type Database,
  findActivePayment,
  listBankEntriesOfOrder,
  listOrderPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  paymentsByReference,
  transitionOrder,
} from '@passepartout/db'
import { extractReferences } from '@passepartout/domain'
import { markPaymentPaid } from './apply-provider-status.ts'
import type { PaymentContext } from './payment-context.ts'
import { transferReference } from './payment-slip.ts'
import { receivedAmount } from './payment-status-payload.ts'

/** The order named in a bank entry's reference or text; `undefined` when it names several. */
export async function findOrderOfEntry(
  tx: Database,
  { reference, text }: Pick<BankEntryRow, 'reference' | 'text'>,
): Promise<string | undefined> {
  const references = [...extractReferences(reference), ...extractReferences(text)]
  const orders = new Set((await paymentsByReference(tx, references)).map(({ orderId }) => orderId))
  const [only] = orders
  return orders.size === 1 ? only : undefined
}

interface OrderBalance {
  order: Pick<OrderRow, 'state' | 'currency' | 'due'>
  /** The payment that is open or paid. */
  alive: Pick<PaymentRow, 'method' | 'state'> | undefined
  /** What partial transfers have brought; minor units. */
  received: number
}

/** The state of an entry that is booked for an order. */
export function bookedStateOf(
  { amount, currency }: Pick<BankEntryRow, 'amount' | 'currency'>,
  { order, alive, received }: OrderBalance,
): BankEntryRow['state'] {
  if (order.currency !== currency) return 'unknown'
  if (order.state === 'cancelled' || order.state === 'refunded') return 'late'
  const isAwaited = order.state === 'placed' || order.state === 'awaiting-payment'
  const isOnAccount = alive?.method === 'invoice' && alive.state === 'open'
  if (!isAwaited && !isOnAccount) return 'double'
  const missing = order.due - received - amount
  return missing > 0 ? 'short' : missing < 0 ? 'over' : 'matched'
}

/**
 * Books a bank entry for an order: `paid` when the amount is complete, `short` when less, `over` when more. Money for
 * an order already paid (`double`), cancelled (`late`), or in another currency (`unknown`) is left to operators.
 */
export async function bookBankEntry(
  tx: Database,
  context: PaymentContext,
  { entry, orderId, actor }: { entry: BankEntryRow; orderId: string; actor: string },
): Promise<BankEntryRow['state']> {
  const order = await lockOrder(tx, orderId)
  if (!order) return 'unknown'
  const alive = await findActivePayment(tx, orderId)
  const received = await receivedAmount(tx, orderId)
  const state = bookedStateOf(entry, { order, alive, received })
  if (state === 'unknown') return state
  await changeBankEntry(tx, entry.id, { state, orderId })
  if (state === 'late' || state === 'double') return state

  const missing = order.due - received - entry.amount
  const { now } = context
  const step = {
    orderId,
    actor,
    now,
    details: { entry: entry.id, amount: entry.amount, currency: entry.currency },
  }
  if (state === 'short') {
    const details = { ...step.details, missing }
    await transitionOrder(tx, { ...step, move: 'payment-short', details, key: `short:${entry.id}` })
    return state
  }
  for (const earlier of await listBankEntriesOfOrder(tx, orderId))
    if (earlier.state === 'short') await changeBankEntry(tx, earlier.id, { state: 'settled' })
  const payment = await findTransferPayment(tx, context, order, alive)
  await markPaymentPaid(tx, context, { order, payment, actor, details: { entry: entry.id } })
  if (state === 'matched') return state
  const details = { ...step.details, over: -missing }
  await transitionOrder(tx, { ...step, move: 'payment-over', details, key: `over:${entry.id}` })
  return state
}

/** The payment that a transfer settles: the open transfer, or a new one that replaces an attempt by another method. */
async function findTransferPayment(
  tx: Database,
  context: PaymentContext,
  order: OrderRow,
  alive: PaymentRow | undefined,
): Promise<PaymentRow> {
  if (alive && BY_BANK.has(alive.method)) return alive
  const { now } = context
  if (alive) await changePayment(tx, alive.id, { state: 'cancelled', askAt: alive.url ? now : null }, now)
  const before = (await listOrderPayments(tx, order.id)).find(({ method }) => method === 'transfer')
  return addPayment(tx, {
    orderId: order.id,
    method: 'transfer',
    state: 'open',
    amount: order.due,
    currency: order.currency,
    reference: before?.reference ?? transferReference(context, order),
    now,
  })
}

const BY_BANK = new Set<PaymentRow['method']>(['transfer', 'invoice'])
