import {
  createVoucher,
  findOrder,
  findVoucher,
  getVoucherBalance,
  listOrderEvents,
  type OrderRow,
  reserveVouchers,
} from '@passepartout/db'
import { daysLater, type FakeStripe, PLACED_AT, startFakeStripe } from '@passepartout/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  cancelPayment,
  createPayment,
  importStatement,
  paymentStatusPayload,
  reconcilePayments,
  requestRefund,
  retryPayment,
  startPayment,
} from './index.ts'
import { usePaymentShop } from './payments.fixture.ts'
import { openStripe } from './providers/stripe-provider.ts'

let stripe: FakeStripe
const { db, context, order, called } = usePaymentShop({
  paymentProviders: () => ({ stripe: openStripe(stripe) }),
})
beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.fail(false)
  stripe.sessions.clear()
  stripe.calls.splice(0)
})

const RETURN = { returnUrl: 'http://passepartout.de.localhost:3000/bestellung/token' }
const again = async ({ number }: OrderRow) => (await findOrder(db(), number)) as OrderRow
const stateOf = async (one: OrderRow) => (await again(one)).state
const journal = async ({ id }: OrderRow) => (await listOrderEvents(db(), id)).map(({ kind }) => kind)
const only = () => [...stripe.sessions.values()].at(-1) ?? expect.unreachable('no session')
const tendAfter = (days: number) => reconcilePayments(context(daysLater(days)))

async function begun(part: Parameters<typeof order>[0] = {}): Promise<OrderRow> {
  const one = await order(part)
  await db().transaction(tx => createPayment(tx, context(), one))
  await startPayment(context(), one, RETURN)
  return again(one)
}

test('a transfer is reminded of once, after five days', async () => {
  const one = await begun()
  await tendAfter(4.9)
  expect(called().reminded).toEqual([])
  await Promise.all([tendAfter(5), tendAfter(5)])
  await tendAfter(6)
  expect(called().reminded).toEqual([one.number])
  expect(await journal(one)).toEqual(['placed', 'payment-awaited', 'payment-reminded'])
})

test('nobody is reminded where no mail would be sent', async () => {
  const one = await begun()
  await reconcilePayments(context(daysLater(5), { orderHooks: {} }))
  expect(await journal(one)).toEqual(['placed', 'payment-awaited'])
})

test('an order is cancelled after the last day that its page names, once', async () => {
  const one = await begun()
  const { slip } = await paymentStatusPayload(context(), one)
  expect(slip?.payUntil).toBe('2026-12-07')
  await reconcilePayments(context(new Date('2026-12-07T22:59:00Z')))
  expect(await stateOf(one)).toBe('awaiting-payment')
  await Promise.all([1, 2].map(() => reconcilePayments(context(new Date('2026-12-07T23:01:00Z')))))
  expect(await stateOf(one)).toBe('cancelled')
  expect(called().unpaid).toEqual([one.number])
  expect(await paymentStatusPayload(context(), await again(one))).toMatchObject({ slip: null, options: [] })
})

test('an order of which some money came is not cancelled by the clock', async () => {
  const one = await begun()
  const csv = `Datum;Betrag;Text\n25.11.2026;10,00;${one.number}`
  await importStatement(context(), {
    bytes: new TextEncoder().encode(csv),
    account: 'DE52000000000012345678',
  })
  await tendAfter(30)
  expect(await stateOf(one)).toBe('awaiting-payment')
})

test('an order on account is never cancelled by the clock', async () => {
  const one = await order({ paymentMethod: 'invoice' })
  const trusted = context(PLACED_AT, { invoiceCustomers: ['mara@post.example'] })
  await db().transaction(tx => createPayment(tx, trusted, one))
  await tendAfter(60)
  expect(await stateOf(one)).toBe('paid')
})

test('the shop asks where no event ever came', async () => {
  const one = await begun({ paymentMethod: 'stripe' })
  stripe.pay(only().id)
  await tendAfter(0.01)
  expect(await stateOf(one)).toBe('paid')
  expect((await listOrderEvents(db(), one.id)).at(-1)).toMatchObject({ actor: 'stripe', kind: 'paid' })
})

test('the shop asks ever more rarely, and not at all once it knows', async () => {
  await begun({ paymentMethod: 'stripe' })
  const asks = () => stripe.calls.filter(call => call.startsWith('GET /v1/checkout')).length
  for (let minute = 1; minute <= 60; minute++) await tendAfter(minute / 1440)
  expect(asks()).toBeLessThan(20)
  stripe.pay(only().id)
  await tendAfter(0.2)
  const known = asks()
  await tendAfter(0.9)
  expect(asks()).toBe(known)
})

test('a provider that does not answer is asked later', async () => {
  const one = await begun({ paymentMethod: 'stripe' })
  stripe.pay(only().id)
  stripe.fail(true)
  await tendAfter(0.01)
  expect(await stateOf(one)).toBe('awaiting-payment')
  stripe.fail(false)
  await tendAfter(0.1)
  expect(await stateOf(one)).toBe('paid')
}, 30_000)

test('a refused payment keeps its order for a day', async () => {
  const one = await begun({ paymentMethod: 'stripe' })
  stripe.pay(only().id, 'refused')
  await tendAfter(0.9)
  expect((await paymentStatusPayload(context(), await again(one))).state).toBe('refused')
  await tendAfter(1)
  expect(await stateOf(one)).toBe('cancelled')
})

test('a transfer chosen instead has its fourteen days', async () => {
  const one = await begun({ paymentMethod: 'stripe' })
  await retryPayment(context(daysLater(0.5)), one, { method: 'transfer', ...RETURN })
  await tendAfter(2)
  expect(await stateOf(one)).toBe('awaiting-payment')
})

test('a session is ended at Stripe when its order is cancelled, and money that came all the same is shown', async () => {
  const one = await begun({ paymentMethod: 'stripe' })
  await tendAfter(1)
  expect(await stateOf(one)).toBe('cancelled')
  await tendAfter(1.01)
  expect(only().status).toBe('expired')
})

test('vouchers of an order that is not paid can be spent again', async () => {
  const code = await createVoucher(db(), {
    worth: { amount: 2000, currency: 'EUR' },
    fromDay: '2026-11-01',
    now: PLACED_AT,
  })
  const voucherId = (await findVoucher(db(), code))?.id ?? expect.unreachable()
  const one = await order({ total: 9980, due: 7980 })
  await reserveVouchers(db(), { orderId: one.id, parts: [{ voucherId, amount: 2000 }], now: PLACED_AT })
  await db().transaction(tx => createPayment(tx, context(), one))
  await tendAfter(14)
  expect(await getVoucherBalance(db(), voucherId)).toBe(0)
  await tendAfter(15)
  expect(await getVoucherBalance(db(), voucherId)).toBe(2000)
})

test('a refund that Stripe did not hear of is sent again, once', async () => {
  const one = await begun({ paymentMethod: 'stripe' })
  stripe.pay(only().id)
  await tendAfter(0.01)
  const before = stripe.refunds.size
  await db().transaction(tx => cancelPayment(tx, { orderId: one.id, key: 'cancelled', now: PLACED_AT }))
  stripe.fail(true)
  await tendAfter(0.02)
  stripe.fail(false)
  await tendAfter(0.03)
  await tendAfter(0.04)
  expect(stripe.refunds.size - before).toBe(1)
  expect((await paymentStatusPayload(context(), await again(one))).state).toBe('refunded')
}, 30_000)

test('a refund of a transfer waits for people', async () => {
  const one = await begun()
  const csv = `Datum;Betrag;Text\n25.11.2026;99,80;${one.number}`
  await importStatement(context(), {
    bytes: new TextEncoder().encode(csv),
    account: 'DE52000000000012345678',
  })
  await db().transaction(tx => requestRefund(tx, { orderId: one.id, amount: 1000, key: 'a', now: PLACED_AT }))
  expect(await tendAfter(0.1)).toMatchObject({ refunds: 0 })
  expect((await paymentStatusPayload(context(), await again(one))).state).toBe('partly-refunded')
  expect(await stateOf(one)).toBe('paid')
})
