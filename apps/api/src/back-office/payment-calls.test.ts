import { createPayment } from '@passepartout/commerce/payments'
import { MOST_STATEMENT_BYTES } from '@passepartout/contracts/back-office'
import { findBankEntries, findOrder, listOrderEvents } from '@passepartout/db'
import { describe, expect, test } from 'vitest'
import { NOON, placedOrder } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => new Date(NOON.getTime() + 3_600_000) })
const ACCOUNT = 'DE52000000000012345678'

async function awaitedOrder() {
  const placed = await placedOrder(shop())
  const { deps, db } = shop()
  const context = { ...deps, sellers: deps.sellers(), now: deps.clock() }
  await db.transaction(tx => createPayment(tx, context, placed.order))
  return (await findOrder(db, placed.order.number)) ?? expect.unreachable('the order is placed')
}

const office = () => openBackOffice(shop(), ['finance'])
const cents = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
const csv = (rows: [reference: string, amount: number][]) =>
  new TextEncoder().encode(
    ['Datum;Betrag;Text', ...rows.map(([text, amount]) => `25.11.2026;${cents(amount)};${text}`)].join('\n'),
  )

interface Statement {
  entries: { state: string; orderNumber: string | null }[]
  known: number
}
const IMPORT = `/payments/statements?account=${ACCOUNT}`
const imported = async (file: Uint8Array) =>
  (await (await office().sendFile(IMPORT, file)).json()) as Statement

/** The entries that wait for somebody. */
async function waiting() {
  const response = await office().send('GET', '/payments')
  return ((await response.json()) as { entries: { id: string; state: string }[] }).entries
}

describe('a statement', () => {
  test('is previewed, booked once, and refused where it is none', async () => {
    const order = await awaitedOrder()
    const file = csv([
      [order.number, order.due],
      ['Bilder Oma', 4200],
    ])
    const preview = await office().sendFile(`/payments/statement-preview?account=${ACCOUNT}`, file)
    expect((await preview.json()) as Statement).toMatchObject({
      entries: [{ state: 'matched', orderNumber: order.number }, { state: 'unknown' }],
    })
    expect(await waiting()).toEqual([])
    const first = await imported(file)
    expect([first.entries.length, first.known]).toEqual([2, 0])
    const second = await imported(file)
    expect([second.entries.length, second.known]).toEqual([0, 2])
    expect((await findOrder(shop().db, order.number))?.state).toBe('paid')
  })

  test('that cannot be read says why, and nothing is booked', async () => {
    const broken = await office().sendFile(IMPORT, csv([['x', 100]]).subarray(0, 10))
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { problem: 'bad-statement', fields: ['no-columns', ''] },
    ])
    const foreign = await office().sendFile('/payments/statements', csv([['x', 100]]))
    expect(await foreign.json()).toEqual({ problem: 'bad-statement', fields: ['no-account', ''] })
    expect(await waiting()).toEqual([])
  })

  test('of too many bytes or entries is refused', async () => {
    const large = await office().sendFile(IMPORT, new Uint8Array(MOST_STATEMENT_BYTES + 1))
    expect([large.status, await large.json()]).toEqual([400, { problem: 'file-too-large' }])
    const long = await office().sendFile(IMPORT, csv(Array.from({ length: 2001 }, () => ['x', 1])))
    expect(await long.json()).toMatchObject({ fields: ['too-many-entries', '2000'] })
  })

  test('is not taken from another site, nor as a form', async () => {
    const file = csv([['x', 100]])
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/json' },
    ])
      expect((await office().sendFile(IMPORT, file, headers as Record<string, string>)).status).toBe(403)
  })
})

describe('money of an unknown order', () => {
  test('is assigned by number, by name or by amount, with a name in the history', async () => {
    const order = await awaitedOrder()
    await imported(csv([['Bilder Oma', order.due]]))
    const [entry] = await waiting()
    const found = async (search: string) => {
      const path = `/payments/entries/${entry?.id}/orders?${new URLSearchParams({ search })}`
      const { orders } = (await (await office().send('GET', path)).json()) as { orders: { number: string }[] }
      return orders.map(({ number }) => number)
    }
    const { lastName } = (order.address as { delivery: { lastName: string } }).delivery
    for (const search of ['', order.number, lastName, cents(order.due)])
      expect(await found(search), search).toEqual([order.number])
    expect(await found('0,01')).toEqual([])
    const match = () =>
      office().send('POST', `/payments/entries/${entry?.id}/match`, { orderNumber: order.number })
    expect(await (await match()).json()).toEqual({ state: 'matched' })
    expect(await (await match()).json()).toEqual({ problem: 'settled' })
    expect((await listOrderEvents(shop().db, order.id)).at(-1)).toMatchObject({
      kind: 'paid',
      actor: 'operator:Ada',
    })
  })

  test('is set aside once, with the reason', async () => {
    await imported(csv([['Bilder Oma', 4200]]))
    const [entry] = await waiting()
    const path = `/payments/entries/${entry?.id}/settle`
    expect((await office().send('POST', path, { reason: ' ' })).status).toBe(400)
    expect(await (await office().send('POST', path, { reason: 'Sent back' })).json()).toEqual({
      state: 'settled',
    })
    expect((await office().send('POST', path, { reason: 'Again' })).status).toBe(409)
    const [settled] = await findBankEntries(shop().db, entry?.id ?? '')
    expect(settled?.source).toMatchObject({ settlement: { actor: 'operator:Ada', reason: 'Sent back' } })
    expect(await waiting()).toEqual([])
  })
})
