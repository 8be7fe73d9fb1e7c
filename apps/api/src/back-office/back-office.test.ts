import { createPayment } from '@passepartout/commerce/payments'
import { BACK_OFFICE_CALLS, type BackOfficeCallName } from '@passepartout/contracts/back-office'
import { backOfficeSchemas } from '@passepartout/contracts/back-office/schemas'
import { addCase, addOperator, findCase, listOrderEvents } from '@passepartout/db'
import { OPERATOR_ROLES, permissionsOf } from '@passepartout/domain'
import { ADDRESS_DE } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { NOON, placedOrder, posterLine } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => new Date(NOON.getTime() + 3_600_000) })
const NAMES = Object.keys(BACK_OFFICE_CALLS) as BackOfficeCallName[]
const ID = '0b9f2f0e-4f4c-4a53-9a3e-6e2f7c1d8a11'

/** An address of a call that leads nowhere: what matters is who may knock. */
const pathOf = (name: BackOfficeCallName) =>
  BACK_OFFICE_CALLS[name].path
    .replace(':number', 'PP-0000-0000')
    .replace(':id', ID)
    .replace(':seller/:month', 'passepartout/2026-11')
    .replace(':seller/quarters/:quarter', 'passepartout/quarters/2026-Q4')
    .replace(':key', 'K-0000-0000')
    .replace(/:(line|event)/, '1')
    .replace('discounts/:kind', 'discounts/campaign')
    .replace(':kind', 'shipped')

const takesFile = (name: BackOfficeCallName) => 'mostFileBytes' in BACK_OFFICE_CALLS[name]

describe('every call', () => {
  test('has its schemas', () => {
    expect(Object.keys(backOfficeSchemas).sort()).toEqual([...NAMES].sort())
  })

  test.each(OPERATOR_ROLES)('is allowed or refused, and recorded, for the role %s', async role => {
    const permissions = permissionsOf([role])
    for (const name of NAMES) {
      const { method, permission } = BACK_OFFICE_CALLS[name]
      const { send, sendFile, records } = openBackOffice(shop(), [role])
      const path = pathOf(name)
      const response = await (takesFile(name) ? sendFile(path, new Uint8Array()) : send(method, path))
      const isAllowed = permissions.has(permission)
      const { problem = '' } = isAllowed ? {} : ((await response.json()) as { problem?: string })
      expect([name, response.status === 403, problem]).toEqual([
        name,
        !isAllowed,
        isAllowed ? '' : 'lacks-permission',
      ])
      expect(response.status).toBeLessThan(500)
      expect(records).toHaveLength(1)
      expect(records[0]).toMatchObject({ actor: 'Ada', details: { call: name } })
      if (!isAllowed) expect(records[0]?.kind).toBe('back-office-refused')
    }
  })

  test('is closed to who is not signed in', async () => {
    const { send } = openBackOffice(shop(), undefined)
    for (const name of NAMES)
      expect((await send(BACK_OFFICE_CALLS[name].method, pathOf(name))).status).toBe(401)
  })

  test('that changes something is taken from the back office only', async () => {
    const { send, records } = openBackOffice(shop(), ['owner'])
    for (const name of NAMES.filter(one => BACK_OFFICE_CALLS[one].method !== 'GET')) {
      const { method } = BACK_OFFICE_CALLS[name]
      const foreign = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/x-www-form-urlencoded' },
      ]
      for (const headers of foreign)
        expect((await send(method, pathOf(name), {}, headers as Record<string, string>)).status).toBe(403)
    }
    expect(records.every(({ kind }) => kind === 'back-office-refused')).toBe(true)
  })

  test('refuses what is no valid input', async () => {
    const { send } = openBackOffice(shop(), ['owner'])
    const { order } = await placedOrder(shop())
    const path = `/orders/${order.number}/refunds`
    for (const body of [{}, { reason: '' }, { reason: 'x', amount: -1 }, { reason: 'x', more: 1 }, [], null])
      expect((await send('POST', path, body)).status).toBe(400)
    expect((await send('GET', '/orders?after=%25%25')).status).toBe(400)
    expect((await send('GET', '/orders?state=lost')).status).toBe(400)
    expect((await send('GET', '/nothing')).status).toBe(404)
  })
})

const listed = async (query: string) => {
  const { send } = openBackOffice(shop(), ['owner'])
  const response = await send('GET', `/orders?${query}`)
  return (await response.json()) as { orders: { number: string }[]; next: string | null }
}

describe('orders', () => {
  test.each([
    ['the number', (number: string) => number],
    ['the number as it is said', (number: string) => number.toLowerCase().replaceAll('-', ' ')],
    ['the beginning of the number', (number: string) => number.slice(0, 7)],
    ['the email address', () => ADDRESS_DE.contact.email.toUpperCase()],
    ['the last name', () => ADDRESS_DE.delivery.lastName.slice(0, 4).toLowerCase()],
    ['the whole name', () => `${ADDRESS_DE.delivery.firstName} ${ADDRESS_DE.delivery.lastName}`],
    ['the postcode', () => ADDRESS_DE.delivery.postalCode],
  ])('are found by %s', async (_, typed) => {
    const { order } = await placedOrder(shop())
    await placedOrder(shop(), {
      address: {
        ...ADDRESS_DE,
        contact: { ...ADDRESS_DE.contact, email: 'someone@else.example' },
        delivery: { ...ADDRESS_DE.delivery, lastName: 'Zwölf', postalCode: '01067' },
      },
    })
    const { orders } = await listed(new URLSearchParams({ search: typed(order.number) }).toString())
    expect(orders.map(({ number }) => number)).toEqual([order.number])
  })

  test('take wildcards and quotes as what they are', async () => {
    await placedOrder(shop())
    for (const search of ['%', '_', "'; drop table orders; --", '\\'])
      expect((await listed(new URLSearchParams({ search }).toString())).orders).toEqual([])
  })

  test('come in pages, none twice and none left out', async () => {
    for (let count = 0; count < 53; count++) await placedOrder(shop(), { at: NOON })
    const first = await listed('')
    const second = await listed(`after=${first.next}`)
    expect([first.orders.length, second.orders.length, second.next]).toEqual([50, 3, null])
    expect(new Set([...first.orders, ...second.orders].map(({ number }) => number)).size).toBe(53)
  })

  test('are exported without a formula that a spreadsheet would run', async () => {
    const delivery = { ...ADDRESS_DE.delivery, firstName: '=HYPERLINK("https://evil.example")' }
    const { order } = await placedOrder(shop(), { address: { ...ADDRESS_DE, delivery } })
    const { send } = openBackOffice(shop(), ['finance'])
    const response = await send('GET', '/orders.csv')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const lines = (await response.text()).split('\r\n')
    expect(lines[0]).toMatch(/^number,state,placedAt/)
    expect(lines[1]).toContain(order.number)
    expect(lines[1]).toContain(`"'=HYPERLINK`)
  })
})

/** A paid order with its payment, as the lab is about to start it. */
async function paidOrder() {
  const placed = await placedOrder(shop())
  const { deps, db } = shop()
  const context = { ...deps, sellers: deps.sellers(), now: deps.clock() }
  await db.transaction(tx => createPayment(tx, context, placed.order))
  await placed.move('paid')
  await db.execute(`update payments set state = 'paid'`)
  return placed
}

type Detail = { order: { refundable: { amount: number }; timeline: { kind: string; actor: string }[] } }

describe('a refund', () => {
  test('of single products, of an amount and of the rest adds up, with its actor in the history', async () => {
    const { order } = await paidOrder()
    const { send } = openBackOffice(shop(), ['finance'])
    const refund = (body: object) => send('POST', `/orders/${order.number}/refunds`, body)
    const left = async (response: Response) => ((await response.json()) as Detail).order.refundable.amount
    expect(await left(await refund({ lines: [2], reason: 'torn' }))).toBe(order.total - 3100)
    expect(await left(await refund({ amount: 500, reason: 'goodwill' }))).toBe(order.total - 3600)
    const again = await refund({ amount: 500, reason: 'goodwill' })
    expect([again.status, await again.json()]).toEqual([409, { problem: 'repeated' }])
    expect(await left(await refund({ amount: 500, reason: 'goodwill', isSecond: true }))).toBe(
      order.total - 4100,
    )
    expect((await refund({ amount: order.total, reason: 'too much' })).status).toBe(409)
    expect((await refund({ lines: [7], reason: 'not mine' })).status).toBe(409)
    const rest = await refund({ reason: 'the rest' })
    const { order: detail } = (await rest.json()) as Detail
    expect(detail.refundable.amount).toBe(0)
    expect(detail.timeline.filter(({ kind }) => kind === 'refund-requested')).toHaveLength(4)
    expect(detail.timeline[0]).toMatchObject({ actor: 'operator:Ada' })
  })
})

describe('a hold', () => {
  test('stops an order once, is found, and is released', async () => {
    const { order } = await paidOrder()
    const { send } = openBackOffice(shop(), ['support'])
    const path = `/orders/${order.number}`
    expect((await send('POST', `${path}/hold`, { reason: 'address?' })).status).toBe(200)
    expect((await send('POST', `${path}/hold`, { reason: 'again' })).status).toBe(409)
    expect((await listed('waiting=held')).orders).toHaveLength(1)
    expect((await listed('waiting=not-at-lab')).orders).toHaveLength(0)
    expect((await send('POST', `${path}/release`)).status).toBe(200)
    expect((await listed('waiting=held')).orders).toHaveLength(0)
    expect((await listed('waiting=not-at-lab')).orders).toHaveLength(1)
    const kinds = (await listOrderEvents(shop().db, order.id)).map(({ kind }) => kind)
    expect(kinds.slice(-2)).toEqual(['held', 'hold-released'])
  })
})

describe('a case', () => {
  test('is decided with the email that was read before', async () => {
    const { order, move } = await placedOrder(shop(), { lines: [posterLine()] })
    await move('payment-awaited', 'paid', 'production-started', 'parcel-shipped', 'complaint-received')
    const content = { lines: [1], what: 'damaged', text: '<b>Ecke</b>' }
    await addCase(shop().db, { id: ID, orderId: order.id, kind: 'complaint', content, createdAt: NOON })
    const { send } = openBackOffice(shop(), ['support'])
    const shown = (await (await send('GET', `/cases/${ID}`)).json()) as { case: { lines: string[] } }
    expect(shown.case.lines).toEqual(['1 × Poster, 60 × 40 cm'])
    const body = { decision: 'refund', reason: 'Das tut uns leid.' }
    const preview = (await (await send('POST', `/cases/${ID}/preview`, body)).json()) as {
      email: { to: string; text: string }
    }
    expect(preview.email.to).toBe(ADDRESS_DE.contact.email)
    expect(preview.email.text).toContain('Das tut uns leid.')
    expect((await findCase(shop().db, ID))?.state).toBe('received')
    expect((await send('POST', `/cases/${ID}/decision`, body)).status).toBe(200)
    expect((await send('POST', `/cases/${ID}/decision`, body)).status).toBe(409)
    const decided = (await listOrderEvents(shop().db, order.id)).at(-1)
    expect(decided).toMatchObject({ kind: 'case-decided', actor: 'operator:Ada', details: body })
  })
})

describe('operators', () => {
  test('are invited with roles, and the last owner stays', async () => {
    const { db } = shop()
    await addOperator(db, { id: ID, email: 'ada@shop.example', name: 'Ada', roles: ['owner'], now: NOON })
    const { send } = openBackOffice(shop(), ['owner'])
    const invited = { email: 'Bo@shop.example', name: 'Bo', roles: ['support'] }
    const response = await send('POST', '/operators', invited)
    const { link } = (await response.json()) as { link: string }
    expect(link).toMatch(/^https:\/\/operators\.example\/_operator\/set-up\?token=/)
    expect((await send('POST', '/operators', invited)).status).toBe(409)
    const roles = (email: string, ...granted: string[]) =>
      send('PUT', '/operators/roles', { email, roles: granted })
    expect((await roles('ada@shop.example', 'support')).status).toBe(409)
    expect((await send('POST', '/operators/remove', { email: 'ada@shop.example' })).status).toBe(409)
    expect((await roles('bo@shop.example', 'owner')).status).toBe(200)
    expect((await send('POST', '/operators/remove', { email: 'ada@shop.example' })).status).toBe(200)
  })
})
