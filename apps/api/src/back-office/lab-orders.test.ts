import { findLabOrder, listLabEvents } from '@passepartout/db'
import { type FakeLab, startFakeLab } from '@passepartout/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useLabShop } from '../lab-shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

let fake: FakeLab
const { shop, act } = useLabShop(
  () => fake,
  () => true,
)
beforeAll(async () => {
  fake = await startFakeLab()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.orders.clear()
  fake.fail()
})

interface Detail {
  problem?: string
  order: {
    lines: object[]
    labs: { id: string; canCancel: boolean }[]
    can: { changeAddress: boolean }
    delivery: Record<string, string>
    timeline: { kind: string; actor: string; text: string }[]
  }
}

/** A poster at the lab, and what an operator does with its order. */
async function atLab() {
  const one = act()
  const { order, labOrder } = await one.produced()
  await one.place(labOrder)
  const { send } = openBackOffice(shop(), ['owner'])
  const path = `/orders/${order.number}`
  const read = async (answer: Response | Promise<Response>) => {
    const { status } = await answer
    return { status, ...((await (await answer).json()) as Detail) }
  }
  const detail = () => read(send('GET', path))
  return {
    ...{ ...one, order, labOrder, detail },
    cancel: (id = labOrder.id) => read(send('POST', `${path}/labs/${id}/cancel`, { reason: 'Tippfehler' })),
    moveTo: async (change: object) => {
      const { delivery } = (await detail()).order
      return read(send('PUT', `${path}/address`, { delivery: { ...delivery, ...change } }))
    },
    stage: async () => (await findLabOrder(shop().db, labOrder.id))?.labOrder.stage,
  }
}

describe('an order at a lab', () => {
  test('is shown with the lab, the reason, its number there and how far it is', async () => {
    const { detail } = await atLab()
    const { order } = await detail()
    expect(order.lines).toMatchObject([{ isProduced: false }])
    expect(order.labs).toMatchObject([
      {
        name: 'Posters',
        reason: 'names-article',
        lines: [1],
        stage: 'placed',
        reference: fake.placedOrder().id,
        problem: null,
        reprint: 0,
        isRemote: true,
        canCancel: true,
      },
    ])
  })

  test('is cancelled there while the lab allows it, with who did so and why', async () => {
    const { cancel, stage } = await atLab()
    const { order } = await cancel()
    expect(fake.placedOrder().stage).toBe('Cancelled')
    expect(await stage()).toBe('cancelled')
    expect(order.labs).toMatchObject([{ stage: 'cancelled', problem: null, canCancel: false }])
    expect(order.timeline[0]).toMatchObject({
      kind: 'lab-cancelled',
      actor: 'operator:Ada',
      text: 'Tippfehler',
    })
    expect(await cancel()).toMatchObject({ problem: 'not-allowed' })
  })

  test('stays there when it is too late, when the lab does not answer, or when it is another order', async () => {
    const { cancel, stage, labOrder } = await atLab()
    expect(await cancel('5f0c1d4e-6f0b-4c58-8d4e-0a5a1c3b2d10')).toMatchObject({ problem: 'not-found' })
    fake.fail(503)
    expect(await cancel()).toMatchObject({ problem: 'lab-failed' })
    fake.produce(fake.placedOrder())
    expect(await cancel()).toMatchObject({ problem: 'too-late' })
    expect(await stage()).toBe('placed')
    const journal = (await listLabEvents(shop().db, labOrder.id)).map(event => event.outcome)
    expect(journal).toEqual(['done', 'lab-failure', 'too-late'])
  })

  test('is not placed any more once it was cancelled before', async () => {
    const one = act()
    const { order, labOrder } = await one.produced()
    const { send } = openBackOffice(shop(), ['owner'])
    await send('POST', `/orders/${order.number}/labs/${labOrder.id}/cancel`, { reason: 'doppelt' })
    await one.place(labOrder)
    expect(fake.orders.size).toBe(0)
  })

  test('gets another address until it is produced, and the customer an email', async () => {
    const { moveTo, detail, letters } = await atLab()
    expect((await detail()).order.can.changeAddress).toBe(true)
    const { order } = await moveTo({ street: 'Neue Gasse 2' })
    expect(order.delivery.street).toBe('Neue Gasse 2')
    expect(fake.placedOrder().request.recipient.address.line1).toBe('Neue Gasse 2')
    expect(await letters()).toContain('address-changed')
    fake.produce(fake.placedOrder())
    expect(await moveTo({ street: 'Alte Gasse 1' })).toMatchObject({ problem: 'too-late' })
    expect((await detail()).order.delivery.street).toBe('Neue Gasse 2')
    expect(await moveTo({ country: 'at' })).toMatchObject({ problem: 'other-country' })
    expect(await moveTo({ street: '' })).toMatchObject({ problem: 'wrong-address' })
  })
})
