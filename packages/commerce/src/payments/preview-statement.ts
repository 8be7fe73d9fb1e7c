import {
  type BankEntryRow,
  bankEntryFingerprint,
  findActivePayment,
  findKnownBankEntries,
  findOrderById,
} from '@passepartout/db'
import type { StatementEntry } from './bank/statement.ts'
import { bookedStateOf, findOrderOfEntry } from './book-bank-entry.ts'
import { entryText, readKnownStatement, type StatementFile, withOrdinals } from './import-statement.ts'
import type { PaymentContext } from './payment-context.ts'
import { receivedAmount } from './payment-status-payload.ts'

export interface PreviewedEntry extends Pick<StatementEntry, 'bookedOn' | 'amount' | 'currency' | 'payer'> {
  /** `known`: imported before. */
  state: BankEntryRow['state'] | 'known'
  orderNumber: string | null
  text: string
}

export interface StatementPreview {
  entries: PreviewedEntry[]
  /** Number of debits, reversals and entries not booked yet. */
  skipped: number
}

/** What earlier entries of the file will have done to an order. */
type Balances = Map<string, { received: number; isPaid: boolean }>

/**
 * Tells what an import of the statement would book, without booking anything.
 *
 * @throws StatementError as `importStatement` does
 */
export async function previewStatement(
  { db, sellers }: Pick<PaymentContext, 'db' | 'sellers'>,
  file: StatementFile,
): Promise<StatementPreview> {
  const statement = readKnownStatement(file, sellers)
  const prints = withOrdinals(statement.entries).map(({ entry, distinction }) => ({
    entry,
    fingerprint: bankEntryFingerprint({ ...entry, distinction }),
  }))
  const rows = await findKnownBankEntries(
    db,
    prints.map(({ fingerprint }) => fingerprint),
  )
  const known = new Map(rows.map(row => [row.fingerprint, row.orderNumber]))
  const balances: Balances = new Map()
  const entries: PreviewedEntry[] = []
  for (const { entry, fingerprint } of prints) {
    const { bookedOn, amount, currency, payer } = entry
    const earlier = known.get(fingerprint)
    const outcome =
      earlier === undefined
        ? await outcomeOf(db, entry, balances)
        : { state: 'known' as const, orderNumber: earlier }
    // A file that holds an entry twice imports it once.
    known.set(fingerprint, outcome.orderNumber)
    entries.push({ bookedOn, amount, currency, payer, text: entryText(entry), ...outcome })
  }
  return { entries, skipped: statement.skipped }
}

async function outcomeOf(
  db: PaymentContext['db'],
  entry: StatementEntry,
  balances: Balances,
): Promise<Pick<PreviewedEntry, 'state' | 'orderNumber'>> {
  const orderId = await findOrderOfEntry(db, entry)
  const order = orderId === undefined ? undefined : await findOrderById(db, orderId)
  if (!order) return { state: 'unknown', orderNumber: null }
  const before = balances.get(order.id) ?? { received: await receivedAmount(db, order.id), isPaid: false }
  const alive = before.isPaid ? undefined : await findActivePayment(db, order.id)
  const state = bookedStateOf(entry, {
    order: before.isPaid && order.state !== 'cancelled' ? { ...order, state: 'paid' } : order,
    alive,
    received: before.received,
  })
  if (state === 'short') before.received += entry.amount
  if (state === 'matched' || state === 'over') before.isPaid = true
  balances.set(order.id, before)
  return { state, orderNumber: state === 'unknown' ? null : order.number }
}
