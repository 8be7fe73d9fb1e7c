import { transitionOrder } from '@passepartout/db'
import { describe, expect, test } from 'vitest'
import { NOON, placedOrder, posterLine, ribbonLine } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => NOON })

interface Reprints {
  products: { kind: string; material: string | null; produced: number; reprinted: number }[]
  causes: { cause: string | null; payer: string | null; reprinted: number }[]
}

/** An order of a poster and a ribbon in production, and what operators do with it. */
async function openProducedOrder() {
  const { order, move } = await placedOrder(shop(), { lines: [posterLine(), ribbonLine()] })
  await move('paid')
  await move('production-started')
  const { send } = openBackOffice(shop(), ['owner'])
  const reprint = (body: object) =>
    send('POST', `/orders/${order.number}/reprints`, {
      lines: [1],
      reason: 'a streak of blue',
      cause: 'print',
      payer: 'lab',
      ...body,
    })
  const numbers = async (query = '') => (await (await send('GET', `/reprints${query}`)).json()) as Reprints
  return { order, move, reprint, numbers, send }
}

describe('a reprint', () => {
  test('has its cause and who pays in the history of the order', async () => {
    const { reprint } = await openProducedOrder()
    const response = await reprint({ cause: 'damaged', payer: 'carrier' })
    expect(response.status).toBe(200)
    const { order } = (await response.json()) as { order: { timeline: object[] } }
    expect(order.timeline[0]).toMatchObject({
      kind: 'reprinted',
      text: 'a streak of blue',
      cause: 'damaged',
      payer: 'carrier',
    })
  })

  test.each([
    ['no cause', { cause: undefined }],
    ['an unknown cause', { cause: 'weather' }],
    ['an unknown payer', { payer: 'nobody' }],
  ])('is refused with %s', async (_, body) => {
    const { reprint } = await openProducedOrder()
    expect((await reprint(body)).status).toBe(400)
  })
})

describe('the numbers of reprints', () => {
  test('count what was produced and reprinted, by product and by cause', async () => {
    const { reprint, numbers } = await openProducedOrder()
    await reprint({})
    const { products, causes } = await numbers()
    const poster = products.find(({ kind }) => kind === 'photo-frame')
    expect(poster).toMatchObject({ material: expect.any(String), produced: 1, reprinted: 1 })
    expect(products.find(({ kind }) => kind === 'accessory')).toMatchObject({ produced: 1, reprinted: 0 })
    expect(causes).toEqual([{ cause: 'print', payer: 'lab', reprinted: 1 }])
  })

  test('count all lines of a reprint that names none, without a cause', async () => {
    const { order, numbers } = await openProducedOrder()
    await transitionOrder(shop().db, {
      orderId: order.id,
      move: 'reprinted',
      actor: 'operator:Ada',
      details: { case: 'some', lines: [] },
      now: NOON,
    })
    expect((await numbers()).causes).toEqual([{ cause: null, payer: null, reprinted: 2 }])
  })

  test('leave out other days', async () => {
    const { numbers } = await openProducedOrder()
    expect((await numbers('?from=2026-11-22&until=2026-11-30')).products).toEqual([])
    expect((await numbers('?from=2026-11-21&until=2026-11-21')).products).toHaveLength(2)
  })

  test('are refused for days in the wrong order or that are none', async () => {
    const { send } = await openProducedOrder()
    expect((await send('GET', '/reprints?from=2026-11-22&until=2026-11-21')).status).toBe(400)
    expect((await send('GET', '/reprints?from=2026-13-01')).status).toBe(400)
  })
})
