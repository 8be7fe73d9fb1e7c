import { addCheckoutCode, putCheckoutPayment, putCheckoutShipping } from '@passepartout/contracts'
import { createVoucher, findOrder } from '@passepartout/db'
import { expect, test } from 'vitest'
import {
  addCartArticleOnPage,
  addPoster,
  checkOut,
  getPage,
  order,
  payloadOf,
} from '../../checkout.fixture.ts'
import { createApi } from '../../create-api.ts'
import { newVisitor, useShop } from '../../shop.fixture.ts'

const shop = useShop()
/** A Monday before the lab's cut-off time. */
const MONDAY = new Date('2026-11-23T07:00:00Z')
const DAYS = { card: 'Donnerstag, 26.\u00a0November', transfer: 'Samstag, 28.\u00a0November' }

/** A visitor of a shop that accepts cards and transfers, with a poster in the cart. */
async function visitorOfBoth() {
  const deps = { ...shop().deps, clock: () => MONDAY }
  const visitor = newVisitor(createApi({ ...deps, paymentProviders: { stripe: {} as never } }))
  await addPoster(visitor)
  return visitor
}

test('every way to pay names its day, and what is shown before the choice is the soonest', async () => {
  const visitor = await visitorOfBoth()
  const { payment, arrives, shipping } = await getPage(visitor)
  expect(payment.options.map(({ id, arrives: day }) => [id, day])).toEqual([
    ['transfer', DAYS.transfer],
    ['stripe', DAYS.card],
  ])
  expect([arrives, shipping.options[0]?.arrives]).toEqual([DAYS.card, DAYS.card])
})

test('the choice decides the day, which is no change to be confirmed', async () => {
  const visitor = await visitorOfBoth()
  const checkout = await checkOut(visitor)
  expect(checkout).toMatchObject({ arrives: DAYS.transfer, payment: { chosen: 'transfer' }, changes: [] })
  const card = payloadOf(
    await visitor.client.call(putCheckoutPayment, { body: { method: 'stripe' } }),
  ).checkout
  expect(card).toMatchObject({ arrives: DAYS.card, changes: [] })
  const express = await visitor.client.call(putCheckoutShipping, { body: { option: 'express' } })
  const { payment } = payloadOf(express).checkout
  expect(payment.options.map(({ arrives }) => arrives?.slice(0, 12))).toEqual([
    'Donnerstag, ',
    'Dienstag, 24',
  ])
})

test('an order keeps its day, and the day by which the money has to be there', async () => {
  const visitor = await visitorOfBoth()
  const { orderNumber } = payloadOf(await order(visitor, await checkOut(visitor)))
  const row = await findOrder(shop().db, orderNumber)
  expect(row?.receipt).toMatchObject({
    ...{ arrives: DAYS.transfer, moneyBy: 'Dienstag, 24.\u00a0November', shipping: { day: '2026-11-28' } },
  })
})

test('what vouchers pay waits for no money', async () => {
  const visitor = newVisitor(createApi({ ...shop().deps, clock: () => MONDAY }))
  await addCartArticleOnPage(visitor)
  const before = (await getPage(visitor)).arrives
  const worth = { amount: 50_000, currency: 'EUR' } as const
  const code = await createVoucher(shop().db, { worth, fromDay: '2026-11-01', now: MONDAY })
  const { checkout } = payloadOf(await visitor.client.call(addCheckoutCode, { body: { code } }))
  expect([before, checkout.arrives]).toEqual(['Freitag, 27.\u00a0November', 'Mittwoch, 25.\u00a0November'])
  expect(checkout.payment).toMatchObject({
    chosen: 'free',
    options: [{ id: 'free', arrives: checkout.arrives }],
  })
})
