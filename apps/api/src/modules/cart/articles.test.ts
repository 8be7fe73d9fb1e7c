import {
  addCartArticle,
  type CallInput,
  changeCartLine,
  duplicateCartLine,
  getAccessoryPrice,
  getCart,
  moveCartLineBack,
  removeCartLine,
  restoreCartLine,
  saveCartLineForLater,
} from '@passepartout/contracts'
import { definitionOf } from '@passepartout/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { normaliseVoucherMessage } from '../../kinds/gift-voucher.ts'
import { newVisitor, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()

type Body = CallInput<NonNullable<typeof addCartArticle.shapes>>['body']
const RIBBON = { kind: 'accessory', sku: 'satinband-gold', quantity: 50 } as const
const VOUCHER = { kind: 'gift-voucher', amount: 5000, delivery: 'pdf', quantity: 1 } as const
const LINE = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f11'

const add = (visitor: Visitor, body: Body) => visitor.client.call(addCartArticle, { body })

async function cartWith(...bodies: Body[]) {
  const visitor = shop().visitor()
  let last = await add(visitor, bodies[0] ?? RIBBON)
  for (const body of bodies.slice(1)) last = await add(visitor, body)
  if (!last.ok) throw new Error(`${last.code} ${JSON.stringify(last.errors)}`)
  return { visitor, lineId: last.payload.lineId, cart: last.payload.cart }
}

describe('an accessory in the cart', () => {
  test('costs what its page says, has its picture and counts as one article', async () => {
    const { visitor, cart } = await cartWith(RIBBON)
    const price = await visitor.client.call(getAccessoryPrice, { query: { sku: RIBBON.sku, quantity: 50 } })
    const [line] = cart.lines
    expect(price.ok && line?.total).toEqual(price.ok && price.payload.total)
    expect(line).toMatchObject({
      kind: 'accessory',
      configuration: { sku: 'satinband-gold' },
      description: [{ label: 'Produkt', value: expect.stringMatching(/^Satinband.*Gold$/) }],
      quantity: 50,
      quantities: { previous: 45, next: 55, most: 5000 },
    })
    expect(visitor.cookies.get('cart-count')).toBe('1')
  })

  test('is cheaper by the piece in a larger quantity, and comes in its steps only', async () => {
    const { visitor, lineId, cart } = await cartWith(RIBBON)
    const change = (quantity: number) =>
      visitor.client.call(changeCartLine, { params: { id: lineId }, body: { quantity } })
    const more = await change(1000)
    const after = more.ok ? more.payload.cart.lines[0] : undefined
    expect(after?.unitPrice.amount).toBeLessThan(cart.lines[0]?.unitPrice.amount ?? 0)
    expect(after?.priceChange).toBeNull()
    expect(await change(1050)).toMatchObject({
      status: 422,
      errors: { quantity: ['Diesen Artikel gibt es zu 1.000 oder 1.100 Stück.'] },
    })
  })

  test('can be put back for an hour after it was taken out, by its owner alone', async () => {
    const { visitor, lineId } = await cartWith(RIBBON)
    const params = { id: lineId }
    expect(await visitor.client.call(removeCartLine, { params })).toMatchObject({
      payload: { cart: { lines: [], sums: { total: { amount: 0 } } } },
    })
    const { visitor: stranger } = await cartWith(RIBBON)
    expect(await stranger.client.call(restoreCartLine, { params })).toMatchObject({ status: 404 })
    expect(await visitor.client.call(duplicateCartLine, { params })).toMatchObject({ status: 404 })
    expect(await visitor.client.call(restoreCartLine, { params })).toMatchObject({
      payload: { cart: { lines: [{ id: lineId, quantity: 50 }] } },
    })
    expect(await visitor.client.call(restoreCartLine, { params })).toMatchObject({ status: 404 })
  })

  test('is laid aside for later and back by its owner alone, and costs nothing meanwhile', async () => {
    const { visitor, lineId } = await cartWith(RIBBON)
    const params = { id: lineId }
    const { visitor: stranger } = await cartWith(RIBBON)
    expect(await stranger.client.call(saveCartLineForLater, { params })).toMatchObject({ status: 404 })
    expect(await shop().visitor().client.call(saveCartLineForLater, { params })).toMatchObject({
      status: 404,
    })
    expect(await visitor.client.call(saveCartLineForLater, { params })).toMatchObject({
      payload: { cart: { lines: [], saved: [{ id: lineId }], count: 0, sums: { total: { amount: 0 } } } },
    })
    expect(visitor.cookies.get('cart-count')).toBe('0')
    expect(await visitor.client.call(moveCartLineBack, { params })).toMatchObject({
      payload: { cart: { lines: [{ id: lineId, quantity: 50 }], saved: [], count: 1 } },
    })
  })

  test('says from which quantities a piece costs less', async () => {
    const { cart } = await cartWith(RIBBON)
    const [line] = cart.lines
    const prices = line?.tiers.map(({ unitPrice }) => unitPrice.amount) ?? []
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
  })

  test('that is no longer sold stays in sight without a price', async () => {
    const { visitor } = await cartWith(RIBBON)
    const { deps } = shop()
    const catalogue = structuredClone(deps.catalogue())
    for (const article of definitionOf(catalogue, 'accessory').articles)
      article.variants = article.variants.filter(({ sku }) => sku !== 'satinband-gold')
    const later = newVisitor(createApi({ ...deps, catalogue: () => catalogue }))
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
    expect(await later.client.call(getCart, {})).toMatchObject({
      payload: {
        lines: [{ kind: 'accessory', unavailable: true, total: { amount: 0 } }],
        sums: { total: { amount: 0 } },
      },
    })
  })
})

describe('a gift voucher in the cart', () => {
  test('by mail costs what it is worth: no shipping, no tax before it is spent', async () => {
    const { cart } = await cartWith({ ...VOUCHER, message: 'Alles Liebe!', quantity: 2 })
    expect(cart.lines[0]).toMatchObject({
      kind: 'gift-voucher',
      configuration: { amount: 5000, delivery: 'pdf', message: 'Alles Liebe!' },
      description: [{ value: 'Geschenkgutschein über 50,00\u00a0€' }, { value: 'Als PDF per E-Mail' }],
    })
    expect(cart.sums).toMatchObject({ total: { amount: 10_000 }, shipping: { amount: 0 }, vat: [] })
  })

  test.each([
    ['in a design that there is not', { design: 'gold' }, 'design'],
    ['on a day that there is not', { sendOn: '2027-02-30' }, 'sendOn'],
    ['in two years', { sendOn: '2028-12-24' }, 'sendOn'],
  ])('is refused %s', async (_, odd, field) => {
    const body = { ...VOUCHER, ...odd } as never
    expect(await shop().visitor().client.call(addCartArticle, { body })).toMatchObject({
      ok: false,
      status: 422,
      errors: { [field]: [expect.stringMatching(/\S/)] },
    })
  })

  test('by post is sent for the price of a parcel, with the tax of the sending alone', async () => {
    const { cart } = await cartWith({ ...VOUCHER, amount: 2500, delivery: 'post' })
    const { shipping, vat, total } = cart.sums
    expect(shipping.amount).toBeGreaterThan(0)
    expect(total.amount).toBe(2500 + shipping.amount)
    expect(vat).toMatchObject([{ rate: 19, amount: { amount: Math.round((shipping.amount * 19) / 119) } }])
  })

  test('adds nothing to the tax of what lies beside it', async () => {
    const [alone, both] = [(await cartWith(RIBBON)).cart, (await cartWith(VOUCHER, RIBBON)).cart]
    expect(both.sums.vat).toEqual(alone.sums.vat)
    expect(both.sums.shipping).toEqual(alone.sums.shipping)
  })

  test('keeps what is written on it, tidied of what nobody sees', () => {
    expect(normaliseVoucherMessage('\u202eAlles \r\nLiebe\u0000!\t\n\n')).toBe('Alles\nLiebe!')
    expect(normaliseVoucherMessage('👩\u200d👧 <b>')).toBe('👩\u200d👧 <b>')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const once = normaliseVoucherMessage(text)
        expect(normaliseVoucherMessage(once)).toBe(once)
        expect(once.replaceAll('\n', '')).not.toMatch(/\p{Cc}|[\u202a-\u202e]/u)
      }),
    )
  })
})

describe('what cannot be put into the cart', () => {
  test.each<[field: string, body: object]>([
    ['sku', { ...RIBBON, sku: 'ponyhof' }],
    ['sku', { ...RIBBON, sku: 'constructor' }],
    ['quantity', { ...RIBBON, quantity: 7 }],
    ['quantity', { ...RIBBON, quantity: 5001 }],
    ['amount', { ...VOUCHER, amount: 999 }],
    ['amount', { ...VOUCHER, amount: 5050 }],
    ['amount', { ...VOUCHER, amount: '5000' }],
    ['delivery', { ...VOUCHER, delivery: 'pigeon' }],
    ['message', { ...VOUCHER, message: 'x'.repeat(241) }],
    ['message', { ...VOUCHER, message: 'a\nb\nc\nd\ne\nf\ng' }],
    ['quantity', { ...VOUCHER, quantity: 51 }],
    ['kind', { ...VOUCHER, kind: 'pony' }],
  ])('is told by its %s: %j', async (field, body) => {
    const visitor = shop().visitor()
    expect(await add(visitor, body as Body)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.stringMatching(/\S/)] },
    })
    expect([...visitor.cookies.keys()].filter(name => name !== 'cart-count')).toEqual([])
  })

  test('is a price the customer did not see', async () => {
    expect(
      await add(shop().visitor(), { ...RIBBON, expectedPrice: { amount: 1, currency: 'EUR' } }),
    ).toMatchObject({ status: 409, code: 'price-changed' })
  })

  test('is the same press twice, or the line of somebody else', async () => {
    const visitor = shop().visitor()
    const once = { ...RIBBON, lineId: LINE }
    expect(await add(visitor, once)).toMatchObject({ status: 201 })
    expect(await add(visitor, once)).toMatchObject({ status: 200, payload: { cart: { count: 1 } } })
    expect(await add(shop().visitor(), once)).toMatchObject({ status: 409, code: 'conflict' })
  })
})
