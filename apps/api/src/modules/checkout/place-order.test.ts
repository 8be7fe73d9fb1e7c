import { issuePurchasedVouchers } from '@passepartout/commerce/vouchers'
import {
  addCartArticle,
  addCartLine,
  addCheckoutCode,
  cartLinePreview,
  changeCartLine,
  confirmChanges,
  deletePhoto,
  getCart,
  getOrder,
  putCheckoutShipping,
  removeCartLine,
} from '@passepartout/contracts'
import { createVoucher, findOrder, findVoucher, listOrderEvents, listOrderLines } from '@passepartout/db'
import { describe, expect, test } from 'vitest'
import {
  addCartArticleOnPage,
  addPoster,
  checkOut,
  getPage,
  order,
  payloadOf,
  step,
  VOUCHER,
} from '../../checkout.fixture.ts'
import { createApi } from '../../create-api.ts'
import { bodyOf, newVisitor, useShop, type Visitor } from '../../shop.fixture.ts'
import type { OrderReceipt } from './order-receipt.ts'

const shop = useShop()

async function readyVisitor() {
  const visitor = shop().visitor()
  await addCartArticleOnPage(visitor)
  return { visitor, checkout: await checkOut(visitor) }
}
const madeVoucher = (amount: number) =>
  createVoucher(shop().db, {
    worth: { amount, currency: 'EUR' },
    fromDay: '2026-11-01',
    now: new Date('2026-11-01T09:00:00Z'),
  })
const storedOrder = async (number: string) => {
  const found = await findOrder(shop().db, number)
  if (!found) throw new Error(`There is no order ${number}`)
  return found
}
/** The same visitor in a shop with changed dependencies. */
function inShopWith(visitor: Visitor, change: Partial<ReturnType<typeof shop>['deps']>): Visitor {
  const other = newVisitor(createApi({ ...shop().deps, ...change }))
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  return other
}

describe('an order', () => {
  test('that is too heavy for one parcel says so, and keeps which pieces go in which', async () => {
    const visitor = shop().visitor()
    const oak = { kind: 'frame', frameType: 'holzrahmen-eiche', formatType: '600x400' } as const
    await visitor.client.call(addCartArticle, { body: { ...oak, quantity: 60 } })
    const checkout = await checkOut(visitor)
    const [way] = checkout.shipping.options
    expect(way).toMatchObject({ note: 'Kommt in 4 Sendungen, weil nicht alles in eine passt.' })
    const placed = payloadOf(await order(visitor, checkout))
    const { id, receipt } = await storedOrder(placed.orderNumber)
    const { parcels } = (receipt as OrderReceipt).shipping ?? {}
    const [line] = await listOrderLines(shop().db, id)
    expect(parcels?.map(({ lines }) => Object.values(lines)[0])).toEqual([16, 16, 16, 12])
    expect(parcels?.every(({ grams }) => grams <= 31_500)).toBe(true)
    expect(line?.quantity).toBe(60)
  })

  test('is written as it was shown, and opened by its link', async () => {
    const { visitor, checkout } = await readyVisitor()
    const placed = payloadOf(await order(visitor, checkout))
    expect(placed).toEqual({
      orderNumber: expect.stringMatching(/^PP-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
      statusPath: expect.stringMatching(/^\/bestellung\/[\w.-]{60,}$/),
      paymentUrl: null,
      isRepeated: false,
    })
    const token = placed.statusPath.split('/').at(-1) ?? ''
    const shown = payloadOf(await shop().visitor().client.call(getOrder, { params: { token } })).order
    expect(shown).toMatchObject({
      orderNumber: placed.orderNumber,
      state: 'awaiting-payment',
      sums: checkout.sums,
      shippingName: 'Standard, DHL',
      arrives: checkout.arrives,
      contact: { email: 'ada@example.com' },
      payment: { method: 'transfer' },
    })
  })

  test('freezes its lines with their photos, parts, taxes and words', async () => {
    const visitor = shop().visitor()
    const { photo, lineId } = await addPoster(visitor, 2)
    const checkout = await checkOut(visitor)
    const { orderNumber } = payloadOf(await order(visitor, checkout))
    const stored = await storedOrder(orderNumber)
    const [line] = await listOrderLines(shop().db, stored.id)
    expect(line).toMatchObject({
      id: lineId,
      number: 1,
      quantity: 2,
      total: checkout.lines[0]?.total.amount,
      description: checkout.lines[0]?.description,
      vatRate: '19',
      isPersonalised: true,
      document: expect.objectContaining({ assets: { [photo.id]: expect.anything() } }),
    })
    expect(stored.receipt).toMatchObject({
      tax: { kind: 'included', standardRate: 19 },
      lines: [{ parts: [{ code: 'material', value: 'poster' }], relief: 0 }],
      shipping: { option: 'standard', carriers: ['DHL'] },
    })
    expect(await visitor.client.call(deletePhoto, { params: { id: photo.id } })).toMatchObject({
      code: 'photo-in-use',
    })
  })

  test('empties the cart and begins a new checkout with the same address', async () => {
    const { visitor, checkout } = await readyVisitor()
    await order(visitor, checkout)
    expect(payloadOf(await visitor.client.call(getCart, {})).lines).toEqual([])
    expect(visitor.cookies.get('cart-count')).toBe('0')
    await addCartArticleOnPage(visitor)
    const next = await getPage(visitor)
    expect(next.idempotencyKey).not.toBe(checkout.idempotencyKey)
    expect(next).toMatchObject({ open: 'address', address: { contact: { email: 'ada@example.com' } } })
  })

  test('begins its journal, and waits for its payment', async () => {
    const { visitor, checkout } = await readyVisitor()
    const { orderNumber } = payloadOf(await order(visitor, checkout))
    const events = await listOrderEvents(shop().db, (await storedOrder(orderNumber)).id)
    expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['placed', 'customer'],
      ['payment-awaited', 'customer'],
    ])
  })

  test('tells what hangs on it, in the same transaction', async () => {
    const { visitor, checkout } = await readyVisitor()
    const told: string[] = []
    const failing = inShopWith(visitor, {
      orderHooks: {
        onPlaced: async (_tx, { number }) => {
          told.push(number)
          throw new Error('The mail could not be written')
        },
      },
    })
    expect(await order(failing, checkout)).toMatchObject({ status: 500 })
    expect(await findOrder(shop().db, told[0] ?? '')).toBeUndefined()
    expect((await getPage(visitor)).lines.length).toBe(1)
    expect(payloadOf(await order(visitor, checkout)).isRepeated).toBe(false)
  })

  test('that a voucher pays in full is paid at once, and takes exactly that from it', async () => {
    const visitor = shop().visitor()
    await addCartArticleOnPage(visitor)
    const code = await madeVoucher(9000)
    await visitor.client.call(addCheckoutCode, { body: { code } })
    const checkout = await checkOut(visitor)
    const { orderNumber } = payloadOf(await order(visitor, checkout))
    const stored = await storedOrder(orderNumber)
    expect(stored).toMatchObject({ state: 'paid', due: 0, paymentMethod: 'free' })
    expect((await findVoucher(shop().db, code))?.remaining).toBe(9000 - stored.total)
    expect(JSON.stringify(stored)).not.toContain(code)
  })

  test('names the hosted page where it is paid, also when it is asked twice', async () => {
    const visitor = shop().visitor()
    await addCartArticleOnPage(visitor)
    await checkOut(visitor)
    const page = { session: 'cs_1', url: 'https://pay.example/1' }
    const stripe = {
      start: async () => page,
      status: async () => undefined,
      cancel: async () => undefined,
      refund: async () => ({ id: undefined, state: 'asked' as const }),
      refundState: async () => 'asked' as const,
    }
    const hosted = inShopWith(visitor, { paymentProviders: { stripe } })
    await hosted.request('/web-api/checkout/payment', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'stripe' }),
    })
    const checkout = await getPage(hosted)
    const answers = [await order(hosted, checkout), await order(hosted, checkout)].map(payloadOf)
    expect(answers.map(({ paymentUrl }) => paymentUrl)).toEqual([page.url, page.url])
  })
})

describe('pressing twice', () => {
  test('gives one order and the same answer', async () => {
    const { visitor, checkout } = await readyVisitor()
    const first = payloadOf(await order(visitor, checkout))
    expect(payloadOf(await order(visitor, checkout))).toEqual({ ...first, isRepeated: true })
  })

  test('fifty times at the same moment gives one order', async () => {
    const { visitor, checkout } = await readyVisitor()
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(visitor, checkout)))
    const placed = answers.map(payloadOf)
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1)
    expect(placed.filter(({ isRepeated }) => !isRepeated).length).toBe(1)
    expect(new Set(placed.map(({ statusPath }) => statusPath)).size).toBe(1)
  })

  test('after a lost answer still finds the order when something lies in the cart again', async () => {
    const { visitor, checkout } = await readyVisitor()
    const first = payloadOf(await order(visitor, checkout))
    await addCartArticleOnPage(visitor)
    expect(payloadOf(await order(visitor, checkout))).toEqual({ ...first, isRepeated: true })
    expect((await getPage(visitor)).lines.length).toBe(1)
  })
})

describe('nothing is ordered', () => {
  test('when a price changed since it was shown; confirmed, it is', async () => {
    const visitor = shop().visitor()
    await addPoster(visitor)
    const checkout = await checkOut(visitor)
    const dearer = structuredClone(shop().deps.priceBook())
    for (const { curves } of dearer.lists['photo-frame']) if (curves.poster) curves.poster.base += 500
    const now = inShopWith(visitor, { priceBook: () => dearer })
    const refused = await order(now, checkout)
    expect(refused).toMatchObject({
      status: 409,
      code: 'price-changed',
      errors: {
        changes: [expect.stringContaining('kostet jetzt'), expect.stringContaining('Zu zahlen sind jetzt')],
      },
    })
    // Displaying the changes does not confirm them.
    expect((await order(now, await getPage(now))).ok).toBe(false)
    const answer = await now.request('/web-api/checkout/changes', { method: 'POST' })
    expect(answer.status).toBe(200)
    expect((await order(now, await getPage(now))).ok).toBe(true)
  })

  test('when it was changed in another window', async () => {
    const { visitor, checkout } = await readyVisitor()
    await visitor.client.call(putCheckoutShipping, { body: { option: 'express' } })
    expect(await order(visitor, checkout)).toMatchObject({
      status: 409,
      errors: {
        changes: expect.arrayContaining([expect.stringContaining('anderer Versand')]),
      },
    })
  })

  test('when an article came into the cart in another window: it is told, and ordered once it is confirmed', async () => {
    const { visitor, checkout } = await readyVisitor()
    await addCartArticleOnPage(visitor, VOUCHER)
    const refused = await order(visitor, checkout)
    const changes = [
      expect.stringMatching(/^„.+“ ist dazugekommen: 50,00\u00a0€\.$/),
      expect.stringMatching(/^Zu zahlen sind jetzt \d+,\d\d\u00a0€ statt \d+,\d\d\u00a0€\.$/),
    ]
    expect(refused).toMatchObject({ status: 409, code: 'price-changed', errors: { changes } })
    const seen = await getPage(visitor)
    expect(seen.changes).toEqual(changes)
    expect((await order(visitor, seen)).ok).toBe(false)
    payloadOf(await visitor.client.call(confirmChanges, {}))
    const confirmed = await getPage(visitor)
    expect(confirmed.changes).toEqual([])
    expect((await order(visitor, confirmed)).ok).toBe(true)
  })

  test('when the other window has looked at the new total already', async () => {
    const { visitor, checkout } = await readyVisitor()
    await addCartArticleOnPage(visitor, VOUCHER)
    expect((await checkOut(visitor)).changes).toEqual([])
    expect(await order(visitor, checkout)).toMatchObject({
      errors: { changes: expect.arrayContaining([expect.stringContaining('ist dazugekommen')]) },
    })
  })

  test('when address, quantity and codes are others: each is told', async () => {
    const { visitor, checkout } = await readyVisitor()
    await addCartArticleOnPage(visitor, VOUCHER)
    const before = await checkOut(visitor)
    const [ribbon, voucher] = before.lines
    await visitor.client.call(changeCartLine, { params: { id: ribbon?.id ?? '' }, body: { quantity: 100 } })
    await visitor.client.call(removeCartLine, { params: { id: voucher?.id ?? '' } })
    await visitor.client.call(addCheckoutCode, { body: { code: await madeVoucher(300) } })
    await checkOut(visitor, step({ city: 'Fulda', postalCode: '36037' }))
    expect(await order(visitor, before)).toMatchObject({
      errors: {
        changes: expect.arrayContaining([
          expect.stringContaining('liegt nicht mehr im Warenkorb'),
          expect.stringContaining('jetzt 100 Stück statt 50'),
          'Die Angaben zur Adresse sind andere.',
          expect.stringMatching(/^Der Code „.+“ ist dazugekommen\.$/),
        ]),
      },
    })
    expect(checkout.shown).not.toBe(before.shown)
  })

  test('and nothing is left to confirm once the change is taken back', async () => {
    const { visitor, checkout } = await readyVisitor()
    const id = await addCartArticleOnPage(visitor, VOUCHER)
    await order(visitor, checkout)
    await visitor.client.call(removeCartLine, { params: { id } })
    expect((await getPage(visitor)).changes).toEqual([])
    expect((await order(visitor, checkout)).ok).toBe(true)
  })

  test('from a page that nobody remembers: said without details', async () => {
    const { visitor, checkout } = await readyVisitor()
    const answer = await order(visitor, { ...checkout, shown: 'never-shown' })
    expect(answer).toMatchObject({ errors: { changes: [expect.stringContaining('anderen Fenster')] } })
    expect((await getPage(visitor)).changes).toHaveLength(1)
  })

  test('when the quantity was changed behind its back', async () => {
    const { visitor, checkout } = await readyVisitor()
    const id = checkout.lines[0]?.id ?? ''
    await visitor.client.call(changeCartLine, { params: { id }, body: { quantity: 100 } })
    expect((await order(visitor, checkout)).ok).toBe(false)
  })

  test('when a voucher was spent by somebody else meanwhile', async () => {
    const code = await madeVoucher(300)
    const checkouts = await Promise.all(
      [1, 2].map(async () => {
        const visitor = shop().visitor()
        await addCartArticleOnPage(visitor)
        await visitor.client.call(addCheckoutCode, { body: { code } })
        return { visitor, checkout: await checkOut(visitor) }
      }),
    )
    const answers = await Promise.all(checkouts.map(one => order(one.visitor, one.checkout)))
    expect(answers.map(answer => (answer.ok ? 'ordered' : answer.code)).sort()).toEqual([
      'ordered',
      'price-changed',
    ])
    expect((await findVoucher(shop().db, code))?.remaining).toBe(0)
  })

  test('before all steps are done', async () => {
    const visitor = shop().visitor()
    await addCartArticleOnPage(visitor)
    expect(await order(visitor, await getPage(visitor))).toMatchObject({
      status: 422,
      errors: { address: ['Die Adresse ist noch nicht vollständig.'] },
    })
  })

  test('of an empty cart', async () => {
    const { visitor, checkout } = await readyVisitor()
    await visitor.client.call(removeCartLine, { params: { id: checkout.lines[0]?.id ?? '' } })
    expect(await order(visitor, checkout)).toMatchObject({ status: 404 })
    const nobody = shop().visitor()
    expect(await order(nobody, checkout)).toMatchObject({ status: 404 })
  })

  test('that cannot be printed any more', async () => {
    const visitor = shop().visitor()
    await addPoster(visitor)
    const checkout = await checkOut(visitor)
    await shop().db.execute(`update photos set state = 'leaving'`)
    const seen = await getPage(visitor)
    expect(seen.lines[0]?.blocker).toEqual({
      text: 'Ein Foto ist nicht mehr da. Bitte noch einmal wählen.',
      url: expect.stringContaining('/configurator-photo-frame'),
    })
    expect(await order(visitor, checkout)).toMatchObject({ status: 422, code: 'invalid-document' })
  })

  test('with the key of somebody else’s order', async () => {
    const { visitor, checkout } = await readyVisitor()
    const placed = payloadOf(await order(visitor, checkout))
    const other = await readyVisitor()
    const stolen = await order(other.visitor, { ...other.checkout, idempotencyKey: checkout.idempotencyKey })
    expect(stolen).toMatchObject({ status: 409, code: 'conflict' })
    expect(JSON.stringify(stolen)).not.toContain(placed.orderNumber)
    expect((await getPage(other.visitor)).lines.length).toBe(1)
  })

  test('from the cart of another country', async () => {
    const { visitor, checkout } = await readyVisitor()
    const swiss = shop().visitor({ locale: 'de-CH' })
    for (const [name, value] of visitor.cookies) swiss.cookies.set(name, value)
    expect(await order(swiss, checkout)).toMatchObject({ ok: false, status: 404 })
  })

  test.each([
    [{ idempotencyKey: 'one' }],
    [{ shown: '' }],
    [{ shown: 'x'.repeat(101) }],
    [{ shown: 7 }],
    [{ idempotencyKey: null }],
  ])('for a request of another form: %j', async part => {
    const { visitor, checkout } = await readyVisitor()
    const { idempotencyKey, shown } = checkout
    const answer = await visitor.request('/web-api/checkout/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idempotencyKey, shown, ...part }),
    })
    expect(answer.status).toBe(422)
  })

  test('for another site, nor at a price that a page made up', async () => {
    const { visitor, checkout } = await readyVisitor()
    const { idempotencyKey, shown } = checkout
    const send = (body: object, headers = {}) =>
      visitor.request('/web-api/checkout/order', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    expect((await send({ idempotencyKey, shown }, { origin: 'https://elsewhere.example' })).status).toBe(403)
    const tampered = await send({ idempotencyKey, shown, total: 1, lines: [{ price: 1 }], due: 0 })
    const { payload } = await bodyOf<{ orderNumber: string }>(tampered)
    expect((await storedOrder(payload.orderNumber)).total).toBe(checkout.sums.total.amount)
  })
})

test('an hour has room for thirty orders of one visitor, each pressed as often as they like', async () => {
  const visitor = shop().visitor()
  const statuses: number[] = []
  for (let count = 0; count < 33; count++) {
    await addCartArticleOnPage(visitor, VOUCHER)
    const checkout = await checkOut(visitor)
    const answer = await order(visitor, checkout)
    statuses.push(answer.ok ? 200 : answer.status)
    if (answer.ok) expect((await order(visitor, checkout)).ok).toBe(true)
  }
  expect(statuses.filter(status => status === 200).length).toBe(31)
  expect(statuses.slice(-2)).toEqual([429, 429])
}, 60_000)

test('a locale of another country than the shop’s is no shop', async () => {
  const { visitor } = await readyVisitor()
  const answer = await visitor.request('/web-api/checkout', { headers: { 'x-shop-locale': 'fr-FR' } })
  expect(answer.status).toBe(400)
})

test('a bought voucher is made once it is paid, a code per piece, and only once', async () => {
  const visitor = shop().visitor()
  await addCartArticleOnPage(visitor, { ...VOUCHER, quantity: 2 })
  const { orderNumber } = payloadOf(await order(visitor, await checkOut(visitor)))
  const { db, deps } = shop()
  const bought = await storedOrder(orderNumber)
  const issue = () => db.transaction(tx => issuePurchasedVouchers(tx, bought, deps.clock()))
  const [first, again] = [await issue(), await issue()]
  expect([first.length, new Set(first.map(({ code }) => code)).size, again]).toEqual([2, 2, []])
  expect(first[0]).toMatchObject({ worth: { amount: 5000, currency: 'EUR' }, delivery: 'pdf' })
  expect((await findVoucher(db, first[1]?.code ?? ''))?.remaining).toBe(5000)
})

test('a name that looks like a formula or a tag stays what was typed', async () => {
  const visitor = shop().visitor()
  await addCartArticleOnPage(visitor, VOUCHER)
  const names = { firstName: '=HYPERLINK("x")', lastName: '<b>Lovelace</b>' }
  const checkout = await checkOut(visitor, step(names))
  const { orderNumber } = payloadOf(await order(visitor, checkout))
  expect((await storedOrder(orderNumber)).address).toMatchObject({ delivery: names })
})

test('lines of others cannot be ordered, nor a design that is not one’s own', async () => {
  const owner = shop().visitor()
  const { lineId } = await addPoster(owner)
  const { visitor } = await readyVisitor()
  expect((await visitor.request(cartLinePreview.path.replace(':id', lineId))).status).toBe(404)
  const body = { draftId: crypto.randomUUID(), draftRevision: 1, quantity: -5 }
  expect((await visitor.client.call(addCartLine, { body })).ok).toBe(false)
  expect((await getPage(visitor)).lines.map(({ id }) => id)).not.toContain(lineId)
})
