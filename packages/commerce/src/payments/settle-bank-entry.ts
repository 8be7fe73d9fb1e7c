import { type BankEntryRow, changeBankEntry, findOrder, findRefund, lockBankEntry } from '@passepartout/db'
import { bookBankEntry } from './book-bank-entry.ts'
import type { PaymentContext } from './payment-context.ts'
import { applyRefundStatus } from './refund-payment.ts'

const OPEN = new Set<BankEntryRow['state']>(['short', 'over', 'unknown', 'double', 'late'])

export type EntryResult =
  | { ok: true; state: BankEntryRow['state'] }
  | { ok: false; reason: 'no-entry' | 'no-order' | 'settled' | 'counted' | 'other-currency' }

/** Books an entry for an order that its text does not name, or names incorrectly. */
export async function matchBankEntry(
  context: PaymentContext,
  { entryId, orderNumber, actor }: { entryId: string; orderNumber: string; actor: string },
): Promise<EntryResult> {
  const order = await findOrder(context.db, orderNumber)
  if (!order) return { ok: false, reason: 'no-order' }
  return context.db.transaction(async tx => {
    const entry = await lockBankEntry(tx, entryId)
    if (!entry) return { ok: false, reason: 'no-entry' }
    if (!OPEN.has(entry.state)) return { ok: false, reason: 'settled' }
    if (entry.state === 'short') return { ok: false, reason: 'counted' }
    const state = await bookBankEntry(tx, context, { entry, orderId: order.id, actor })
    return state === 'unknown' ? { ok: false, reason: 'other-currency' } : { ok: true, state }
  })
}

/** Marks an entry as settled by an operator: the money was returned, or needs nothing. */
export function settleBankEntry(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  { entryId, reason, actor }: { entryId: string; reason?: string | undefined; actor: string },
): Promise<EntryResult> {
  return db.transaction(async tx => {
    const entry = await lockBankEntry(tx, entryId)
    if (!entry) return { ok: false, reason: 'no-entry' }
    if (!OPEN.has(entry.state)) return { ok: false, reason: 'settled' }
    const settlement = { actor, at: now.toISOString(), ...(reason ? { reason } : {}) }
    await changeBankEntry(tx, entryId, {
      state: 'settled',
      source: { ...(entry.source as object), settlement },
    })
    return { ok: true, state: 'settled' }
  })
}

/** Marks a refund as sent by hand. */
export async function settleRefund(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  { refundId, actor }: { refundId: string; actor: string },
): Promise<{ ok: true } | { ok: false; reason: 'no-refund' | 'failed' | 'settled' }> {
  return db.transaction(async tx => {
    const refund = await findRefund(tx, refundId)
    if (!refund) return { ok: false, reason: 'no-refund' }
    if (refund.state !== 'asked')
      return { ok: false, reason: refund.state === 'failed' ? 'failed' : 'settled' }
    await applyRefundStatus(tx, { refund, state: 'done', actor, now })
    return { ok: true }
  })
}
