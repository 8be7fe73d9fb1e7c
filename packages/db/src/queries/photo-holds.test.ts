import { eachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { addCartLine } from './carts.ts'
import { insertOrder, moveOrder } from './orders.ts'
import { photoHolds } from './photo-holds.ts'
import { NOON, ownerOf, readyPhoto, someLine, someOrder, someOrderLine, someVisitor } from './rows.fixture.ts'

const DAY_MS = 86_400_000
const later = (days: number) => new Date(NOON.getTime() + days * DAY_MS)

eachDatabase('what keeps a photo', database => {
  test('is no cart and no order where nothing prints it', async () => {
    const visitorId = await someVisitor(database())
    await readyPhoto(database(), visitorId)
    expect(await photoHolds(database(), { visitorId })).toEqual({ carts: new Map(), orders: new Map() })
  })

  test('is a cart, since somebody was last there', async () => {
    const visitorId = await someVisitor(database())
    const id = await readyPhoto(database(), visitorId)
    await addCartLine(database(), {
      owner: ownerOf(visitorId),
      line: someLine(),
      photoIds: [id],
      most: 10,
      now: later(3),
    })
    expect((await photoHolds(database(), { visitorId })).carts).toEqual(new Map([[id, later(3)]]))
  })

  test('is an order, while it goes on and since its end, until the last one has ended', async () => {
    const db = database()
    const visitorId = await someVisitor(db)
    const id = await readyPhoto(db, visitorId)
    const line = () => someOrderLine({ photoIds: [id] })
    const first = await insertOrder(db, someOrder(visitorId), [line()])
    const heldBy = async () => (await photoHolds(db, { visitorId })).orders.get(id)
    expect(await heldBy()).toBeNull()
    await moveOrder(db, { orderId: first.id, move: 'cancelled', actor: 'customer', now: later(1) })
    expect(await heldBy()).toEqual(later(1))
    const second = await insertOrder(db, someOrder(visitorId), [line()])
    expect(await heldBy()).toBeNull()
    await moveOrder(db, { orderId: second.id, move: 'cancelled', actor: 'customer', now: later(4) })
    expect(await heldBy()).toEqual(later(4))
  })
})
