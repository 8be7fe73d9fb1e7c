import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'
import { orders, voucherEntries, vouchers } from '../schema/index.ts'

type Entry = typeof voucherEntries.$inferSelect

/** In a query over `voucherEntries`: what is left, in minor units. */
export const remainingBalance = sql<number>`coalesce(sum(case
  when ${voucherEntries.kind} in ('issued', 'released') then ${voucherEntries.amount}
  when ${voucherEntries.kind} in ('reserved', 'expired') then -${voucherEntries.amount}
  else 0 end), 0)`.mapWith(Number)

/** What is left of a gift voucher, in minor units: the sum of its ledger. */
export async function getVoucherBalance(db: Database, voucherId: string): Promise<number> {
  const [row] = await db
    .select({ balance: remainingBalance })
    .from(voucherEntries)
    .where(eq(voucherEntries.voucherId, voucherId))
  return row?.balance ?? 0
}

/** How many vouchers an order has bought that were made already. */
export const countVouchersIssuedForOrder = (db: Database, orderId: string): Promise<number> =>
  db.$count(voucherEntries, and(eq(voucherEntries.orderId, orderId), eq(voucherEntries.kind, 'issued')))

/** Holds vouchers until the end of the transaction, always in the same order, and answers what is left of each. */
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
 * Takes amounts off vouchers for an order, all or none; `false` where one has less left. Holds them until the end of the
 * transaction, which is the one that writes the order.
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

/** Confirms or gives back a reservation; the same step of the same one is written once. */
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

/** What an order took from vouchers, oldest first, parted by whether it was given back. */
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
 * Reserves once more what an order had taken and what was given back since, because its payment took too long or is tried
 * again. Answers how much of it is no longer there, in minor units; then nothing is reserved.
 */
export async function renewVoucherReservations(
  tx: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<{ missing: number }> {
  const { missing } = await reserveReleasedAmounts(tx, { orderId, now })
  return { missing }
}

/** The same, with what the order holds now. */
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

/** Confirms what an order took, once it is paid. Reserves anew what was given back meanwhile, where it is still there. */
export async function redeemVouchers(
  tx: Database,
  { orderId, now }: { orderId: string; now: Date },
): Promise<{ missing: number }> {
  const { missing, held } = await reserveReleasedAmounts(tx, { orderId, now })
  for (const entry of held) await closeReservation(tx, entry, 'redeemed', now)
  return { missing }
}

/**
 * Gives back what an order took, reserved or redeemed: it was cancelled, refunded, or never paid. Answers how much it
 * was, in minor units.
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
 * Gives back what orders hold that were begun to be paid on a provider's page and have not been paid since. A transfer
 * takes days: its order keeps what it took until it is paid or cancelled. Answers how many orders it was.
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

/** Closes vouchers whose last day is over; answers how many had something left. */
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
