import { randomUUID } from 'node:crypto'
import { addOperator } from '@passepartout/db'
import type { OperatorRole } from '@passepartout/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { ADA, openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => NOON })
const BO = '0b9f2f0e-4f4c-4a53-9a3e-6e2f7c1d8a11'

beforeEach(async () => {
  for (const [id, name] of [
    [ADA, 'Ada'],
    [BO, 'Bo'],
  ] as const)
    await addOperator(shop().db, {
      id,
      name,
      email: `${name.toLowerCase()}@shop.example`,
      roles: ['owner'],
      now: NOON,
    })
})

interface View {
  id: string
  name: string
  isOwn: boolean
  savedBy: string | null
  filter: object
}

/** The views of an operator. */
function openViews(roles: readonly OperatorRole[], id = ADA) {
  const { send } = openBackOffice(shop(), roles, { id })
  const read = async (response: Response) => ((await response.json()) as { views: View[] }).views
  return {
    send,
    list: async () => read(await send('GET', '/order-views')),
    save: (body: object) =>
      send('POST', '/order-views', { name: 'Late', isShared: false, filter: {}, ...body }),
    remove: (view: string) => send('POST', `/order-views/${view}/remove`),
  }
}

describe('saved views of the order list', () => {
  test('are the operator’s own, and of colleagues the shared ones', async () => {
    const ada = openViews(['support'])
    const bo = openViews(['finance'], BO)
    expect((await ada.save({ filter: { waiting: 'late', country: 'at' } })).status).toBe(200)
    expect((await ada.save({ name: 'Unpaid', isShared: true, filter: { waiting: 'unpaid' } })).status).toBe(
      200,
    )
    expect(await ada.list()).toMatchObject([
      { name: 'Late', isOwn: true, filter: { waiting: 'late', country: 'at' } },
      { name: 'Unpaid', isOwn: true },
    ])
    expect(await bo.list()).toMatchObject([{ name: 'Unpaid', isOwn: false, savedBy: 'Ada' }])
  })

  test('are replaced under the same name, by their owner only', async () => {
    const ada = openViews(['support'])
    const bo = openViews(['support'], BO)
    await ada.save({ isShared: true, filter: { state: 'paid' } })
    await bo.save({ isShared: true, filter: { state: 'shipped' } })
    await ada.save({ isShared: true, filter: { state: 'delivered' } })
    expect((await ada.list()).map(({ isOwn, filter }) => [isOwn, filter])).toEqual(
      expect.arrayContaining([
        [true, { state: 'delivered' }],
        [false, { state: 'shipped' }],
      ]),
    )
  })

  test('of others are removed by owners only, and private ones by nobody else', async () => {
    const ada = openViews(['support'])
    await ada.save({ name: 'Own' })
    await ada.save({ name: 'Shared', isShared: true })
    const [own = { id: '' }, shared = { id: '' }] = await ada.list()
    const bo = openViews(['support', 'finance', 'production'], BO)
    expect((await bo.remove(shared.id)).status).toBe(404)
    const owner = openViews(['owner'], BO)
    expect((await owner.remove(own.id)).status).toBe(404)
    expect((await owner.remove(shared.id)).status).toBe(200)
    expect((await owner.remove(randomUUID())).status).toBe(404)
    expect((await ada.remove(own.id)).status).toBe(200)
    expect(await ada.list()).toEqual([])
  })

  test('go with their operator, but for the shared ones', async () => {
    const ada = openViews(['support'])
    await ada.save({ name: 'Own' })
    await ada.save({ name: 'Shared', isShared: true })
    const bo = openViews(['owner'], BO)
    await bo.send('POST', '/operators/remove', { email: 'ada@shop.example' })
    expect(await bo.list()).toMatchObject([{ name: 'Shared', isOwn: false, savedBy: null }])
  })

  test('are at most fifty, and take no search, which would keep names of customers', async () => {
    const ada = openViews(['support'])
    for (let count = 0; count < 50; count++)
      expect((await ada.save({ name: `View ${count}` })).status).toBe(200)
    const more = await ada.save({ name: 'One more' })
    expect([more.status, await more.json()]).toEqual([409, { problem: 'too-many' }])
    expect((await ada.save({ name: 'View 7', filter: { state: 'paid' } })).status).toBe(200)
    const odd = [
      { filter: { search: 'Albrecht' } },
      { filter: { state: 'lost' } },
      { filter: { role: 'owner' } },
      { name: '   ' },
      { name: 'x'.repeat(61) },
      { isShared: 'yes' },
      { operatorId: BO },
    ]
    for (const body of odd) expect((await ada.save(body)).status).toBe(400)
  })
})
