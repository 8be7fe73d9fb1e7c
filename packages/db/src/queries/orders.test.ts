import { eachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import {
  eventsOfOrder,
  findOrder,
  findOrderByToken,
  insertOrder,
  linesOfOrder,
  moveOrder,
  type OrderStep,
} from './orders.ts'
import { withdrawPhoto } from './photos.ts'
import { NOON, newId, readyPhoto, someOrder, someOrderLine, someVisitor } from './rows.fixture.ts'

async function placed(db: Database, part: Parameters<typeof someOrder>[1] = {}) {
  const visitorId = await someVisitor(db)
  return insertOrder(db, someOrder(visitorId, part), [someOrderLine(), someOrderLine({ title: 'Zweite' })])
}
const step = (orderId: string, part: Partial<OrderStep> = {}): OrderStep => ({
  orderId,
  move: 'payment-awaited',
  actor: 'customer',
  now: NOON,
  ...part,
})

eachDatabase('an order', database => {
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
    expect((await linesOfOrder(database(), order.id)).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Drei Wochen Berge'],
      [2, 'Zweite'],
    ])
    expect(await eventsOfOrder(database(), order.id)).toMatchObject([{ kind: 'placed', state: 'placed' }])
  })

  test('is written once by a key', async () => {
    const idempotencyKey = newId()
    await placed(database(), { idempotencyKey })
    await expect(placed(database(), { idempotencyKey })).rejects.toMatchObject({ code: '23505' })
  })

  test('holds the photos that its lines print', async () => {
    const visitorId = await someVisitor(database())
    const photoId = await readyPhoto(database(), visitorId)
    await insertOrder(database(), someOrder(visitorId), [someOrderLine({ photoIds: [photoId] })])
    expect(await withdrawPhoto(database(), { visitorId, id: photoId })).toBe('in-use')
  })

  test('moves on as its state machine allows, each step in the journal', async () => {
    const { id } = await placed(database())
    expect(await moveOrder(database(), step(id))).toMatchObject({
      ok: true,
      order: { state: 'awaiting-payment' },
    })
    expect(await moveOrder(database(), step(id, { move: 'parcel-shipped' }))).toEqual({
      ok: false,
      reason: 'not-allowed',
      state: 'awaiting-payment',
    })
    expect(await moveOrder(database(), step(newId()))).toEqual({ ok: false, reason: 'not-found' })
    expect((await eventsOfOrder(database(), id)).map(({ kind }) => kind)).toEqual([
      'placed',
      'payment-awaited',
    ])
  })

  test('heeds what is told twice once, also when it was told at the same moment', async () => {
    const { id } = await placed(database())
    const told = () => moveOrder(database(), step(id, { move: 'paid', actor: 'bank', key: 'entry 1' }))
    const answers = await Promise.all([told(), told(), told()])
    expect(answers.map(answer => answer.ok && answer.repeated).sort()).toEqual([false, true, true])
    await moveOrder(database(), step(id, { move: 'production-started', actor: 'plant' }))
    expect(await told()).toMatchObject({ ok: true, repeated: true, order: { state: 'in-production' } })
    expect((await eventsOfOrder(database(), id)).length).toBe(3)
  })
})
