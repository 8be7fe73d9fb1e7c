import { describeEachDatabase } from '@passepartout/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import { voucherEntries } from '../schema/index.ts'
import { insertOrder, transitionOrder } from './orders.ts'
import { NOON, sampleOrder, sampleOrderLine } from './rows.fixture.ts'
import {
  expireVouchers,
  getVoucherBalance,
  releaseStaleReservations,
  releaseVouchers,
  renewVoucherReservations,
  reserveVouchers,
} from './voucher-ledger.ts'
import { createVoucher, findVoucher } from './vouchers.ts'

async function voucher(db: Database, amount = 2500, untilDay?: string): Promise<string> {
  const code = await createVoucher(db, {
    worth: { amount, currency: 'EUR' },
    fromDay: '2026-11-21',
    untilDay,
    now: NOON,
  })
  return (await findVoucher(db, code))?.id ?? ''
}
const order = async (db: Database, part: Parameters<typeof sampleOrder>[1] = {}) =>
  (await insertOrder(db, sampleOrder(null, part), [sampleOrderLine()])).id
const reserve = (db: Database, voucherId: string, orderId: string, amount: number, now = NOON) =>
  db.transaction(tx => reserveVouchers(tx, { orderId, parts: [{ voucherId, amount }], now }))
const kinds = async (db: Database, voucherId: string) =>
  (
    await db
      .select()
      .from(voucherEntries)
      .where(eq(voucherEntries.voucherId, voucherId))
      .orderBy(voucherEntries.sequence)
  ).map(({ kind, amount }) => `${kind} ${amount}`)
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

describeEachDatabase('the ledger of a gift voucher', database => {
  test('begins with what it is worth', async () => {
    const id = await voucher(database())
    expect([await kinds(database(), id), await getVoucherBalance(database(), id)]).toEqual([
      ['issued 2500'],
      2500,
    ])
  })

  test('pays exactly its balance, however many redeem it at the same moment', async () => {
    const id = await voucher(database(), 2500)
    const orders = await Promise.all(Array.from({ length: 100 }, () => order(database())))
    const taken = await Promise.all(orders.map(one => reserve(database(), id, one, 70)))
    expect(taken.filter(Boolean).length).toBe(35)
    expect(await getVoucherBalance(database(), id)).toBe(50)
  })

  test('takes from all vouchers of an order or from none', async () => {
    const [full, low] = [await voucher(database(), 5000), await voucher(database(), 100)]
    const orderId = await order(database())
    const parts = [
      { voucherId: full, amount: 5000 },
      { voucherId: low, amount: 101 },
    ]
    expect(await reserveVouchers(database(), { orderId, parts, now: NOON })).toBe(false)
    expect(await getVoucherBalance(database(), full)).toBe(5000)
  })

  test('confirms what an order took once it is paid, and gives it back once it is cancelled', async () => {
    const id = await voucher(database())
    const orderId = await order(database())
    await reserve(database(), id, orderId, 2000)
    const move = (name: 'payment-awaited' | 'paid' | 'cancelled') =>
      transitionOrder(database(), { orderId, move: name, actor: 'clock', now: NOON })
    await move('payment-awaited')
    expect(await getVoucherBalance(database(), id)).toBe(500)
    await move('paid')
    expect(await kinds(database(), id)).toEqual(['issued 2500', 'reserved 2000', 'redeemed 2000'])
    await move('cancelled')
    expect(await kinds(database(), id)).toEqual([
      'issued 2500',
      'reserved 2000',
      'redeemed 2000',
      'released 2000',
    ])
    expect(await getVoucherBalance(database(), id)).toBe(2500)
    await releaseVouchers(database(), { orderId, now: NOON })
    expect(await getVoucherBalance(database(), id)).toBe(2500)
  })

  test('gets back after half an hour what waits on a provider’s page, and not what waits for a transfer', async () => {
    const id = await voucher(database())
    const [hosted, transfer] = [
      await order(database(), { paymentMethod: 'stripe' }),
      await order(database(), { paymentMethod: 'transfer' }),
    ]
    await reserve(database(), id, hosted, 1000)
    await reserve(database(), id, transfer, 500)
    const release = (minutes: number) =>
      releaseStaleReservations(database(), { before: later(minutes - 30), now: later(minutes) })
    expect([await release(30), await getVoucherBalance(database(), id)]).toEqual([0, 1000])
    expect([await release(31), await getVoucherBalance(database(), id)]).toEqual([1, 2000])
    expect(await release(32)).toBe(0)
  })

  test('is reserved again when the payment is tried again, unless it was spent meanwhile', async () => {
    const id = await voucher(database(), 1000)
    const orderId = await order(database(), { paymentMethod: 'stripe' })
    await reserve(database(), id, orderId, 1000)
    const again = () =>
      database().transaction(tx => renewVoucherReservations(tx, { orderId, now: later(45) }))
    expect([await again(), await getVoucherBalance(database(), id)]).toEqual([{ missing: 0 }, 0])
    await releaseStaleReservations(database(), { before: later(1), now: later(40) })
    expect([await again(), await getVoucherBalance(database(), id)]).toEqual([{ missing: 0 }, 0])
    await releaseVouchers(database(), { orderId, now: later(50) })
    await reserve(database(), id, await order(database()), 400)
    expect([await again(), await getVoucherBalance(database(), id)]).toEqual([{ missing: 400 }, 600])
  })

  test('says in the journal of an order that is paid too late what is no longer there', async () => {
    const id = await voucher(database(), 1000)
    const orderId = await order(database(), { paymentMethod: 'stripe' })
    await reserve(database(), id, orderId, 1000)
    await releaseStaleReservations(database(), { before: later(1), now: later(31) })
    await reserve(database(), id, await order(database()), 1000)
    const moved = await transitionOrder(database(), {
      orderId,
      move: 'paid',
      actor: 'stripe',
      now: later(60),
    })
    expect(moved).toMatchObject({ ok: true, order: { state: 'paid' } })
    expect(await getVoucherBalance(database(), id)).toBe(0)
  })

  test('ends after its last day with what was left', async () => {
    const id = await voucher(database(), 1000, '2026-12-31')
    await reserve(database(), id, await order(database()), 300)
    expect(await expireVouchers(database(), { day: '2026-12-31', now: later(1) })).toBe(0)
    expect(await expireVouchers(database(), { day: '2027-01-01', now: later(2) })).toBe(1)
    expect(await expireVouchers(database(), { day: '2027-01-02', now: later(3) })).toBe(0)
    expect(await kinds(database(), id)).toEqual(['issued 1000', 'reserved 300', 'expired 700'])
  })
})
