import { createPayment } from '@passepartout/commerce/payments'
import {
  cancelOrder,
  changeOrderAddress,
  getCart,
  getDraft,
  getOrder,
  listDrafts,
  payOrder,
  reorder,
} from '@passepartout/contracts'
import {
  changePayment,
  findActivePayment,
  listOrderCases,
  listOrderEvents,
  listUnsettledRefunds,
} from '@passepartout/db'
import { ADDRESS_DE } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { loggedText } from '../../forms.fixture.ts'
import { posterDocument, uploadPhoto } from '../../frame-design.fixture.ts'
import { NOON, placedOrder, posterLine, ribbonLine, TRANSITIONS_TO_DELIVERED } from '../../orders.fixture.ts'
import { bodyOf, useShop } from '../../shop.fixture.ts'

let now = NOON
const shop = useShop({ clock: () => now })
const minutesLater = (minutes: number) => {
  now = new Date(NOON.getTime() + minutes * 60_000)
}

describe('the status of an order', () => {
  test('shows what was ordered, what it cost and how long it can be changed', async () => {
    minutesLater(1)
    const { token, order } = await placedOrder(shop())
    const answer = await shop().visitor().client.call(getOrder, { params: { token } })
    expect(answer).toMatchObject({
      ok: true,
      payload: {
        order: {
          orderNumber: order.number,
          state: 'placed',
          placedAt: { text: '21.\u00a0November 2026' },
          delivery: ADDRESS_DE.delivery,
          invoice: ADDRESS_DE.delivery,
          lines: [
            { quantity: 1, isPersonalised: true },
            { quantity: 50, pictureUrl: null },
          ],
          sums: { total: { text: '86,85\u00a0€' } },
          canChange: true,
          changeUntil: { text: '13:30\u00a0Uhr' },
          changeDay: null,
          canComplain: false,
          canWithdraw: true,
          timeline: [
            { step: 'placed', at: { text: 'Samstag, 21.\u00a0November um 13:00\u00a0Uhr' } },
            { step: 'paid', at: null },
            { step: 'in-production', at: null },
            { step: 'shipped', at: null },
            { step: 'delivered', at: null },
          ],
        },
      },
    })
  })

  test('names the day until when it can be changed, around midnight', async () => {
    const late = new Date('2026-11-21T22:45:00Z')
    now = new Date(late.getTime() + 60_000)
    const { token } = await placedOrder(shop(), { at: late })
    const shown = () => shop().visitor().client.call(getOrder, { params: { token } })
    expect(await shown()).toMatchObject({
      payload: {
        order: { changeUntil: { text: '0:15\u00a0Uhr' }, changeDay: 'Sonntag, 22.\u00a0November' },
      },
    })
    now = new Date('2026-11-21T23:05:00Z')
    expect(await shown()).toMatchObject({ payload: { order: { changeDay: null } } })
  })

  test.each([
    ['another token', 'A'.repeat(24)],
    ['a token that is too short', 'short'],
    ['a token of odd signs', '%00%0a..%2f..%2f'],
  ])('is nobody’s with %s', async (_, token) => {
    await placedOrder(shop())
    const answer = await shop().visitor().request(`/web-api/orders/${token}`)
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([404, 'not-found'])
  })

  test('is kept by no cache, and its token is in no log', async () => {
    const { token } = await placedOrder(shop())
    const answer = await shop().visitor().request(`/web-api/orders/${token}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    await shop().visitor().request(`/web-api/orders/${token}x`)
    expect(loggedText(shop())).not.toContain(token)
  })

  test('opens in the shop it was ordered in only', async () => {
    const { token } = await placedOrder(shop())
    for (const other of [{ channel: 'kartenliebe' }, { locale: 'de-CH' }] as const) {
      const answer = await shop().visitor(other).client.call(getOrder, { params: { token } })
      expect(answer).toMatchObject({ status: 404 })
    }
  })

  test('opens for whoever has the link, whatever the browser', async () => {
    const { token, lineIds } = await placedOrder(shop())
    const answer = await shop().visitor().request(`/web-api/orders/${token}/lines/${lineIds[0]}/picture`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('shows pictures of its own lines only', async () => {
    const [mine, other] = [await placedOrder(shop()), await placedOrder(shop())]
    for (const [token, line] of [
      [mine.token, other.lineIds[0]],
      [mine.token, mine.lineIds[1]],
      ['B'.repeat(24), mine.lineIds[0]],
    ]) {
      const answer = await shop().visitor().request(`/web-api/orders/${token}/lines/${line}/picture`)
      expect(answer.status).toBe(404)
    }
  })

  test('has no invoice before one is written', async () => {
    const { token } = await placedOrder(shop())
    expect((await shop().visitor().request(`/web-api/orders/${token}/invoice.pdf`)).status).toBe(404)
  })

  test('says until when it can be withdrawn and when its photos go, once it is delivered', async () => {
    const { token, move } = await placedOrder(shop())
    await move(...TRANSITIONS_TO_DELIVERED)
    const answer = await shop().visitor().client.call(getOrder, { params: { token } })
    expect(answer).toMatchObject({
      payload: {
        order: {
          canWithdraw: true,
          canComplain: true,
          canChange: false,
          photosUntil: { text: '19.\u00a0Februar 2027' },
        },
      },
    })
    now = new Date('2026-12-06T12:00:00Z')
    const late = await shop().visitor().client.call(getOrder, { params: { token } })
    expect(late).toMatchObject({ payload: { order: { canWithdraw: false } } })
  })

  test('offers no withdrawal in Switzerland', async () => {
    const { token } = await placedOrder(shop(), {
      locale: 'de-CH',
      address: { ...ADDRESS_DE, delivery: { ...ADDRESS_DE.delivery, country: 'ch', postalCode: '8002' } },
    })
    const answer = await shop().visitor({ locale: 'de-CH' }).client.call(getOrder, { params: { token } })
    expect(answer).toMatchObject({ payload: { order: { canWithdraw: false } } })
  })
})

describe('cancelling an order', () => {
  test('works until production begins, and once', async () => {
    minutesLater(29)
    const { token, order, now: stored } = await placedOrder(shop())
    const { client } = shop().visitor()
    for (let press = 0; press < 2; press++)
      expect(await client.call(cancelOrder, { params: { token } })).toMatchObject({
        payload: { order: { state: 'cancelled', canChange: false } },
      })
    expect((await stored()).state).toBe('cancelled')
    expect((await listOrderEvents(shop().db, order.id)).map(({ kind }) => kind)).toEqual([
      'placed',
      'cancelled',
    ])
  })

  test('of an order that is paid ends with its half hour', async () => {
    const { token, move } = await placedOrder(shop())
    await move('payment-awaited', 'paid')
    minutesLater(30)
    const { client } = shop().visitor()
    expect(await client.call(cancelOrder, { params: { token } })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Die Fertigung hat schon begonnen'),
    })
  })

  test('of an order that waits for its money stays possible', async () => {
    const { token, move } = await placedOrder(shop())
    await move('payment-awaited')
    minutesLater(24 * 60)
    const { client } = shop().visitor()
    expect(await client.call(cancelOrder, { params: { token } })).toMatchObject({ ok: true })
  })

  test('is refused once production has begun, also within the half hour', async () => {
    minutesLater(5)
    const { token, move } = await placedOrder(shop())
    await move('payment-awaited', 'paid', 'production-started')
    const { client } = shop().visitor()
    expect(await client.call(cancelOrder, { params: { token } })).toMatchObject({ status: 409 })
  })
})

describe('the money of an order', () => {
  const opened = async () => {
    const placed = await placedOrder(shop())
    const context = { ...shop().deps, sellers: shop().deps.sellers(), now }
    await shop().db.transaction(tx => createPayment(tx, context, placed.order))
    return placed
  }

  test('is asked for with all that a bank needs, and by another press just the same', async () => {
    minutesLater(1)
    const { token } = await opened()
    const { client } = shop().visitor()
    const asked = await client.call(getOrder, { params: { token } })
    expect(asked).toMatchObject({
      payload: {
        order: {
          state: 'awaiting-payment',
          payment: {
            method: 'transfer',
            state: 'open',
            slip: { kind: 'epc', amount: { text: '86,85\u00a0€' } },
          },
        },
      },
    })
    const again = await client.call(payOrder, { params: { token }, body: { method: 'transfer' } })
    expect(again).toMatchObject({ payload: { paymentUrl: null, order: { payment: { state: 'open' } } } })
  })

  test('is not asked for in a way that the shop does not offer, nor after the order was cancelled', async () => {
    minutesLater(1)
    const { token } = await opened()
    const { client } = shop().visitor()
    expect(await client.call(payOrder, { params: { token }, body: { method: 'free' } })).toMatchObject({
      status: 409,
    })
    expect(await client.call(cancelOrder, { params: { token } })).toMatchObject({
      payload: { order: { state: 'cancelled', payment: { slip: null, options: [] } } },
    })
    expect(await client.call(payOrder, { params: { token }, body: { method: 'transfer' } })).toMatchObject({
      status: 409,
    })
  })

  test('goes back when a paid order is cancelled, once', async () => {
    minutesLater(1)
    const { token, order, move } = await opened()
    const payment = await findActivePayment(shop().db, order.id)
    await changePayment(shop().db, payment?.id ?? '', { state: 'paid' }, now)
    await move('paid')
    const { client } = shop().visitor()
    for (let press = 0; press < 2; press++) await client.call(cancelOrder, { params: { token } })
    expect(
      (await listUnsettledRefunds(shop().db)).map(({ refund }) => [refund.state, refund.amount]),
    ).toEqual([['asked', 8685]])
  })
})

describe('changing the address of an order', () => {
  const elsewhere = { ...ADDRESS_DE.delivery, street: 'Am Markt 1', city: 'Jena', postalCode: '07743' }

  test('takes the new one, keeps the invoice’s, and leaves no address in the journal', async () => {
    minutesLater(5)
    const { token, order } = await placedOrder(shop())
    const answer = await shop()
      .visitor()
      .client.call(changeOrderAddress, { params: { token }, body: { delivery: elsewhere } })
    expect(answer).toMatchObject({
      payload: { order: { delivery: { city: 'Jena' }, invoice: { city: 'Weimar' } } },
    })
    const [, event] = await listOrderEvents(shop().db, order.id)
    expect(event).toMatchObject({ kind: 'address-changed', actor: 'customer', details: {} })
  })

  test.each([
    ['another country', { ...elsewhere, country: 'at', postalCode: '1010' }, 'country'],
    ['no street', { ...elsewhere, street: ' ' }, 'street'],
    ['no postal code of the country', { ...elsewhere, postalCode: '123' }, 'postalCode'],
  ] as const)('refuses %s', async (_, delivery, field) => {
    minutesLater(5)
    const { token, now: stored } = await placedOrder(shop())
    const answer = await shop()
      .visitor()
      .client.call(changeOrderAddress, { params: { token }, body: { delivery } })
    expect(answer).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
    expect((await stored()).address).toEqual(ADDRESS_DE)
  })

  test('comes too late after the half hour of a paid order', async () => {
    const { token, move } = await placedOrder(shop())
    await move('payment-awaited', 'paid')
    minutesLater(31)
    const answer = await shop()
      .visitor()
      .client.call(changeOrderAddress, { params: { token }, body: { delivery: elsewhere } })
    expect(answer).toMatchObject({ status: 409 })
  })
})

describe('ordering again', () => {
  test('puts design and articles into the cart at today’s prices, once', async () => {
    const visitor = shop().visitor()
    const photo = await uploadPhoto(visitor)
    const photoRow = await shop().db.query.photos.findFirst()
    const { token } = await placedOrder(shop(), {
      visitorId: photoRow?.visitorId ?? null,
      lines: [posterLine(photo), ribbonLine()],
    })
    // In another browser: the link alone grants access to the order.
    const other = shop().visitor()
    for (let press = 0; press < 2; press++)
      expect(await other.client.call(reorder, { params: { token } })).toMatchObject({
        payload: { added: 2, missing: 0 },
      })
    expect(await other.client.call(getCart, {})).toMatchObject({
      payload: {
        lines: [
          { kind: 'photo-frame', draftId: null, unavailable: false },
          { kind: 'accessory', quantity: 50 },
        ],
      },
    })
  })

  test('gives the customer who ordered a draft of the design as it was ordered', async () => {
    const visitor = shop().visitor()
    const photo = await uploadPhoto(visitor)
    const photoRow = await shop().db.query.photos.findFirst({
      where: (row, { eq }) => eq(row.id, photo.id),
    })
    const { token } = await placedOrder(shop(), {
      visitorId: photoRow?.visitorId ?? null,
      lines: [posterLine(photo)],
    })
    for (let press = 0; press < 2; press++)
      expect(await visitor.client.call(reorder, { params: { token } })).toMatchObject({ ok: true })
    const cart = await visitor.client.call(getCart, {})
    const draftId = cart.ok ? (cart.payload.lines[0] as { draftId?: string }).draftId : undefined
    expect(cart).toMatchObject({ payload: { lines: [{ kind: 'photo-frame', draftId: expect.any(String) }] } })
    const drafts = await visitor.client.call(listDrafts, {})
    expect(drafts).toMatchObject({ payload: { drafts: [{ id: draftId }] } })
    expect(await visitor.client.call(getDraft, { params: { id: draftId ?? '' } })).toMatchObject({
      payload: { document: posterDocument(photo), revision: 1 },
    })
  })

  test('leaves out what is printed from photos that are gone', async () => {
    const visitor = shop().visitor()
    const photo = await uploadPhoto(visitor)
    const { token } = await placedOrder(shop(), {
      lines: [posterLine(photo, { photoIds: [] }), ribbonLine()],
    })
    expect(await visitor.client.call(reorder, { params: { token } })).toMatchObject({
      payload: { added: 1, missing: 1 },
    })
    const gone = await placedOrder(shop(), { lines: [posterLine(photo, { photoIds: [] })] })
    expect(await visitor.client.call(reorder, { params: { token: gone.token } })).toMatchObject({
      status: 410,
    })
  })
})

test('nothing of an order can be changed from another site', async () => {
  const { token, order } = await placedOrder(shop())
  for (const [method, path] of [
    ['POST', 'cancel'],
    ['PUT', 'address'],
    ['POST', 'payment'],
    ['POST', 'reorder'],
    ['POST', 'complaints'],
  ] as const) {
    const answer = await shop()
      .visitor()
      .request(`/web-api/orders/${token}/${path}`, { method, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answer.status, path).toBe(403)
  }
  expect(await listOrderCases(shop().db, order.id)).toEqual([])
})
