import { putCheckoutAddress } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import {
  addCartArticleOnPage,
  getPage,
  HOME,
  payloadOf,
  RIBBON,
  step,
  VOUCHER,
} from '../../checkout.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

async function visitorWith(what: typeof VOUCHER) {
  const visitor = shop().visitor()
  await addCartArticleOnPage(visitor, what)
  return visitor
}

describe('a checkout of what comes by mail', () => {
  const nameless = { street: '', postalCode: '', city: '', extra: '', region: '' }
  const named = step(nameless)

  test('asks for mail and name alone, and keeps nothing more', async () => {
    const visitor = await visitorWith(VOUCHER)
    expect((await getPage(visitor)).needsAddress).toBe(false)
    const typed = step({ company: 'Lovelace Ltd' }, { greeting: 'Hallo', vatNumber: 'FR40303265045' })
    for (const body of [named, typed]) {
      const { checkout } = payloadOf(await visitor.client.call(putCheckoutAddress, { body }))
      expect(checkout).toMatchObject({
        open: 'payment',
        address: { ...named, vatNumber: '', greeting: '' },
      })
      expect(checkout.address?.delivery).toEqual({ ...HOME, ...nameless, company: '' })
    }
    const refused = await visitor.client.call(putCheckoutAddress, {
      body: step({ ...nameless, lastName: ' ' }),
    })
    expect(refused).toMatchObject({ status: 422, errors: { 'delivery.lastName': [expect.any(String)] } })
    expect(Object.keys(refused.ok ? {} : refused.errors)).toEqual(['delivery.lastName'])
  })

  test('takes an invoice’s own address whole or not at all', async () => {
    const { client } = await visitorWith(VOUCHER)
    const half = await client.call(putCheckoutAddress, {
      body: { ...named, invoice: { ...HOME, street: '' } },
    })
    expect(half).toMatchObject({ status: 422, errors: { 'invoice.street': [expect.any(String)] } })
    const whole = await client.call(putCheckoutAddress, { body: { ...named, invoice: HOME } })
    expect(payloadOf(whole).checkout).toMatchObject({
      open: 'payment',
      address: { invoice: { street: HOME.street } },
    })
  })

  test('asks for the street once something is sent, and above the amount of a simple invoice', async () => {
    const visitor = await visitorWith(VOUCHER)
    payloadOf(await visitor.client.call(putCheckoutAddress, { body: named }))
    await addCartArticleOnPage(visitor, RIBBON)
    expect(await getPage(visitor)).toMatchObject({ needsAddress: true, open: 'address' })
    const rich = shop().visitor()
    await addCartArticleOnPage(rich, { ...VOUCHER, quantity: 6 })
    expect(await getPage(rich)).toMatchObject({ needsAddress: true })
    const refused = await rich.client.call(putCheckoutAddress, { body: named })
    expect(refused).toMatchObject({ status: 422, errors: { 'delivery.street': [expect.any(String)] } })
  })
})

test('what is missing for free shipping leaves out what comes by mail', async () => {
  const visitor = await visitorWith(VOUCHER)
  expect((await getPage(visitor)).untilFreeShipping).toBeNull()
  await addCartArticleOnPage(visitor, RIBBON)
  const { lines, untilFreeShipping } = await getPage(visitor)
  const ribbon = lines.find(({ kind }) => kind === 'accessory')?.total.amount ?? 0
  expect(untilFreeShipping).toMatchObject({ amount: { amount: 10_000 - ribbon }, hasVoucher: true })
})
