import {
  addCartLine,
  changeCartLine,
  createDraft,
  deletePhoto,
  duplicateCartLine,
  getArticlePrice,
  getCart,
  getCartCount,
  putDraft,
  removeCartLine,
} from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { draftBody, POSTER, posterDocument, readyDraft, uploadPhoto } from '../../frame-design.fixture.ts'
import { newVisitor, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const nobody = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10'

async function cartWithLine(visitor: Visitor = shop().visitor(), quantity = 2) {
  const { id: draftId, revision, photo } = await readyDraft(visitor)
  const added = await visitor.client.call(addCartLine, {
    body: { draftId, draftRevision: revision, quantity },
  })
  if (!added.ok) throw new Error(`${added.code} ${added.message} ${JSON.stringify(added.details)}`)
  return { visitor, draftId, photo, lineId: added.payload.lineId, cart: added.payload.cart }
}

describe('the cart', () => {
  test('of a visitor who has done nothing is empty, and reading it leaves no visitor behind', async () => {
    const visitor = shop().visitor()
    expect(await visitor.client.call(getCart, {})).toMatchObject({
      payload: { lines: [], count: 0, sums: { total: { amount: 0, currency: 'EUR', text: '0,00\u00a0€' } } },
    })
    expect([...visitor.cookies]).toEqual([['cart-count', '0']])
  })

  test('holds a frozen design with the server’s price, in words and sums that add up', async () => {
    const { visitor, cart, draftId, lineId } = await cartWithLine()
    const price = await visitor.client.call(getArticlePrice, { query: { ...POSTER, quantity: 2 } })
    const line = cart.lines[0]
    expect(price.ok && line?.unitPrice).toEqual(price.ok && price.payload.priceCurrent)
    expect(line).toMatchObject({ id: lineId, draftId, quantity: 2, priceChange: null, unavailable: false })
    expect(line?.description[0]).toMatchObject({
      label: 'Produkt',
      value: expect.stringMatching(/60\u00a0×\u00a040|60 × 40/),
    })
    expect(line).toMatchObject({ editUrl: expect.stringContaining(`draft=${draftId}&line=${lineId}`) })
    const { goods, discount, shipping, total, vat } = cart.sums
    expect(goods.amount - discount.amount + shipping.amount).toBe(total.amount)
    expect((line?.unitPrice.amount ?? 0) * 2).toBe(line?.total.amount)
    expect(vat[0]?.amount.amount).toBe(Math.round((total.amount * 19) / 119))
    expect(cart.count).toBe(1)
    expect(visitor.cookies.get('cart-count')).toBe('1')
  })

  test('says of each design what the print check finds now', async () => {
    const { cart } = await cartWithLine()
    const soft = 'Gut zu wissen: ein Foto wirkt in dieser Größe unscharf.'
    expect(cart.lines[0]?.findings).toEqual([{ text: soft, isBlocking: false }])
  })

  test('survives a restart of the server, and asks nothing of the browser but its cookie', async () => {
    const { visitor } = await cartWithLine()
    const restarted = newVisitor(createApi(shop().deps))
    for (const [name, value] of visitor.cookies) restarted.cookies.set(name, value)
    expect(await restarted.client.call(getCartCount, {})).toMatchObject({ payload: { count: 1 } })
  })

  test('keeps what was ordered when the draft is changed afterwards', async () => {
    const { visitor, draftId, photo } = await cartWithLine()
    const { kind: _, ...content } = draftBody(posterDocument(photo), { ...POSTER, formatType: '900x600' })
    await visitor.client.call(putDraft, { params: { id: draftId }, body: { ...content, baseRevision: 1 } })
    const cart = await visitor.client.call(getCart, {})
    expect(cart).toMatchObject({ payload: { lines: [{ configuration: { formatType: '600x400' } }] } })
  })

  test('changes quantities, copies and removes lines', async () => {
    const { visitor, lineId } = await cartWithLine()
    const { client } = visitor
    const copied = await client.call(duplicateCartLine, { params: { id: lineId } })
    expect(copied).toMatchObject({ status: 201, payload: { cart: { count: 2 } } })
    const changed = await client.call(changeCartLine, { params: { id: lineId }, body: { quantity: 9 } })
    expect(changed).toMatchObject({ payload: { cart: { count: 2 } } })
    const removed = await client.call(removeCartLine, { params: { id: lineId } })
    expect(removed).toMatchObject({ payload: { cart: { count: 1 } } })
    expect(visitor.cookies.get('cart-count')).toBe('1')
    for (const quantity of [0, -1, 1.5, 100, Number.NaN]) {
      const id = copied.ok ? copied.payload.lineId : ''
      const answer = await client.call(changeCartLine, { params: { id }, body: { quantity } })
      expect(answer).toMatchObject({
        status: 422,
        code: 'invalid-input',
        errors: { quantity: [expect.any(String)] },
      })
    }
  })

  test('takes the same press only once and puts a new version in the old one’s place', async () => {
    const visitor = shop().visitor()
    const { id: draftId, revision } = await readyDraft(visitor)
    const body = { draftId, draftRevision: revision, quantity: 1, lineId: nobody }
    expect(await visitor.client.call(addCartLine, { body })).toMatchObject({ status: 201 })
    expect(await visitor.client.call(addCartLine, { body })).toMatchObject({
      status: 200,
      payload: { cart: { count: 1 } },
    })
    const { lineId: _, ...again } = body
    const update = await visitor.client.call(addCartLine, { body: { ...again, replaces: nobody } })
    expect(update).toMatchObject({ status: 201, payload: { cart: { count: 1 } } })
    const stranger = shop().visitor()
    const other = await readyDraft(stranger)
    const taken = update.ok ? update.payload.lineId : ''
    expect(
      await stranger.client.call(addCartLine, {
        body: { draftId: other.id, draftRevision: 1, quantity: 1, lineId: taken },
      }),
    ).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('keeps how many there are of a line whose design is put in anew', async () => {
    const { visitor, draftId, lineId } = await cartWithLine()
    await visitor.client.call(changeCartLine, { params: { id: lineId }, body: { quantity: 5 } })
    const price = await visitor.client.call(getArticlePrice, { query: { ...POSTER, quantity: 5 } })
    const { amount = 0, currency = 'EUR' } = price.ok ? price.payload.priceCurrent : {}
    const body = {
      draftId,
      draftRevision: 1,
      replaces: lineId,
      lineId: nobody,
      expectedPrice: { amount, currency },
    }
    // The second call repeats the first, after the replaced line was deleted.
    for (const status of [201, 200]) {
      expect(await visitor.client.call(addCartLine, { body })).toMatchObject({
        status,
        payload: { lineId: nobody, cart: { count: 1, lines: [{ id: nobody, quantity: 5 }] } },
      })
    }
  })

  test('shows strangers nothing and lets them change nothing', async () => {
    const { lineId, draftId } = await cartWithLine()
    const { client, ...stranger } = (await cartWithLine()).visitor
    for (const answer of [
      await client.call(changeCartLine, { params: { id: lineId }, body: { quantity: 3 } }),
      await client.call(removeCartLine, { params: { id: lineId } }),
      await client.call(duplicateCartLine, { params: { id: lineId } }),
      await client.call(addCartLine, { body: { draftId, draftRevision: 1, quantity: 1 } }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 404 })
    }
    expect((await stranger.request(`/web-api/cart/lines/${lineId}/preview`)).status).toBe(404)
  })

  test('of another country is another cart in its own currency', async () => {
    const visitor = shop().visitor({ locale: 'de-CH' })
    const { cart } = await cartWithLine(visitor)
    expect(cart.sums.total).toMatchObject({ currency: 'CHF', text: expect.stringContaining('CHF') })
    const german = shop().visitor()
    for (const [name, value] of visitor.cookies) german.cookies.set(name, value)
    expect(await german.client.call(getCart, {})).toMatchObject({ payload: { count: 0 } })
  })
})

describe('what cannot be ordered', () => {
  const order = async (
    document: ReturnType<typeof posterDocument>,
    visitor: Visitor,
    configuration = POSTER,
  ) => {
    const made = await visitor.client.call(createDraft, { body: draftBody(document, configuration) })
    if (!made.ok) throw new Error(made.code)
    return visitor.client.call(addCartLine, {
      body: { draftId: made.payload.id, draftRevision: 1, quantity: 1 },
    })
  }

  test('says what is missing: a photo, an own photo, its original', async () => {
    const visitor = shop().visitor()
    const photo = await uploadPhoto(visitor)
    const cases = [
      [posterDocument(), 'empty-slot', 'Es fehlt noch ein Foto.'],
      [
        posterDocument({ ...photo, id: 'sample-1' }, 'sample'),
        'sample-photo',
        'Das ist noch ein Beispielfoto. Bitte ein eigenes Foto wählen.',
      ],
      [posterDocument({ ...photo, id: 'local-1' }), 'original-pending', 'Ein Foto kommt noch an.'],
    ] as const
    for (const [document, id, message] of cases) {
      expect(await order(document, visitor)).toMatchObject({
        status: 422,
        code: 'invalid-document',
        message,
        details: { findings: [{ id, elementId: 'photo-1' }] },
      })
    }
  })

  test('is a design of another size than the ordered one', async () => {
    const visitor = shop().visitor()
    const photo = await uploadPhoto(visitor)
    expect(await order(posterDocument(photo), visitor, { ...POSTER, formatType: '300x200' })).toMatchObject({
      status: 422,
      code: 'invalid-document',
    })
  })

  test('is a price the customer did not see', async () => {
    const visitor = shop().visitor()
    const { id: draftId } = await readyDraft(visitor)
    const body = { draftId, draftRevision: 1, quantity: 1 }
    for (const expectedPrice of [
      { amount: 1, currency: 'EUR' as const },
      { amount: 2000, currency: 'USD' as const },
    ]) {
      expect(await visitor.client.call(addCartLine, { body: { ...body, expectedPrice } })).toMatchObject({
        status: 409,
        code: 'price-changed',
        message: expect.stringMatching(/Der Preis hat sich geändert: jetzt \d+,\d\d\u00a0€\./),
      })
    }
    expect(await visitor.client.call(addCartLine, { body: { ...body, draftRevision: 9 } })).toMatchObject({
      status: 409,
      code: 'draft-conflict',
    })
  })

  test('does not lose its photos to a delete', async () => {
    const { visitor, photo, lineId } = await cartWithLine()
    const remove = () => visitor.client.call(deletePhoto, { params: { id: photo.id } })
    expect(await remove()).toMatchObject({ status: 409, code: 'photo-in-use' })
    await visitor.client.call(removeCartLine, { params: { id: lineId } })
    expect(await remove()).toMatchObject({ ok: true })
    expect(await shop().objects()).toEqual([])
  })
})

describe('a price that changed since', () => {
  test('is shown beside the line until the customer goes on with it', async () => {
    const { visitor, lineId, cart } = await cartWithLine()
    const { deps } = shop()
    const dearer = structuredClone(deps.priceBook())
    for (const { curves } of dearer.lists['photo-frame']) {
      if (curves.poster) curves.poster.base += 5000
    }
    const later = newVisitor(createApi({ ...deps, priceBook: () => dearer }))
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
    const before = cart.lines[0]?.unitPrice
    const seen = await later.client.call(getCart, {})
    const now = seen.ok ? seen.payload.lines[0] : undefined
    expect(now?.priceChange).toMatchObject({ from: { text: before?.text }, to: now?.unitPrice })
    expect(now?.unitPrice.amount).toBeGreaterThan(before?.amount ?? 0)
    const confirmed = await later.client.call(changeCartLine, {
      params: { id: lineId },
      body: { quantity: 2 },
    })
    expect(confirmed.ok && confirmed.payload.cart.lines[0]?.priceChange).toBeNull()
  })
})

describe('the picture of a line', () => {
  test('is drawn once, kept, and goes with the line', async () => {
    const { visitor, lineId } = await cartWithLine()
    const url = `/web-api/cart/lines/${lineId}/preview`
    const first = await visitor.request(url)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await first.text()).toBe('picture of 660')
    const again = await visitor.request(url, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(await shop().objects()).toContain(`lines/${lineId}/picture.webp`)
    await visitor.client.call(removeCartLine, { params: { id: lineId } })
    expect((await visitor.request(url)).status).toBe(404)
    expect((await shop().objects()).some(name => name.startsWith('lines/'))).toBe(false)
  })
})
