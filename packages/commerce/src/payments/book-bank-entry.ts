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
  { reference, text }: BankEntryRow,
): Promise<string | undefined> {
  const references = [...extractReferences(reference), ...extractReferences(text)]
  const orders = new Set((await paymentsByReference(tx, references)).map(({ orderId }) => orderId))
  const [only] = orders
  return orders.size === 1 ? only : undefined
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
  if (!order || order.currency !== entry.currency) return 'unknown'
  const write = async (state: BankEntryRow['state']) => {
    await changeBankEntry(tx, entry.id, { state, orderId })
    return state
  }
  if (order.state === 'cancelled' || order.state === 'refunded') return write('late')
  const alive = await findActivePayment(tx, orderId)
  const isAwaited = order.state === 'placed' || order.state === 'awaiting-payment'
  const isOnAccount = alive?.method === 'invoice' && alive.state === 'open'
  if (!isAwaited && !isOnAccount) return write('double')

  const received = (await receivedAmount(tx, orderId)) + entry.amount
  const missing = order.due - received
  const { now } = context
  const step = {
    orderId,
    actor,
    now,
    details: { entry: entry.id, amount: entry.amount, currency: entry.currency },
  }
  if (missing > 0) {
    const details = { ...step.details, missing }
    await transitionOrder(tx, { ...step, move: 'payment-short', details, key: `short:${entry.id}` })
    return write('short')
  }
  for (const earlier of await listBankEntriesOfOrder(tx, orderId))
    if (earlier.state === 'short') await changeBankEntry(tx, earlier.id, { state: 'settled' })
  const payment = await findTransferPayment(tx, context, order, alive)
  await markPaymentPaid(tx, context, { order, payment, actor, details: { entry: entry.id } })
  if (missing === 0) return write('matched')
  const details = { ...step.details, over: -missing }
  await transitionOrder(tx, { ...step, move: 'payment-over', details, key: `over:${entry.id}` })
  return write('over')
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
