import { createHash, randomUUID } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { bankEntries, orders } from '../schema/index.ts'

export type BankEntryRow = typeof bankEntries.$inferSelect

export type NewBankEntry = Omit<BankEntryRow, 'id' | 'fingerprint' | 'state' | 'orderId' | 'importedAt'> & {
  /** Unique key among equal entries: the bank's entry id, else its ordinal. */
  distinction: string
  now: Date
}

/** What an entry is recognised by when its statement is imported again. */
export function bankEntryFingerprint(entry: Omit<NewBankEntry, 'source' | 'now'>): string {
  const { iban, bookedOn, amount, currency, reference, text, distinction } = entry
  const facts = JSON.stringify([iban, bookedOn, amount, currency, reference, text, distinction])
  return createHash('sha256').update(facts).digest('base64url')
}

/** Inserts an entry of a bank statement; undefined where it was imported before. */
export async function insertBankEntry(db: Database, row: NewBankEntry): Promise<BankEntryRow | undefined> {
  const { distinction: _, now, ...entry } = row
  const fingerprint = bankEntryFingerprint(row)
  const [inserted] = await db
    .insert(bankEntries)
    .values({ ...entry, id: randomUUID(), fingerprint, state: 'unknown', importedAt: now })
    .onConflictDoNothing({ target: bankEntries.fingerprint })
    .returning()
  return inserted
}

/** Entries that were imported before, with the order that each counts for. */
export async function findKnownBankEntries(
  db: Database,
  fingerprints: readonly string[],
): Promise<{ fingerprint: string; orderNumber: string | null }[]> {
  if (fingerprints.length === 0) return []
  return db
    .select({ fingerprint: bankEntries.fingerprint, orderNumber: orders.number })
    .from(bankEntries)
    .leftJoin(orders, eq(orders.id, bankEntries.orderId))
    .where(inArray(bankEntries.fingerprint, [...fingerprints]))
}

export async function changeBankEntry(
  db: Database,
  id: string,
  change: Partial<Pick<BankEntryRow, 'state' | 'orderId' | 'source'>>,
): Promise<void> {
  await db.update(bankEntries).set(change).where(eq(bankEntries.id, id))
}

/** Entries whose ids begin with `start`: operators type a prefix. At most two, to detect an ambiguous one. */
export function findBankEntries(db: Database, start: string): Promise<BankEntryRow[]> {
  return db.select().from(bankEntries).where(sql`starts_with(${bankEntries.id}::text, ${start})`).limit(2)
}

/** Locks an entry until the transaction ends. */
export async function lockBankEntry(db: Database, id: string): Promise<BankEntryRow | undefined> {
  const [row] = await db.select().from(bankEntries).where(eq(bankEntries.id, id)).for('update')
  return row
}

/** Bank entries of an order, in order of arrival. */
export function listBankEntriesOfOrder(db: Database, orderId: string): Promise<BankEntryRow[]> {
  return db
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.orderId, orderId))
    .orderBy(asc(bankEntries.importedAt), asc(bankEntries.id))
}

/** Bank entries that need an operator, oldest first, or all of them. */
export async function listBankEntries(
  db: Database,
  { all, limit }: { all: boolean; limit: number },
): Promise<(BankEntryRow & { orderNumber: string | null })[]> {
  const rows = await db
    .select({ entry: bankEntries, orderNumber: orders.number })
    .from(bankEntries)
    .leftJoin(orders, eq(orders.id, bankEntries.orderId))
    .where(all ? undefined : inArray(bankEntries.state, ['short', 'over', 'unknown', 'double', 'late']))
    .orderBy(asc(bankEntries.bookedOn), asc(bankEntries.importedAt), asc(bankEntries.id))
    .limit(limit)
  return rows.map(({ entry, orderNumber }) => ({ ...entry, orderNumber }))
}
