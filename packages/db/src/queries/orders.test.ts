import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import {
  findOrder,
  findOrderByToken,
  insertOrder,
  listOrderEvents,
  listOrderLines,
  type OrderTransitionInput,
  transitionOrder,
} from './orders.ts'
import { markPhotoForDeletion } from './photos.ts'
import { createReadyPhoto, createVisitor, NOON, newId, sampleOrder, sampleOrderLine } from './rows.fixture.ts'

async function placed(db: Database, part: Parameters<typeof sampleOrder>[1] = {}) {
  const visitorId = await createVisitor(db)
  return insertOrder(db, sampleOrder(visitorId, part), [
    sampleOrderLine(),
    sampleOrderLine({ title: 'Zweite' }),
  ])
}
const step = (orderId: string, part: Partial<OrderTransitionInput> = {}): OrderTransitionInput => ({
  orderId,
  move: 'payment-awaited',
  actor: 'customer',
  now: NOON,
  ...part,
})

describeEachDatabase('an order', database => {
  test('has a number of its brand that people can read out, and is found by it however it is typed', async () => {
    const order = await placed(database())
    expect(order.number).toMatch(/^PP-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
    expect(await findOrder(database(), ` ${order.number.toLowerCase().replaceAll('-', ' ')}`)).toEqual(order)
    expect((await placed(database(), { channel: 'kartenliebe' })).number).toMatch(/^KL-/)
  })

  test('is opened by its token, which is not kept', async () => {
    const order = await placed(database(), { token: 'the-token-of-a-link' })
    expect((await findOrderByToken(database(), 'the-token-of-a-link'))?.id).toBe(order.id)
    expect(await findOrderByToken(database(), 'another-token-of-a-link')).toBeUndefined()
    expect(JSON.stringify(order)).not.toContain('the-token')
  })

  test('numbers its lines and begins its journal', async () => {
    const order = await placed(database())
    expect((await listOrderLines(database(), order.id)).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Drei Wochen Berge'],
      [2, 'Zweite'],
    ])
    expect(await listOrderEvents(database(), order.id)).toMatchObject([{ kind: 'placed', state: 'placed' }])
  })

  test('is written once by a key', async () => {
    const idempotencyKey = newId()
    await placed(database(), { idempotencyKey })
    await expect(placed(database(), { idempotencyKey })).rejects.toMatchObject({ code: '23505' })
  })

  test('holds the photos that its lines print', async () => {
    const visitorId = await createVisitor(database())
    const photoId = await createReadyPhoto(database(), visitorId)
    await insertOrder(database(), sampleOrder(visitorId), [sampleOrderLine({ photoIds: [photoId] })])
    expect(await markPhotoForDeletion(database(), { visitorId, id: photoId })).toBe('in-use')
  })

  test('moves on as its state machine allows, each step in the journal', async () => {
    const { id } = await placed(database())
    expect(await transitionOrder(database(), step(id))).toMatchObject({
      ok: true,
      order: { state: 'awaiting-payment' },
    })
    expect(await transitionOrder(database(), step(id, { move: 'parcel-shipped' }))).toEqual({
      ok: false,
      reason: 'not-allowed',
      state: 'awaiting-payment',
    })
    expect(await transitionOrder(database(), step(newId()))).toEqual({ ok: false, reason: 'not-found' })
    expect((await listOrderEvents(database(), id)).map(({ kind }) => kind)).toEqual([
      'placed',
      'payment-awaited',
    ])
  })

  test('heeds what is told twice once, also when it was told at the same moment', async () => {
    const { id } = await placed(database())
    const told = () => transitionOrder(database(), step(id, { move: 'paid', actor: 'bank', key: 'entry 1' }))
    const answers = await Promise.all([told(), told(), told()])
    expect(answers.map(answer => answer.ok && answer.repeated).sort()).toEqual([false, true, true])
    await transitionOrder(database(), step(id, { move: 'production-started', actor: 'plant' }))
    expect(await told()).toMatchObject({ ok: true, repeated: true, order: { state: 'in-production' } })
    expect((await listOrderEvents(database(), id)).length).toBe(3)
  })
})
