import {
  addCheckoutCode,
  checkVoucher,
  confirmChanges,
  getCheckout,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
  removeCheckoutCode,
  saveAddress,
} from '@passepartout/contracts'
import { createVoucher } from '@passepartout/db'
import type { Locale } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import {
  addCartArticleOnPage,
  addPoster,
  checkOut,
  getPage,
  HOME,
  payloadOf,
  RIBBON,
  step,
  VOUCHER,
} from '../../checkout.fixture.ts'
import { createApi } from '../../create-api.ts'
import { newVisitor, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()

async function visitorWith(what: typeof RIBBON | typeof VOUCHER = RIBBON, locale: Locale = 'de-DE') {
  const visitor = shop().visitor({ locale })
  await addCartArticleOnPage(visitor, what)
  return visitor
}

/** The same visitor in a shop with changed dependencies. */
function inShopWith(visitor: Visitor, change: Partial<ReturnType<typeof shop>['deps']>): Visitor {
  const other = newVisitor(createApi({ ...shop().deps, ...change }))
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  return other
}

describe('the checkout', () => {
  test('of a cart shows what is in it, what it costs, when it arrives, and begins with the address', async () => {
    const visitor = shop().visitor()
    await addPoster(visitor, 2)
    await addCartArticleOnPage(visitor)
    expect(await getPage(visitor)).toMatchObject({
      open: 'address',
      address: null,
      lines: [
        { title: 'Drei Wochen Berge', quantity: 2, isPersonalised: true, blocker: null },
        { kind: 'accessory', title: expect.stringMatching(/\S/), isPersonalised: false, pictureUrl: null },
      ],
      shipping: {
        chosen: null,
        options: [
          { id: 'standard', name: 'Standard, DHL', note: 'Kommt in einer Sendung.', price: { amount: 495 } },
          { id: 'express' },
        ],
      },
      arrives: expect.stringMatching(/^\p{L}+tag, \d/u),
      changes: [],
    })
  })

  test('adds up', async () => {
    const { sums } = await getPage(await visitorWith())
    const { goods, discounts, shipping, total, due, taxes } = sums
    const off = discounts.reduce((sum, { amount }) => sum + amount.amount, 0)
    expect(goods.amount - off + shipping.amount).toBe(total.amount)
    expect(due).toEqual(total)
    expect(taxes).toEqual([{ name: 'MwSt.', rate: 19, amount: expect.objectContaining({ currency: 'EUR' }) }])
  })

  test('is led through step by step', async () => {
    const visitor = await visitorWith()
    const { client } = visitor
    expect(payloadOf(await client.call(putCheckoutAddress, { body: step() })).checkout.open).toBe('shipping')
    const sent = await client.call(putCheckoutShipping, { body: { option: 'express' } })
    expect(payloadOf(sent).checkout).toMatchObject({ open: 'payment', shipping: { chosen: 'express' } })
    const paid = await client.call(putCheckoutPayment, { body: { method: 'transfer' } })
    expect(payloadOf(paid).checkout).toMatchObject({ open: null, payment: { chosen: 'transfer' } })
  })

  test('of who has nothing is empty, and nothing can be done in it', async () => {
    const visitor = shop().visitor()
    expect(await getPage(visitor)).toMatchObject({ lines: [], sums: { due: { amount: 0 } } })
    expect(await visitor.client.call(putCheckoutAddress, { body: step() })).toMatchObject({ status: 404 })
  })

  test('sends nothing that comes by mail', async () => {
    const visitor = await visitorWith(VOUCHER)
    const { client } = visitor
    expect(await getPage(visitor)).toMatchObject({ arrives: null, sums: { shipping: { amount: 0 } } })
    const taken = payloadOf(await client.call(putCheckoutAddress, { body: step() })).checkout
    expect(taken).toMatchObject({ open: 'payment', shipping: { options: [], chosen: null } })
  })

  test('is each visitor’s own', async () => {
    const visitor = await visitorWith()
    await visitor.client.call(putCheckoutAddress, { body: step() })
    expect((await getPage(await visitorWith())).address).toBeNull()
    const stranger = shop().visitor()
    expect((await getPage(stranger)).lines).toEqual([])
  })

  test('shows Swiss francs and MWST in Switzerland', async () => {
    const { sums, shipping } = await getPage(await visitorWith(RIBBON, 'de-CH'))
    expect(sums).toMatchObject({ due: { currency: 'CHF' }, taxes: [{ name: 'MWST', rate: 8.1 }] })
    expect(shipping.options[0]?.name).toBe('Standard, Die Post')
  })
})

describe('what was typed', () => {
  test('is kept half, judged by nobody, and there again after a week', async () => {
    const visitor = await visitorWith()
    const half = { contact: { email: 'ada@', phone: '' } }
    await visitor.client.call(saveAddress, { body: half })
    await visitor.client.call(saveAddress, { body: { greeting: 'Alles Gute' } })
    const { deps } = shop()
    const week = new Date(deps.clock().getTime() + 7 * 86_400_000)
    const later = newVisitor(createApi({ ...deps, clock: () => week }))
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
    expect((await getPage(later)).address).toMatchObject({
      ...half,
      greeting: 'Alles Gute',
      delivery: { country: 'de', firstName: '' },
    })
  })

  test('is kept as it was typed where something stands against it', async () => {
    const visitor = await visitorWith()
    const typed = step({ postalCode: ' 341', firstName: '' })
    const answer = await visitor.client.call(putCheckoutAddress, { body: typed })
    expect(answer).toMatchObject({
      status: 422,
      code: 'invalid-input',
      errors: {
        'delivery.firstName': ['Bitte den Vornamen eintragen.'],
        'delivery.postalCode': ['Bitte die Postleitzahl so eintragen: 34117.'],
      },
    })
    expect(await getPage(visitor)).toMatchObject({ open: 'address', address: typed })
  })

  test('opens the step again when it is changed afterwards', async () => {
    const visitor = await visitorWith()
    await checkOut(visitor)
    await visitor.client.call(saveAddress, { body: { delivery: { ...HOME, city: '' } } })
    expect((await getPage(visitor)).open).toBe('address')
  })

  test.each([
    ['contact.email', step({}, { contact: { email: 'nobody', phone: '' } })],
    ['contact.phone', step({}, { contact: { email: 'a@b.de', phone: 'call me' } })],
    ['delivery.country', step({ country: 'at', postalCode: '1010' })],
    ['delivery.postalCode', step({ postalCode: '27498' })],
    ['delivery.extra', step({ kind: 'packstation', street: 'Packstation 123' })],
    [
      'delivery.kind',
      step({ country: 'at', postalCode: '1010', kind: 'packstation', street: '123', extra: '123456' }),
    ],
    ['delivery.company', step({}, { vatNumber: 'FR40303265045' })],
    ['invoice.company', step({}, { vatNumber: 'FR40303265045', invoice: HOME })],
    ['invoice.city', step({}, { invoice: { ...HOME, city: '' } })],
    ['vatNumber', step({ company: 'Engine Ltd' }, { vatNumber: 'FR40303265046' })],
  ])('is answered beside the field %s', async (field, body) => {
    const visitor = await visitorWith()
    const answer = await visitor.client.call(putCheckoutAddress, { body })
    expect(answer.ok ? [] : Object.keys(answer.errors)).toContain(field)
    expect(answer).toMatchObject({ status: 422, errors: { [field]: [expect.stringMatching(/[.!]$/)] } })
  })

  test.each(['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'en-US'] as const)(
    'is answered in the words of %s',
    async locale => {
      const visitor = await visitorWith(RIBBON, locale)
      const { country } = (await getPage(visitor)).address?.delivery ?? { country: undefined }
      expect(country).toBeUndefined()
      const answer = await visitor.client.call(putCheckoutAddress, { body: step({ postalCode: 'nowhere' }) })
      const texts = answer.ok ? [] : (answer.errors['delivery.postalCode'] ?? [])
      expect(texts).toEqual([expect.stringContaining('34117')])
    },
  )

  test('may be a parcel machine with its number', async () => {
    const visitor = await visitorWith()
    const body = step({ kind: 'packstation', street: '123', extra: '1234 5678' })
    const { checkout } = payloadOf(await visitor.client.call(putCheckoutAddress, { body }))
    expect(checkout.address?.delivery).toMatchObject({ street: 'Packstation 123', extra: '12345678' })
  })
})

describe('tax', () => {
  const french = (part = {}) =>
    step(
      { country: 'fr', postalCode: '75001', city: 'Paris', company: 'Moteur SA', ...part },
      { vatNumber: 'FR40303265045' },
    )

  test('is left to a company of another country of the EU', async () => {
    const visitor = await visitorWith(RIBBON, 'fr-FR')
    const before = (await getPage(visitor)).sums
    const { sums } = payloadOf(await visitor.client.call(putCheckoutAddress, { body: french() })).checkout
    const vat = before.taxes[0]?.amount.amount ?? 0
    expect(sums).toMatchObject({ taxes: [], taxNote: expect.stringMatching(/^Autoliquidation/) })
    expect(sums.total.amount).toBe(before.total.amount - vat)
    expect(sums.discounts).toContainEqual({
      name: 'TVA non facturée',
      code: null,
      isTax: true,
      amount: expect.objectContaining({ amount: vat }),
    })
  })

  test('stays where the register does not know the number', async () => {
    const visitor = await visitorWith(RIBBON, 'fr-FR')
    const { deps } = shop()
    const asking = newVisitor(createApi({ ...deps, vatRegister: async () => 'invalid' as const }), {
      locale: 'fr-FR',
    })
    for (const [name, value] of visitor.cookies) asking.cookies.set(name, value)
    expect(await asking.client.call(putCheckoutAddress, { body: french() })).toMatchObject({
      status: 422,
      errors: { vatNumber: [expect.stringContaining('TVA')] },
    })
  })

  test('of a state comes on top where the seller has nexus', async () => {
    const visitor = await visitorWith(RIBBON, 'en-US')
    const { deps } = shop()
    const selling = structuredClone(deps.selling())
    selling.salesTax.nexus = ['NY']
    const american = newVisitor(createApi({ ...deps, selling: () => selling }), { locale: 'en-US' })
    for (const [name, value] of visitor.cookies) american.cookies.set(name, value)
    const to = async (region: string, postalCode: string) => {
      const body = step({ country: 'com', region, postalCode, city: 'Town' })
      return payloadOf(await american.client.call(putCheckoutAddress, { body })).checkout.sums
    }
    const taxed = await to('NY', '10001')
    const tax = taxed.taxes[0]?.amount.amount ?? 0
    expect(taxed).toMatchObject({ vatIncluded: false, taxes: [{ name: 'Sales tax NY', rate: 4 }] })
    expect(taxed.goods.amount + taxed.shipping.amount + tax).toBe(taxed.total.amount)
    expect(await to('CA', '94103')).toMatchObject({ taxes: [], taxNote: expect.stringMatching(/state/) })
  })
})

describe('a code', () => {
  const add = (visitor: Visitor, code: string) => visitor.client.call(addCheckoutCode, { body: { code } })
  const made = (worth: Parameters<typeof createVoucher>[1]['worth'], part = {}) =>
    createVoucher(shop().db, { worth, fromDay: '2026-11-01', now: new Date('2026-11-01T09:00:00Z'), ...part })

  test('of a promotion lowers the price, and says so', async () => {
    const visitor = shop().visitor()
    await addPoster(visitor, 3)
    const { codes, sums } = payloadOf(await add(visitor, ' wand10 ')).checkout
    const off = sums.discounts.find(({ code }) => code === 'WAND10')?.amount
    expect(codes).toEqual([
      { code: 'WAND10', kind: 'promotion', state: 'used', text: `„WAND10“ spart ${off?.text}.` },
    ])
    expect(off?.amount).toBeGreaterThan(0)
  })

  test('that takes most off counts, and the other one is told what it would have brought', async () => {
    const visitor = shop().visitor()
    await addPoster(visitor, 3)
    await add(visitor, 'WAND10')
    const percent = await made({ percent: 30 })
    const { codes } = payloadOf(await add(visitor, percent)).checkout
    expect(codes.map(({ code, state }) => [code, state])).toEqual([
      ['WAND10', 'outdone'],
      [percent, 'used'],
    ])
    expect(codes[0]?.text).toMatch(new RegExp(`^„WAND10“ hätte .* gespart. „${percent}“ spart mehr`))
    const { checkout } = payloadOf(await visitor.client.call(removeCheckoutCode, { body: { code: percent } }))
    expect(checkout.codes).toMatchObject([{ code: 'WAND10', state: 'used' }])
  })

  test('that is not worth anything yet stays, and says why', async () => {
    const visitor = await visitorWith()
    const { codes } = payloadOf(await add(visitor, 'HERBST26')).checkout
    expect(codes).toMatchObject([{ state: 'refused', text: 'Dieser Code gilt ab 40,00\u00a0€ Warenwert.' }])
    const nothing = payloadOf(await add(visitor, 'WAND10')).checkout.codes[1]
    expect(nothing).toMatchObject({
      state: 'refused',
      text: 'Für nichts in diesem Warenkorb gilt dieser Code.',
    })
  })

  test('of a gift voucher pays, in part and in full, and leaves nothing to choose then', async () => {
    const visitor = await visitorWith()
    const total = (await getPage(visitor)).sums.total.amount
    const small = payloadOf(await add(visitor, await made({ amount: 100, currency: 'EUR' }))).checkout
    expect(small.sums).toMatchObject({ total: { amount: total }, due: { amount: total - 100 } })
    const large = await made({ amount: total, currency: 'EUR' })
    const full = payloadOf(await add(visitor, large)).checkout
    expect(full.sums.due.amount).toBe(0)
    expect(full.payment).toMatchObject({ options: [{ id: 'free' }], chosen: 'free' })
    expect(full.codes[1]?.text).toMatch(/^Dieser Gutschein deckt .* Danach sind noch 1,00\u00a0€ darauf\.$/)
  })

  test('pays for no voucher', async () => {
    const visitor = await visitorWith(VOUCHER)
    const { codes, sums } = payloadOf(
      await add(visitor, await made({ amount: 9000, currency: 'EUR' })),
    ).checkout
    expect([codes[0]?.state, sums.due.amount]).toEqual(['refused', 5000])
  })

  test.each([
    ['NOPE', 'Diesen Gutscheincode kennen wir nicht. Stimmt die Schreibweise?'],
    ['GLUECK', 'Diesen Gutscheincode kennen wir nicht. Stimmt die Schreibweise?'],
  ])('that nobody knows is refused: %s', async (code, text) => {
    const visitor = await visitorWith()
    expect(await add(visitor, code)).toMatchObject({ status: 422, errors: { code: [text] } })
    expect((await getPage(visitor)).codes).toEqual([])
  })

  test('that is over or of another currency is refused with the reason', async () => {
    const visitor = await visitorWith()
    const over = await made({ percent: 10 }, { untilDay: '2026-11-20' })
    const swiss = await made({ amount: 500, currency: 'CHF' })
    expect([await add(visitor, over), await add(visitor, swiss)]).toMatchObject([
      { errors: { code: ['Dieser Gutschein ist abgelaufen.'] } },
      { errors: { code: ['Dieser Gutschein gilt nur für Einkäufe in CHF.'] } },
    ])
  })

  test('cannot be guessed on and on', async () => {
    const visitor = await visitorWith()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const answer = await add(visitor, `GUESS${attempt}`)
      statuses.push(answer.ok ? 200 : answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect(JSON.stringify(shop().logged)).not.toContain('GUESS1')
  })

  test('that is right is no guess: forty visitors behind one address all use it, and ask what is left', async () => {
    const code = await made({ percent: 5 })
    for (let person = 0; person < 40; person++) {
      const visitor = await visitorWith()
      expect((await add(visitor, code)).ok, `visitor ${person}`).toBe(true)
      expect((await visitor.client.call(checkVoucher, { body: { code } })).ok).toBe(true)
    }
  })

  test('is not found by guessing with ever new cookies, nor is a right one answered then', async () => {
    const code = await made({ percent: 5 })
    let last = await visitorWith()
    for (let guess = 0; guess < 31; guess++) {
      if (guess % 8 === 0) last = await visitorWith()
      await add(last, `GUESS${guess}`)
    }
    expect(await add(await visitorWith(), code)).toMatchObject({ status: 429 })
    expect(await last.client.call(checkVoucher, { body: { code } })).toMatchObject({ status: 429 })
  })

  test('is one of a handful at most', async () => {
    const visitor = await visitorWith()
    const codes = await Promise.all(Array.from({ length: 6 }, () => made({ percent: 5 })))
    const statuses: number[] = []
    for (const code of codes) {
      const answer = await add(visitor, code)
      statuses.push(answer.ok ? 200 : answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 422])
  })
})

describe('what changed since it was shown', () => {
  /** A price book with higher prices. */
  const dearer = () => {
    const book = structuredClone(shop().deps.priceBook())
    // The parcel and all larger classes.
    for (const one of book.shipping.countries.de.services) if (one.amount >= 495) one.amount += 100
    for (const { curves } of book.lists['photo-frame']) if (curves.poster) curves.poster.base += 500
    return () => book
  }

  test('is told until it is confirmed', async () => {
    const visitor = shop().visitor()
    await addPoster(visitor)
    const before = await checkOut(visitor)
    const now = inShopWith(visitor, { priceBook: dearer() })
    const seen = await getPage(now)
    expect(seen.changes).toEqual([
      expect.stringMatching(/^„Drei Wochen Berge“ kostet jetzt \d+,\d\d\u00a0€ statt \d+,\d\d\u00a0€\.$/),
      'Der Versand kostet jetzt 5,95\u00a0€ statt 4,95\u00a0€.',
    ])
    expect(seen.shown).not.toBe(before.shown)
    expect((await getPage(now)).changes.length).toBe(2)
    const confirmed = payloadOf(await now.client.call(confirmChanges, {})).checkout
    expect([confirmed.changes, (await getPage(now)).changes]).toEqual([[], []])
  })

  test('may be the date', async () => {
    const visitor = await visitorWith()
    await checkOut(visitor)
    const later = new Date('2026-11-24T12:00:00Z')
    const [change] = (await getPage(inShopWith(visitor, { clock: () => later }))).changes
    expect(change).toMatch(/^Neuer Liefertermin: \p{L}+, \d.*\(bisher \p{L}+, \d.*\)\.$/u)
  })

  test('may be a voucher that somebody else spent', async () => {
    const visitor = await visitorWith()
    const code = await createVoucher(shop().db, {
      worth: { amount: 300, currency: 'EUR' },
      fromDay: '2026-11-01',
      untilDay: '2026-11-21',
      now: new Date('2026-11-01T09:00:00Z'),
    })
    await visitor.client.call(addCheckoutCode, { body: { code } })
    await checkOut(visitor)
    const tomorrow = inShopWith(visitor, { clock: () => new Date('2026-11-21T23:30:00Z') })
    expect((await getPage(tomorrow)).changes).toContain(
      `Der Code „${code}“ gilt für diese Bestellung nicht mehr.`,
    )
  })

  test('is nothing that the visitor changed', async () => {
    const visitor = await visitorWith()
    await checkOut(visitor)
    await addPoster(visitor)
    expect((await getPage(visitor)).changes).toEqual([])
    await visitor.client.call(putCheckoutShipping, { body: { option: 'express' } })
    expect((await getPage(visitor)).changes).toEqual([])
  })
})

test('what is not on offer cannot be chosen', async () => {
  const visitor = await visitorWith()
  expect(await visitor.client.call(putCheckoutShipping, { body: { option: 'rocket' } })).toMatchObject({
    status: 422,
    errors: { option: ['Bitte einen Liefertermin wählen.'] },
  })
  for (const method of ['invoice', 'free', 'stripe'] as const)
    expect(await visitor.client.call(putCheckoutPayment, { body: { method } })).toMatchObject({ status: 422 })
})

test.each([
  { ...step(), contact: { email: 'x'.repeat(201), phone: '' } },
  { ...step(), greeting: 'x'.repeat(301) },
  { ...step(), delivery: { ...HOME, kind: 'moon' } },
  { ...step(), delivery: 'home' },
  {},
  [],
])('an address of another form is refused: %j', async body => {
  const visitor = await visitorWith()
  const answer = await visitor.request('/web-api/checkout/address', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(422)
})

test('ten megabytes are no address', async () => {
  const visitor = await visitorWith()
  const answer = await visitor.request('/web-api/checkout/address', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ greeting: 'x'.repeat(10_000_000) }),
  })
  expect(answer.status).toBe(413)
  expect((await visitor.client.call(getCheckout, {})).ok).toBe(true)
})
