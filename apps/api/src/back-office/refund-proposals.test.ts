import { randomUUID } from 'node:crypto'
import { createPayment } from '@passepartout/commerce/payments'
import { addOperator } from '@passepartout/db'
import type { OperatorRole } from '@passepartout/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, placedOrder } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { ADA, openBackOffice } from './back-office.fixture.ts'

const shop = useShop({ clock: () => new Date(NOON.getTime() + 3_600_000) })
const BO = '0b9f2f0e-4f4c-4a53-9a3e-6e2f7c1d8a11'
const LIMIT = 5000

beforeEach(async () => {
  for (const [id, name] of [
    [ADA, 'ada'],
    [BO, 'bo'],
  ] as const)
    await addOperator(shop().db, { id, name, email: `${name}@shop.example`, roles: ['owner'], now: NOON })
})

interface Detail {
  order: {
    refundable: { amount: number }
    waitingRefund: { id: string; isOwn: boolean; amount: { amount: number } } | null
    timeline: { kind: string; actor: string; text: string }[]
  }
}

/** A paid order of 86.85, and what operators do with it. */
async function openPaidOrder() {
  const { order, move } = await placedOrder(shop())
  const { deps, db } = shop()
  await db.transaction(tx => createPayment(tx, { ...deps, sellers: deps.sellers(), now: NOON }, order))
  await move('paid')
  await db.execute(`update payments set state = 'paid'`)
  const path = `/orders/${order.number}`
  const as = (roles: readonly OperatorRole[], id = ADA, refundLimit: number | undefined = LIMIT) => {
    const name = id === BO ? 'Bo' : 'Ada'
    const options = refundLimit === undefined ? { id, name } : { id, name, refundLimit }
    const { send } = openBackOffice(shop(), roles, options)
    return {
      refund: (body: object) => send('POST', `${path}/refunds`, { reason: 'torn', ...body }),
      approve: (proposal: string) => send('POST', `${path}/refund-proposals/${proposal}/approve`),
      decline: (proposal: string) => send('POST', `${path}/refund-proposals/${proposal}/decline`),
      detail: async () => ((await (await send('GET', path)).json()) as Detail).order,
      send,
    }
  }
  return { order, as }
}

const problemOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { problem?: string }).problem,
]
const proposalOf = async (response: Response) =>
  ((await response.json()) as Detail).order.waitingRefund ?? { id: '', isOwn: false, amount: { amount: 0 } }

describe('a refund above the limit', () => {
  test('is made once a second operator approves it, with both in the history', async () => {
    const { order, as } = await openPaidOrder()
    const ada = as(['support'])
    const bo = as(['finance'], BO)
    const proposal = await proposalOf(await ada.refund({}))
    expect(proposal).toMatchObject({ isOwn: true, amount: { amount: order.total } })
    expect((await bo.detail()).refundable.amount).toBe(order.total)
    expect((await bo.approve(proposal.id)).status).toBe(200)
    const { refundable, timeline, waitingRefund } = await bo.detail()
    expect([refundable.amount, waitingRefund]).toEqual([0, null])
    expect(timeline.slice(0, 2)).toMatchObject([
      { kind: 'refund-proposed', actor: 'operator:Ada', text: 'torn' },
      { kind: 'refund-requested', actor: 'operator:Bo', text: 'torn' },
    ])
    expect(await problemOf(await bo.approve(proposal.id))).toEqual([409, 'decided'])
  })

  test('is not approved by who proposed it, nor by a role that may not, nor over another order', async () => {
    const { as } = await openPaidOrder()
    const other = await openPaidOrder()
    const proposal = await proposalOf(await as(['owner']).refund({}))
    expect(await problemOf(await as(['owner']).approve(proposal.id))).toEqual([409, 'own-proposal'])
    expect(await problemOf(await as(['support'], BO).approve(proposal.id))).toEqual([403, 'lacks-permission'])
    expect(await problemOf(await other.as(['owner'], BO).approve(proposal.id))).toEqual([409, 'decided'])
    expect(await problemOf(await as(['owner'], BO).approve(randomUUID()))).toEqual([409, 'decided'])
    expect((await as(['owner']).detail()).waitingRefund?.id).toBe(proposal.id)
  })

  test('is not cut into small ones, one after the other or at the same moment', async () => {
    const { order, as } = await openPaidOrder()
    const ada = as(['support'])
    expect(await proposalOf(await ada.refund({ amount: 3000 }))).toMatchObject({ id: '' })
    const both = await Promise.all([ada.refund({ amount: 1500 }), ada.refund({ amount: 1500, reason: 'b' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { refundable, waitingRefund } = await ada.detail()
    expect(refundable.amount).toBe(order.total - 4500)
    expect(waitingRefund?.amount.amount).toBe(1500)
    expect(await problemOf(await ada.refund({ amount: 100 }))).toEqual([409, 'refund-waits'])
  })

  test('is declined by who may approve it, or withdrawn by who proposed it', async () => {
    const { as } = await openPaidOrder()
    const ada = as(['support'])
    const first = await proposalOf(await ada.refund({}))
    expect(await problemOf(await as(['support'], BO).decline(first.id))).toEqual([403, 'lacks-permission'])
    expect((await as(['finance'], BO).decline(first.id)).status).toBe(200)
    const second = await proposalOf(await ada.refund({}))
    expect((await ada.decline(second.id)).status).toBe(200)
    const { timeline, waitingRefund } = await ada.detail()
    expect(waitingRefund).toBeNull()
    expect(
      timeline
        .filter(({ kind }) => kind === 'refund-declined')
        .map(({ actor }) => actor)
        .toSorted(),
    ).toEqual(['operator:Ada', 'operator:Bo'])
  })

  test('is counted and listed until it is decided', async () => {
    const { order, as } = await openPaidOrder()
    const owner = as(['owner'])
    const proposal = await proposalOf(await owner.refund({}))
    const count = async () => {
      const { items } = (await (await owner.send('GET', '/waiting')).json()) as {
        items: { kind: string; count: number }[]
      }
      return items.find(({ kind }) => kind === 'refunds-to-approve')?.count
    }
    expect(await count()).toBe(1)
    const listed = (await (await owner.send('GET', '/payments')).json()) as { proposals: object[] }
    expect(listed.proposals).toMatchObject([{ id: proposal.id, orderNumber: order.number }])
    await owner.decline(proposal.id)
    expect(await count()).toBe(0)
  })

  test('needs nobody else up to the limit, or in a shop without one', async () => {
    const { order, as } = await openPaidOrder()
    await as(['support']).refund({ amount: LIMIT })
    expect((await as(['support']).detail()).refundable.amount).toBe(order.total - LIMIT)
    const { send } = openBackOffice(shop(), ['support'])
    expect((await send('POST', `/orders/${order.number}/refunds`, { reason: 'rest' })).status).toBe(200)
    expect((await as(['support']).detail()).refundable.amount).toBe(0)
  })

  test('that is more than what is left is refused, not proposed', async () => {
    const { order, as } = await openPaidOrder()
    expect(await problemOf(await as(['support']).refund({ amount: order.total + 1 }))).toEqual([
      409,
      'too-much',
    ])
  })
})
