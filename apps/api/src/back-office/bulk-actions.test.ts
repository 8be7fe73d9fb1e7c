import { listOrderEvents } from '@passepartout/db'
import type { OperatorRole } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { NOON, placedOrder } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => new Date(NOON.getTime() + 60_000) })

/** An order that is paid, and one that waits for its money, with what an operator does to both. */
async function openTwoOrders(roles: readonly OperatorRole[] = ['owner']) {
  const { order: paid, move } = await placedOrder(shop())
  await move('paid')
  const { order: waiting } = await placedOrder(shop())
  const { send } = openBackOffice(shop(), roles)
  const orders = [paid.number, waiting.number]
  const run = async (action: string, body: object) => {
    const response = await send('POST', `/bulk/${action}`, { orders, isTrial: false, ...body })
    const { results } = (await response.json()) as { results?: { number: string; problem: string | null }[] }
    return { status: response.status, problems: results?.map(({ problem }) => problem) }
  }
  const historyOf = async ({ id }: { id: string }) =>
    (await listOrderEvents(shop().db, id)).map(({ kind }) => kind)
  return { paid, waiting, orders, run, historyOf }
}

describe('an action on many orders', () => {
  test('changes each of them, with the reason in its history', async () => {
    const { paid, waiting, run, historyOf } = await openTwoOrders()
    expect(await run('hold', { reason: 'paper is missing' })).toEqual({ status: 200, problems: [null, null] })
    expect(await historyOf(paid)).toContain('held')
    expect(await historyOf(waiting)).toContain('held')
    const [held] = (await listOrderEvents(shop().db, paid.id)).filter(({ kind }) => kind === 'held')
    expect(held).toMatchObject({ actor: 'operator:Ada', details: { reason: 'paper is missing' } })
  })

  test('tells which orders it cannot change, and changes the others', async () => {
    const { paid, waiting, orders, run, historyOf } = await openTwoOrders()
    await run('hold', { orders: [paid.number], reason: 'look again' })
    const all = [...orders, 'PP-0000-0000']
    expect(await run('release', { orders: all })).toEqual({
      status: 200,
      problems: [null, 'not-allowed', 'not-found'],
    })
    expect(await historyOf(paid)).toContain('hold-released')
    expect(await historyOf(waiting)).not.toContain('hold-released')
  })

  test('counts an order that is named twice once', async () => {
    const { paid, run, historyOf } = await openTwoOrders()
    const twice = { orders: [paid.number, paid.number], reason: 'torn' }
    expect((await run('cancel', twice)).problems).toEqual([null])
    expect((await historyOf(paid)).filter(kind => kind === 'cancelled')).toHaveLength(1)
  })

  test.each([
    ['hold', { reason: 'look again' }],
    ['cancel', { reason: 'torn' }],
    ['notes', { reason: 'called' }],
  ])('is tried without changing anything: %s', async (action, body) => {
    const { paid, waiting, run, historyOf } = await openTwoOrders()
    const before = [await historyOf(paid), await historyOf(waiting)]
    const notes = await shop().db.execute('select * from order_notes')
    expect(await run(action, { ...body, isTrial: true })).toEqual({ status: 200, problems: [null, null] })
    expect([await historyOf(paid), await historyOf(waiting)]).toEqual(before)
    expect(await shop().db.execute('select * from order_notes')).toEqual(notes)
  })

  test('is tried with the result that it would have', async () => {
    const { paid, run } = await openTwoOrders()
    await run('cancel', { orders: [paid.number], reason: 'torn' })
    expect((await run('hold', { isTrial: true, reason: 'late' })).problems).toEqual(['not-allowed', null])
  })

  test.each([
    ['no order', { orders: [] }],
    ['more than 500 orders', { orders: Array.from({ length: 501 }, (_, at) => `PP-${at}`) }],
    ['no reason', { reason: ' ' }],
    ['another field', { reason: 'torn', force: true }],
  ])('is refused with %s', async (_, body) => {
    const { run } = await openTwoOrders()
    expect((await run('cancel', { reason: 'torn', ...body })).status).toBe(400)
  })

  test('needs the permission of the action itself', async () => {
    const { run } = await openTwoOrders(['content'])
    expect((await run('cancel', { reason: 'torn' })).status).toBe(403)
    expect((await run('hold', { reason: 'late' })).status).toBe(403)
  })
})
