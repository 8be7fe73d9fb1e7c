import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Currency } from '@passepartout/domain'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { bindParam, prepareStatement } from '../prepare-statement.ts'
import { voucherEntries, vouchers } from '../schema/index.ts'
import { remainingBalance } from './voucher-ledger.ts'

/** An amount in a currency, in minor units, or percent. */
export type VoucherValue = { amount: number; currency: Currency } | { percent: number }

interface NewVoucher {
  worth: VoucherValue
  /** First and last day, such as `2026-11-21`. */
  fromDay: string
  untilDay?: string | undefined
  /** The order that bought it. */
  orderId?: string
  now: Date
}

export interface Voucher {
  id: string
  worth: VoucherValue
  /** Balance of an amount, in minor units; null for percent. */
  remaining: number | null
  fromDay: string
  untilDay: string | null
}

// Without I, L, O, 0 and 1, which are easily mistaken.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/**
 * Creates a voucher and returns its code, such as `K7QM-2RTX-9WBD-HJ4E`: about 79 bits, of which only a hash is stored.
 */
export async function createVoucher(
  db: Database,
  { worth, fromDay, untilDay, orderId, now }: NewVoucher,
): Promise<string> {
  const letter = () => LETTERS[randomInt(LETTERS.length)]
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  const code = Array.from({ length: GROUPS }, group).join('-')
  const columns =
    'percent' in worth ? { percent: worth.percent } : { amount: worth.amount, currency: worth.currency }
  const id = randomUUID()
  await db.transaction(async tx => {
    await tx.insert(vouchers).values({
      id,
      codeHash: hashOf(code),
      ...columns,
      fromDay,
      untilDay: untilDay ?? null,
      createdAt: now,
    })
    if ('percent' in worth) return
    await tx.insert(voucherEntries).values({
      voucherId: id,
      kind: 'issued',
      amount: worth.amount,
      orderId: orderId ?? null,
      key: 'issued',
      at: now,
    })
  })
  return code
}

/**
 * The voucher of a typed code; case, spaces and hyphens are ignored. Codes are looked up by their hash, so that timing
 * reveals nothing about partial matches.
 */
export async function findVoucher(db: Database, code: string): Promise<Voucher | undefined> {
  const [found] = await byHash(db, { hash: hashOf(code) })
  if (!found) return undefined
  const { id, amount, currency, percent, fromDay, untilDay, remaining } = found
  if (amount === null || currency === null)
    return { id, worth: { percent: percent ?? 0 }, remaining: null, fromDay, untilDay }
  return { id, worth: { amount, currency }, remaining, fromDay, untilDay }
}

const byHash = prepareStatement('find-voucher', db =>
  db
    .select({ ...getTableColumns(vouchers), remaining: remainingBalance })
    .from(vouchers)
    .leftJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(eq(vouchers.codeHash, bindParam('hash')))
    .groupBy(vouchers.id),
)

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .digest('base64url')
