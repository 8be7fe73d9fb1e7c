import { type BankEntryRow, findOrderById, insertBankEntry } from '@passepartout/db'
import type { Sellers } from '@passepartout/domain'
import { readStatement } from './bank/read-statement.ts'
import { type Statement, type StatementEntry, StatementError } from './bank/statement.ts'
import { bookBankEntry, findOrderOfEntry } from './book-bank-entry.ts'
import type { PaymentContext } from './payment-context.ts'

export interface ImportedEntry
  extends Pick<BankEntryRow, 'id' | 'bookedOn' | 'amount' | 'currency' | 'state'> {
  orderNumber: string | null
  payer: string
  text: string
}

export interface ImportedStatement {
  /** Entries imported for the first time. */
  entries: ImportedEntry[]
  /** Number of entries that were imported before. */
  known: number
  /** Number of debits, reversals and entries not booked yet. */
  skipped: number
}

/** The bytes of a file, and what somebody says about it. */
export interface StatementFile {
  bytes: Uint8Array
  /** The IBAN, used where a CSV contains none. */
  account?: string | undefined
  /** More entries are refused. */
  mostEntries?: number | undefined
}

/**
 * Imports a bank statement and books each credit for the order it names. Each entry has its own transaction: after an
 * interruption, importing again completes the rest. Idempotent.
 *
 * @throws StatementError when the file is unreadable or of an account that belongs to no seller; nothing is imported
 * then
 */
export async function importStatement(
  context: PaymentContext,
  file: StatementFile,
): Promise<ImportedStatement> {
  const statement = readKnownStatement(file, context.sellers)
  const imported: ImportedStatement = { entries: [], known: 0, skipped: statement.skipped }
  for (const { entry, distinction } of withOrdinals(statement.entries)) {
    const done = await importEntry(context, entry, distinction)
    if (done) imported.entries.push(done)
    else imported.known++
  }
  return imported
}

/** @throws StatementError */
export function readKnownStatement(
  { bytes, account, mostEntries = Number.POSITIVE_INFINITY }: StatementFile,
  sellers: Sellers,
): Statement {
  const statement = readStatement(bytes, account)
  if (statement.entries.length > mostEntries)
    throw new StatementError(
      'too-many-entries',
      `The statement has more than ${mostEntries} entries.`,
      String(mostEntries),
    )
  assertKnownAccounts(statement, sellers)
  return statement
}

function assertKnownAccounts({ entries }: Statement, { sellers }: Sellers): void {
  const own = new Set(
    sellers.flatMap(({ accounts }) =>
      accounts.flatMap(({ iban, qrIban }) => [iban, ...(qrIban ? [qrIban] : [])]),
    ),
  )
  const foreign = entries.find(({ iban }) => !own.has(iban))
  if (foreign)
    throw new StatementError(
      'other-account',
      `The statement is of account ${foreign.iban}, which no seller has (sellers.json).`,
      foreign.iban.slice(0, 40),
    )
}

/**
 * Unique key of an entry: the bank's id, else its ordinal among equal entries of the file, which is the same at every
 * import.
 */
export function withOrdinals(
  entries: readonly StatementEntry[],
): { entry: StatementEntry; distinction: string }[] {
  const seen = new Map<string, number>()
  return entries.map(entry => {
    if (entry.bankId !== undefined) return { entry, distinction: `id:${entry.bankId}` }
    const facts = JSON.stringify(entry)
    const nth = (seen.get(facts) ?? 0) + 1
    seen.set(facts, nth)
    return { entry, distinction: `nth:${nth}` }
  })
}

function importEntry(
  context: PaymentContext,
  { bankId, payer, payerIban, ...facts }: StatementEntry,
  distinction: string,
): Promise<ImportedEntry | undefined> {
  return context.db.transaction(async tx => {
    const source = { payer, payerIban, bankId: bankId ?? null }
    const entry = await insertBankEntry(tx, { ...facts, source, distinction, now: context.now })
    if (!entry) return undefined
    const orderId = await findOrderOfEntry(tx, entry)
    const state = orderId ? await bookBankEntry(tx, context, { entry, orderId, actor: 'bank' }) : entry.state
    const order = orderId && state !== 'unknown' ? await findOrderById(tx, orderId) : undefined
    const { id, bookedOn, amount, currency, text, reference } = entry
    const orderNumber = order?.number ?? null
    return { id, bookedOn, amount, currency, state, orderNumber, payer, text: entryText({ reference, text }) }
  })
}

/** What the payer wrote. */
export const entryText = ({ reference, text }: { reference: string; text: string }): string =>
  [reference, text].filter(Boolean).join(' ')
