import {
  createPayment,
  reconcilePayments,
  requestRefund,
  sendRefund,
  startPayment,
} from '@passepartout/commerce/payments'
import { openStripe } from '@passepartout/commerce/payments/stripe'
import { findActivePayment, findOrder, listOrderEvents, type OrderRow } from '@passepartout/db'
import { type FakeEvent, type FakeStripe, PLACED_AT, startFakeStripe } from '@passepartout/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usePaymentShop } from './payment-shop.fixture.ts'

let stripe: FakeStripe
const { shop, context, order } = usePaymentShop({
  paymentProviders: () => ({ stripe: openStripe(stripe) }),
  clock: () => PLACED_AT,
})
beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.sessions.clear()
  stripe.sentEvents.splice(0)
})

const signed = { signedAt: Math.floor(PLACED_AT.getTime() / 1000) }
const session = () => [...stripe.sessions.keys()].at(-1) ?? expect.unreachable('no session')
const tell = async ({ body, signature }: FakeEvent) => {
  const { status } = await shop().api.request(
    'http://passepartout.de.localhost:3000/web-api/payments/stripe',
    {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    },
  )
  expect(status).toBe(200)
}
const tellPaid = () => tell(stripe.event('checkout.session.completed', session(), signed))

/** An order of 99.80 euros, paid at Stripe; the shop may not know it yet. */
async function paidAtStripe(): Promise<OrderRow> {
  const one = await order({ paymentMethod: 'stripe' })
  await shop().db.transaction(tx => createPayment(tx, context(), one))
  await startPayment(context(), one, { returnUrl: 'http://passepartout.de.localhost:3000/bestellung/token' })
  stripe.pay(session())
  return one
}

/** The order events about refunds and disputes, with amounts and outcomes. */
async function journal({ id }: OrderRow): Promise<string[]> {
  const events = await listOrderEvents(shop().db, id)
  return events
    .filter(({ kind }) => /refund|dispute/.test(kind))
    .map(({ kind, details }) => [kind, details.amount, details.outcome].filter(Boolean).join(' '))
}
const stateOf = async ({ number }: OrderRow) => (await findOrder(shop().db, number))?.state
const refunded = async ({ id }: OrderRow) => (await findActivePayment(shop().db, id))?.refunded

describe('a refund made on Stripe’s own pages', () => {
  test('is in the order’s journal, though its events come twice and name it in two ways', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    const { id } = stripe.refundByHand(session(), 3000)
    const events = [stripe.chargeEvent(session(), signed), stripe.refundEvent(id, signed)]
    for (const event of [...events, ...events]) await tell(event)
    expect(await journal(one)).toEqual(['refunded-in-part 3000'])
    expect(await refunded(one)).toBe(3000)
  })

  test('of the rest ends the order as refunded', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    stripe.refundByHand(session(), 3000)
    stripe.refundByHand(session(), 6980)
    await tell(stripe.chargeEvent(session(), signed))
    expect(await stateOf(one)).toBe('refunded')
    expect((await journal(one)).at(-1)).toBe('refunded 6980')
  })

  test('that overtakes the word of the payment comes after it in the journal', async () => {
    const one = await paidAtStripe()
    stripe.refundByHand(session(), 3000)
    await tell(stripe.chargeEvent(session(), signed))
    await tellPaid()
    const kinds = (await listOrderEvents(shop().db, one.id)).map(({ kind }) => kind)
    expect(kinds.slice(-2)).toEqual(['paid', 'refunded-in-part'])
  })

  test('that waits counts once it went through, whatever order its events come in', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    const made = stripe.refundByHand(session(), 3000)
    made.status = 'pending'
    const early = stripe.refundEvent(made.id, signed)
    made.status = 'succeeded'
    await tell(stripe.refundEvent(made.id, signed))
    await tell(early)
    expect(await journal(one)).toEqual(['refunded-in-part 3000'])
  })

  test('that the payer’s bank sends back is the shop’s money again, and said', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    const made = stripe.refundByHand(session(), 3000)
    await tell(stripe.refundEvent(made.id, signed))
    made.status = 'failed'
    await tell(stripe.refundEvent(made.id, signed))
    expect(await journal(one)).toEqual(['refunded-in-part 3000', 'refund-failed 3000'])
    expect(await refunded(one)).toBe(0)
  })

  test('leaves so much less for one of ours, which is not counted twice', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    stripe.refundByHand(session(), 3000)
    await tell(stripe.chargeEvent(session(), signed))
    const asked = await shop().db.transaction(tx =>
      requestRefund(tx, { orderId: one.id, key: 'rest', now: PLACED_AT }),
    )
    if (!asked.ok) throw new Error(asked.reason)
    expect(asked.refund.amount).toBe(6980)
    await sendRefund(context(), asked.refund, asked.payment)
    await tell(stripe.chargeEvent(session(), signed))
    expect(await journal(one)).toEqual(['refunded-in-part 3000', 'refunded 6980'])
  })
})

describe('a payer who disputes a payment', () => {
  test('and loses leaves two words in the journal and the money where it is', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    const dispute = stripe.disputeBy(session(), 9980)
    await tell(stripe.disputeEvent('charge.dispute.created', dispute.id, signed))
    expect(await journal(one)).toEqual(['dispute-opened 9980'])
    dispute.status = 'won'
    await tell(stripe.disputeEvent('charge.dispute.closed', dispute.id, signed))
    expect(await journal(one)).toEqual(['dispute-opened 9980', 'dispute-ended 9980 won'])
    expect([await refunded(one), await stateOf(one)]).toEqual([0, 'paid'])
  })

  test('and wins has been refunded, once, though the first event comes last', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    const dispute = stripe.disputeBy(session(), 9980)
    const created = stripe.disputeEvent('charge.dispute.created', dispute.id, signed)
    dispute.status = 'lost'
    const closed = stripe.disputeEvent('charge.dispute.closed', dispute.id, signed)
    for (const event of [closed, closed, created]) await tell(event)
    expect(await journal(one)).toEqual(['dispute-opened 9980', 'dispute-ended 9980 lost', 'refunded 9980'])
    expect([await refunded(one), await stateOf(one)]).toEqual([9980, 'refunded'])
  })

  test('of what was given back already gets nothing more', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    stripe.refundByHand(session(), 9980)
    await tell(stripe.chargeEvent(session(), signed))
    const dispute = stripe.disputeBy(session(), 9980)
    dispute.status = 'lost'
    await tell(stripe.disputeEvent('charge.dispute.closed', dispute.id, signed))
    expect(await refunded(one)).toBe(9980)
    expect((await journal(one)).filter(word => word.startsWith('refunded'))).toEqual(['refunded 9980'])
  })
})

describe('events that nobody heard', () => {
  const at = (minutes: number) => reconcilePayments(context(new Date(PLACED_AT.getTime() + minutes * 60_000)))
  const asks = () => stripe.calls.filter(call => call === 'GET /v1/events').length

  test('of a refund and a lost dispute are asked for within the hour, and count once', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    const made = stripe.refundByHand(session(), 3000)
    stripe.refundEvent(made.id, signed)
    const dispute = stripe.disputeBy(session(), 6980)
    const created = stripe.disputeEvent('charge.dispute.created', dispute.id, signed)
    dispute.status = 'lost'
    stripe.disputeEvent('charge.dispute.closed', dispute.id, signed)
    expect(await at(60)).toMatchObject({ missed: 3 })
    await tell(created)
    expect(await at(120)).toMatchObject({ missed: 0 })
    expect(await journal(one)).toEqual([
      'refunded-in-part 3000',
      'dispute-opened 6980',
      'dispute-ended 6980 lost',
      'refunded 6980',
    ])
  })

  test('of the last ten minutes are on their way, and missed only an hour later', async () => {
    await paidAtStripe()
    await tellPaid()
    const signedAt = signed.signedAt + 115 * 60
    stripe.refundEvent(stripe.refundByHand(session(), 3000).id, { signedAt })
    expect(await at(120)).toMatchObject({ missed: 0 })
    expect(await at(180)).toMatchObject({ missed: 1 })
  })

  test('are asked for once an hour, however many processes tend payments', async () => {
    const before = asks()
    await Promise.all([at(180), at(181), at(182)])
    expect(asks() - before).toBe(1)
  })

  test('are asked for again an hour later, where Stripe did not answer', async () => {
    const one = await paidAtStripe()
    await tellPaid()
    stripe.refundEvent(stripe.refundByHand(session(), 3000).id, signed)
    stripe.fail(true)
    expect(await at(240)).toMatchObject({ missed: 0 })
    stripe.fail(false)
    await at(300)
    expect(await journal(one)).toEqual(['refunded-in-part 3000'])
  })
})
