import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Currency } from '@passepartout/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { vouchers } from '../schema/index.ts'

/** An amount in a currency, in minor units, or per cent. */
export type VoucherWorth = { amount: number; currency: Currency } | { percent: number }

interface NewVoucher {
  worth: VoucherWorth
  /** First and last day, such as `2026-11-21`. */
  fromDay: string
  untilDay?: string | undefined
  now: Date
}

export interface Voucher {
  worth: VoucherWorth
  /** What is left of an amount, in minor units. */
  remaining: number | null
  fromDay: string
  untilDay: string | null
}

// Neither I, L and O nor 0 and 1, so that nobody mistakes them.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Makes a voucher and answers its code, such as `K7QM-2RTX-9WBD-HJ4E`: about 79 bits, kept nowhere. */
export async function createVoucher(
  db: Database,
  { worth, fromDay, untilDay, now }: NewVoucher,
): Promise<string> {
  const letter = () => LETTERS[randomInt(LETTERS.length)]
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  const code = Array.from({ length: GROUPS }, group).join('-')
  const columns =
    'percent' in worth
      ? { percent: worth.percent }
      : { amount: worth.amount, remaining: worth.amount, currency: worth.currency }
  await db.insert(vouchers).values({
    id: randomUUID(),
    codeHash: hashOf(code),
    ...columns,
    fromDay,
    untilDay: untilDay ?? null,
    createdAt: now,
  })
  return code
}

/**
 * The voucher of a code as a customer typed it; capitals, spaces and hyphens do not count. Codes are looked up by their
 * hash, so that the time it takes says nothing about how much of one was right.
 */
export async function findVoucher(db: Database, code: string): Promise<Voucher | undefined> {
  const [found] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.codeHash, hashOf(code)))
  if (!found) return undefined
  const { amount, currency, percent, remaining, fromDay, untilDay } = found
  const worth = amount !== null && currency !== null ? { amount, currency } : { percent: percent ?? 0 }
  return { worth, remaining, fromDay, untilDay }
}

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .digest('base64url')
