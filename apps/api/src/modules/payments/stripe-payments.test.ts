import { setTimeout as wait } from 'node:timers/promises'
import {
  createPayment,
  paymentStatusPayload,
  pollPaymentOnReturn,
  requestRefund,
  retryPayment,
  sendRefund,
  startPayment,
} from '@passepartout/commerce/payments'
import { openStripe } from '@passepartout/commerce/payments/stripe'
import {
  findActivePayment,
  findOrder,
  listBankEntries,
  listOrderEvents,
  listOrderPayments,
  type OrderRow,
} from '@passepartout/db'
import { daysLater, type FakeEvent, type FakeStripe, PLACED_AT, startFakeStripe } from '@passepartout/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usePaymentShop } from './payment-shop.fixture.ts'

let stripe: FakeStripe
let now = PLACED_AT
const { shop, context, order, called } = usePaymentShop({
  paymentProviders: () => ({ stripe: openStripe(stripe) }),
  clock: () => now,
})
beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())
beforeEach(() => {
  now = PLACED_AT
  stripe.fail(false)
  stripe.sessions.clear()
  stripe.calls.splice(0)
})

const RETURN = { returnUrl: 'http://passepartout.de.localhost:3000/bestellung/token' }
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const again = async ({ number }: OrderRow) => (await findOrder(shop().db, number)) as OrderRow
const journal = async ({ id }: OrderRow) => (await listOrderEvents(shop().db, id)).map(({ kind }) => kind)
const only = () => [...stripe.sessions.values()].at(-1) ?? expect.unreachable('no session')
const openEntries = async () =>
  (await listBankEntries(shop().db, { all: false, limit: 10 })).map(({ state }) => state)

/** An order whose payer was redirected to the provider's page. */
async function begun(part = {}): Promise<OrderRow> {
  const one = await order({ paymentMethod: 'stripe', ...part })
  await shop().db.transaction(tx => createPayment(tx, context(), one))
  await startPayment(context(), one, RETURN)
  return again(one)
}

const post = ({ body, signature }: FakeEvent) =>
  shop().api.request('http://passepartout.de.localhost:3000/web-api/payments/stripe', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  })
const tell = (kind: string, options = {}) =>
  post(stripe.event(kind, only().id, { signedAt: seconds(now), ...options }))

describe('an order that is paid at Stripe', () => {
  test('sends its payer to a page with the order’s amount', async () => {
    const one = await begun()
    expect(only()).toMatchObject({
      amount: 9980,
      currency: 'eur',
      orderNumber: one.number,
      successUrl: RETURN.returnUrl,
      expiresAt: seconds(daysLater(1)),
    })
    expect(await paymentStatusPayload(context(), one)).toMatchObject({
      state: 'open',
      url: `${stripe.apiBase}/pay/${only().id}`,
    })
  })

  test('is one session, however often it is begun', async () => {
    const one = await order({ paymentMethod: 'stripe' })
    const starts = await Promise.all([1, 2, 3].map(() => startPayment(context(), one, RETURN)))
    expect(new Set(starts.map(({ paymentUrl }) => paymentUrl)).size).toBe(1)
    expect(stripe.sessions.size).toBe(1)
  })

  test('is paid when Stripe says so, once', async () => {
    const one = await begun()
    stripe.pay(only().id)
    const event = stripe.event('checkout.session.completed', only().id, { signedAt: seconds(now) })
    expect((await post(event)).status).toBe(200)
    expect((await post(event)).status).toBe(200)
    expect((await tell('payment_intent.succeeded')).status).toBe(200)
    expect((await again(one)).state).toBe('paid')
    expect(called().paid).toEqual([{ number: one.number, onAccount: false }])
    expect(await journal(one)).toEqual(['placed', 'payment-awaited', 'paid'])
  })

  test('is paid once, though all events come at once', async () => {
    const one = await begun()
    stripe.pay(only().id)
    await Promise.all(
      ['checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded'].map(kind => tell(kind)),
    )
    expect(called().paid).toHaveLength(1)
    expect(await journal(one)).toEqual(['placed', 'payment-awaited', 'paid'])
  })

  test('stays paid when an older event comes after', async () => {
    const one = await begun()
    stripe.pay(only().id)
    await tell('checkout.session.completed')
    await tell('payment_intent.payment_failed')
    await tell('checkout.session.expired')
    expect((await again(one)).state).toBe('paid')
  })

  test('waits where the money is still on its way', async () => {
    const one = await begun()
    stripe.pay(only().id, 'processing')
    await tell('checkout.session.completed')
    expect(await paymentStatusPayload(context(), one)).toMatchObject({
      state: 'processing',
      url: null,
      options: [],
    })
    stripe.pay(only().id, 'paid')
    await tell('checkout.session.async_payment_succeeded')
    expect((await again(one)).state).toBe('paid')
  })

  test('can be paid another way once it was refused', async () => {
    const one = await begun()
    stripe.pay(only().id, 'refused')
    await tell('payment_intent.payment_failed')
    const shown = await paymentStatusPayload(context(), await again(one))
    expect([shown.state, shown.options.map(({ id }) => id)]).toEqual(['refused', ['transfer', 'stripe']])
    const paid = await retryPayment(context(), one, { method: 'transfer', ...RETURN })
    expect(paid).toMatchObject({ ok: true, paymentUrl: null })
    expect(only().status).toBe('expired')
    expect(await journal(one)).toEqual(['placed', 'payment-awaited', 'payment-refused'])
    expect((await again(one)).paymentMethod).toBe('transfer')
  })

  test('can be tried again at Stripe with another session', async () => {
    const one = await begun()
    const first = only().id
    stripe.pay(first, 'refused')
    await tell('payment_intent.payment_failed')
    const paid = await retryPayment(context(), one, { method: 'stripe', ...RETURN })
    expect(paid).toMatchObject({ ok: true, paymentUrl: `${stripe.apiBase}/pay/${only().id}` })
    expect(only().id).not.toBe(first)
    stripe.pay(only().id)
    await tell('checkout.session.completed')
    expect((await again(one)).state).toBe('paid')
  })

  test('is not begun anew where it was paid a moment ago, of which nothing was heard', async () => {
    const one = await begun()
    stripe.pay(only().id)
    const paid = await retryPayment(context(), one, { method: 'transfer', ...RETURN })
    expect(paid).toEqual({ ok: false, reason: 'not-awaited' })
    expect((await again(one)).state).toBe('paid')
  })

  test('is written though Stripe does not answer, and begun later', async () => {
    stripe.fail(true)
    const one = await begun()
    expect(one.state).toBe('awaiting-payment')
    expect(await paymentStatusPayload(context(), one)).toMatchObject({ state: 'open', url: null })
    stripe.fail(false)
    expect(await retryPayment(context(), one, { method: 'stripe', ...RETURN })).toMatchObject({
      ok: true,
      paymentUrl: expect.stringContaining('/pay/'),
    })
  })

  test.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'chf' }],
  ])('is not paid by another %s than was asked for', async (_, part) => {
    const one = await begun()
    Object.assign(only(), part)
    stripe.pay(only().id)
    expect((await tell('checkout.session.completed')).status).toBe(200)
    expect((await again(one)).state).toBe('awaiting-payment')
    expect(await openEntries()).toEqual(['unknown'])
    expect(shop().logged).toContainEqual(expect.objectContaining({ level: 'error' }))
  })

  test('that was paid twice shows the second payment', async () => {
    const one = await begun()
    const first = only().id
    stripe.fail(true)
    await retryPayment(context(), one, { method: 'transfer', ...RETURN })
    stripe.fail(false)
    await retryPayment(context(), one, { method: 'stripe', ...RETURN })
    stripe.pay(only().id)
    await tell('checkout.session.completed')
    const late = stripe.sessions.get(first) ?? expect.unreachable()
    Object.assign(late, { status: 'complete', payment: 'paid' })
    await post(stripe.event('checkout.session.completed', first, { signedAt: seconds(now) }))
    expect(await openEntries()).toEqual(['double'])
    expect(called().paid).toHaveLength(1)
  }, 30_000)
})

describe('the payer who comes back', () => {
  const paymentOfOrder = async ({ id }: OrderRow) =>
    (await findActivePayment(shop().db, id)) ?? expect.unreachable()
  const later = (seconds: number) => context(new Date(PLACED_AT.getTime() + 1000 * seconds))

  test('sees at once that the order is paid, though no event came', async () => {
    const one = await begun()
    stripe.pay(only().id)
    await pollPaymentOnReturn(later(30), await paymentOfOrder(one))
    expect((await again(one)).state).toBe('paid')
  })

  test('proves nothing by coming back', async () => {
    const one = await begun()
    await pollPaymentOnReturn(later(30), await paymentOfOrder(one))
    expect((await again(one)).state).toBe('awaiting-payment')
  })

  test('does not make the shop ask with every load of the page', async () => {
    const one = await begun()
    stripe.calls.splice(0)
    for (let load = 0; load < 10; load++)
      await pollPaymentOnReturn(later(30 + load / 10), await paymentOfOrder(one))
    expect(stripe.calls).toHaveLength(1)
  })

  test('does not wait for a provider that hangs', async () => {
    const one = await begun()
    const hanging = { stripe: { ...openStripe(stripe), status: () => new Promise<never>(() => undefined) } }
    const began = performance.now()
    await pollPaymentOnReturn({ ...later(30), paymentProviders: hanging }, await paymentOfOrder(one))
    expect(performance.now() - began).toBeLessThan(10_000)
  }, 20_000)
})

describe('a message to the webhook', () => {
  test.each([
    ['with another secret', { secret: 'whsec_other' }],
    ['signed six minutes ago', { signedAt: seconds(PLACED_AT) - 360 }],
  ])('%s is refused', async (_, options) => {
    const one = await begun()
    stripe.pay(only().id)
    expect((await tell('checkout.session.completed', options)).status).toBe(400)
    expect((await again(one)).state).toBe('awaiting-payment')
  })

  test('whose body was changed is refused', async () => {
    const one = await begun()
    stripe.pay(only().id)
    const event = stripe.event('checkout.session.completed', only().id, { signedAt: seconds(now) })
    expect((await post({ ...event, body: event.body.replace('"paid"', '"paid" ') })).status).toBe(400)
    expect((await again(one)).state).toBe('awaiting-payment')
  })

  test.each(['', 't=1,v1=', 't=,v1=00', 'x'.repeat(10_000)])(
    'with the signature "%s" is refused',
    async signature => {
      expect((await post({ body: '{}', signature })).status).toBe(400)
    },
  )

  test('that lies about a payment changes nothing', async () => {
    const one = await begun()
    const { body } = stripe.event('checkout.session.completed', only().id)
    expect(body).toContain('"unpaid"')
    expect((await tell('checkout.session.completed')).status).toBe(200)
    expect((await again(one)).state).toBe('awaiting-payment')
  })

  test('is asked for again where Stripe itself does not answer', async () => {
    const one = await begun()
    stripe.pay(only().id)
    const event = stripe.event('checkout.session.completed', only().id, { signedAt: seconds(now) })
    stripe.fail(true)
    expect((await post(event)).status).toBe(503)
    stripe.fail(false)
    expect((await post(event)).status).toBe(200)
    expect((await again(one)).state).toBe('paid')
  }, 30_000)

  test('of 300 KB is refused before it is read', async () => {
    expect((await post({ body: 'x'.repeat(300_000), signature: 't=1,v1=00' })).status).toBe(413)
  })

  test('about something else is taken and forgotten', async () => {
    await begun()
    const foreign = {
      ...only(),
      id: 'cs_test_foreign',
      intent: 'pi_test_foreign',
      metadata: { payment: "'; drop table" },
    }
    stripe.sessions.set(foreign.id, foreign)
    expect((await tell('checkout.session.completed')).status).toBe(200)
  })
})

describe('a refund', () => {
  async function paidOrder(): Promise<OrderRow> {
    const one = await begun()
    stripe.pay(only().id)
    await tell('checkout.session.completed')
    return again(one)
  }
  const refund = async ({ id }: OrderRow, key: string, amount?: number) => {
    const { db } = shop()
    const asked = await db.transaction(tx => requestRefund(tx, { orderId: id, key, amount, now }))
    if (!asked.ok) return asked.reason
    return sendRefund(context(), asked.refund, asked.payment)
  }

  test('gives back in parts until nothing is left', async () => {
    const one = await paidOrder()
    expect(await refund(one, 'a', 3000)).toBe('done')
    expect((await paymentStatusPayload(context(), await again(one))).state).toBe('partly-refunded')
    expect(await refund(one, 'b', 6981)).toBe('too-much')
    expect(await refund(one, 'c')).toBe('done')
    expect((await paymentStatusPayload(context(), await again(one))).state).toBe('refunded')
    expect((await again(one)).state).toBe('refunded')
    expect(await refund(one, 'd', 1)).toBe('too-much')
    expect([...stripe.refunds.values()].slice(-2).map(({ amount }) => amount)).toEqual([3000, 6980])
  })

  test('asked for twice with one key is one', async () => {
    const one = await paidOrder()
    const before = stripe.refunds.size
    const states = await Promise.all([refund(one, 'same', 1000), refund(one, 'same', 1000)])
    expect(states).toEqual(['done', 'done'])
    expect(stripe.refunds.size - before).toBe(1)
    expect((await findActivePayment(shop().db, one.id))?.refunded).toBe(1000)
    expect((await journal(one)).filter(kind => kind === 'refunded-in-part')).toHaveLength(1)
  })

  test('of many at once never gives back more than was paid', async () => {
    const one = await paidOrder()
    await Promise.all(Array.from({ length: 8 }, (_, index) => refund(one, `r${index}`, 4000)))
    expect((await findActivePayment(shop().db, one.id))?.refunded).toBe(8000)
  })

  test('that Stripe takes back is the shop’s money again', async () => {
    const one = await paidOrder()
    await refund(one, 'a', 3000)
    const made = [...stripe.refunds.values()].at(-1) ?? expect.unreachable()
    made.status = 'failed'
    expect((await post(stripe.refundEvent(made.id, { signedAt: seconds(now) }))).status).toBe(200)
    expect((await findActivePayment(shop().db, one.id))?.refunded).toBe(0)
  })

  test('is not given for what was not paid', async () => {
    const one = await begun()
    expect(await refund(one, 'a')).toBe('not-paid')
  })
})

test('no key, no address and no session is in the log', async () => {
  const one = await begun()
  stripe.fail(true)
  await tell('checkout.session.completed')
  await wait(0)
  const logged = JSON.stringify(shop().logged.map(({ fields }) => fields))
  for (const secret of [
    stripe.secretKey,
    stripe.webhookSecret,
    one.email,
    (await listOrderPayments(shop().db, one.id))[0]?.url,
  ])
    expect(logged).not.toContain(secret)
}, 30_000)
