import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'
import { orders, voucherEntries, vouchers } from '../schema/index.ts'

type Entry = typeof voucherEntries.$inferSelect

/** For queries over `voucherEntries`: the balance, in minor units. */
export const remainingBalance = sql<number>`coalesce(sum(case
  when ${voucherEntries.kind} in ('issued', 'released') then ${voucherEntries.amount}
  when ${voucherEntries.kind} in ('reserved', 'expired') then -${voucherEntries.amount}
  else 0 end), 0)`.mapWith(Number)

/** The balance of a gift voucher, in minor units: the sum of its ledger. */
export async function getVoucherBalance(db: Database, voucherId: string): Promise<number> {
  const [row] = await db
    .select({ balance: remainingBalance })
    .from(voucherEntries)
    .where(eq(voucherEntries.voucherId, voucherId))
  return row?.balance ?? 0
}

/** Number of vouchers issued already for an order that bought them. */
export const countVouchersIssuedForOrder = (db: Database, orderId: string): Promise<number> =>
  db.$count(voucherEntries, and(eq(voucherEntries.orderId, orderId), eq(voucherEntries.kind, 'issued')))

/** Locks vouchers until the transaction ends, always in the same order, and returns their balances. */
async function lockVouchers(tx: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const left = new Map<string, number>()
  for (const id of [...new Set(ids)].sort()) {
    await tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, id)).for('update')
    left.set(id, await getVoucherBalance(tx, id))
  }
  return left
}

export interface VoucherDeduction {
  voucherId: string
  /** Minor units. */
  amount: number
}

/**
 * Reserves amounts of vouchers for an order, all or none; `false` where a balance is too low. Locks them until the end
 * of the transaction, which is the one that writes the order.
 */
export async function reserveVouchers(
  tx: Database,
  { orderId, parts, now }: { orderId: string; parts: readonly VoucherDeduction[]; now: Date },
): Promise<boolean> {
  const left = await lockVouchers(
    tx,
    parts.map(({ voucherId }) => voucherId),
  )
  if (parts.some(({ voucherId, amount }) => (left.get(voucherId) ?? 0) < amount)) return false
  for (const { voucherId, amount } of parts) await reserve(tx, { voucherId, orderId, amount, now })
  return true
}

async function reserve(
  tx: Database,
  entry: VoucherDeduction & { orderId: string; now: Date },
): Promise<void> {
  const { voucherId, orderId, amount, now } = entry
  const before = sql`(select count(*) from ${voucherEntries} where ${voucherEntries.voucherId} = ${voucherId}
    and ${voucherEntries.orderId} = ${orderId} and ${voucherEntries.kind} = 'reserved')`
  const key = sql`${`reserved:${orderId}:`} || (${before} + 1)`
  await tx.insert(voucherEntries).values({ voucherId, kind: 'reserved', amount, orderId, key, at: now })
}

/** Redeems or releases a reservation; idempotent. */
async function closeReservation(
  tx: Database,
  entry: Entry,
  kind: 'redeemed' | 'released',
  now: Date,
): Promise<void> {
  const { voucherId, orderId, amount, sequence } = entry
  await tx
    .insert(voucherEntries)
    .values({ voucherId, kind, amount, orderId, key: `${kind}:${sequence}`, at: now })
    .onConflictDoNothing({ target: [voucherEntries.voucherId, voucherEntries.key] })
}

/** An order's voucher reservations, oldest first, grouped by whether they were released. */
async function reservationsOfOrder(
  tx: Database,
  orderId: string,
): Promise<{ held: Entry[]; released: Entry[] }> {
  const back = alias(voucherEntries, 'back')
  const rows = await tx
    .select({ entry: voucherEntries, back: back.key })
    .from(voucherEntries)
    .leftJoin(
      back,
      and(
        eq(back.voucherId, voucherEntries.voucherId),
        eq(back.key, sql`'released:' || ${voucherEntries.sequence}`),
      ),
    )
    .where(and(eq(voucherEntries.orderId, orderId), eq(voucherEntries.kind, 'reserved')))
    .orderBy(asc(voucherEntries.sequence))
  const entries = (isBack: boolean) =>
    rows.filter(row => (row.back !== null) === isBack).map(({ entry }) => entry)
  return { held: entries(false), released: entries(true) }
}

/**
 * Reserves again what an order had reserved and what was released since, because its payment took too long or is
 * repeated. Returns the amount no longer available, in minor units; then nothing is reserved.
 */
export async function renewVoucherReservations(
  tx: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<{ missing: number }> {
  const { missing } = await reserveReleasedAmounts(tx, { orderId, now })
  return { missing }
}

/** As `renewVoucherReservations`, with the order's present reservations. */
async function reserveReleasedAmounts(
  tx: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<{ missing: number; held: Entry[] }> {
  const { held, released } = await reservationsOfOrder(tx, orderId)
  const have = new Set(held.map(({ voucherId }) => voucherId))
  const latest = new Map(released.map(entry => [entry.voucherId, entry]))
  const lost = [...latest.values()].filter(({ voucherId }) => !have.has(voucherId))
  if (lost.length === 0) return { missing: 0, held }
  const left = await lockVouchers(
    tx,
    lost.map(({ voucherId }) => voucherId),
  )
  const missing = lost.reduce(
    (sum, { voucherId, amount }) => sum + Math.max(0, amount - (left.get(voucherId) ?? 0)),
    0,
  )
  if (missing > 0) return { missing, held }
  for (const { voucherId, amount } of lost) await reserve(tx, { voucherId, orderId, amount, now })
  return { missing: 0, held: (await reservationsOfOrder(tx, orderId)).held }
}

/**
 * Redeems an order's reservations, once it is paid. Reserves again what was released meanwhile, where it is still
 * available.
 */
export async function redeemVouchers(
  tx: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<{ missing: number }> {
  const { missing, held } = await reserveReleasedAmounts(tx, { orderId, now })
  for (const entry of held) await closeReservation(tx, entry, 'redeemed', now)
  return { missing }
}

/**
 * Releases what an order reserved or redeemed: it was cancelled, refunded, or never paid. Returns the amount, in minor
 * units.
 */
export async function releaseVouchers(
  tx: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<number> {
  const { held } = await reservationsOfOrder(tx, orderId)
  await lockVouchers(
    tx,
    held.map(({ voucherId }) => voucherId),
  )
  for (const entry of held) await closeReservation(tx, entry, 'released', now)
  return held.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Releases reservations of orders whose payment on a provider's page began before a moment and is still open. A
 * transfer takes days: its order retains its reservation until it is paid or cancelled. Returns the number of orders.
 */
export async function releaseStaleReservations(
  db: Database,
  { before, now }: { before: Date; now: Date },
): Promise<number> {
  const settled = alias(voucherEntries, 'settled')
  const stale = await db
    .selectDistinct({ orderId: orders.id })
    .from(voucherEntries)
    .innerJoin(orders, eq(orders.id, voucherEntries.orderId))
    .where(
      and(
        eq(voucherEntries.kind, 'reserved'),
        lt(voucherEntries.at, before),
        eq(orders.paymentMethod, 'stripe'),
        inArray(orders.state, ['placed', 'awaiting-payment']),
        notExists(
          db
            .select()
            .from(settled)
            .where(
              and(
                eq(settled.voucherId, voucherEntries.voucherId),
                eq(settled.key, sql`'released:' || ${voucherEntries.sequence}`),
              ),
            ),
        ),
      ),
    )
  for (const { orderId } of stale) {
    await db.transaction(async tx => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
      if (order && (order.state === 'placed' || order.state === 'awaiting-payment'))
        await releaseVouchers(tx, { orderId, now })
    })
  }
  return stale.length
}

/** Closes expired vouchers; returns how many had a balance. */
export async function expireVouchers(
  db: Database,
  { day, now }: { day: string; now: Date },
): Promise<number> {
  const over = await db
    .select({ id: vouchers.id })
    .from(vouchers)
    .innerJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(lt(vouchers.untilDay, day))
    .groupBy(vouchers.id)
    .having(gt(remainingBalance, 0))
  let closed = 0
  for (const { id } of over) {
    await db.transaction(async tx => {
      const amount = (await lockVouchers(tx, [id])).get(id) ?? 0
      if (amount <= 0) return
      const key = `expired:${now.toISOString()}`
      await tx.insert(voucherEntries).values({ voucherId: id, kind: 'expired', amount, key, at: now })
      closed++
    })
  }
  return closed
}
