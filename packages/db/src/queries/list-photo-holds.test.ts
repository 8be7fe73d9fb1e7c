import { DAY_MS } from '@passepartout/domain'
import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { addCartLine } from './carts.ts'
import { listPhotoHolds } from './list-photo-holds.ts'
import { insertOrder, transitionOrder } from './orders.ts'
import {
  createReadyPhoto,
  createVisitor,
  NOON,
  ownerOf,
  sampleCartLine,
  sampleOrder,
  sampleOrderLine,
} from './rows.fixture.ts'

const later = (days: number) => new Date(NOON.getTime() + days * DAY_MS)

describeEachDatabase('what keeps a photo', database => {
  test('is no cart and no order where nothing prints it', async () => {
    const visitorId = await createVisitor(database())
    await createReadyPhoto(database(), visitorId)
    expect(await listPhotoHolds(database(), { visitorId })).toEqual({ carts: new Map(), orders: new Map() })
  })

  test('is a cart, since somebody was last there', async () => {
    const visitorId = await createVisitor(database())
    const id = await createReadyPhoto(database(), visitorId)
    await addCartLine(database(), {
      owner: ownerOf(visitorId),
      line: sampleCartLine(),
      photoIds: [id],
      most: 10,
      now: later(3),
    })
    expect((await listPhotoHolds(database(), { visitorId })).carts).toEqual(new Map([[id, later(3)]]))
  })

  test('is an order, while it goes on and since its end, until the last one has ended', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const id = await createReadyPhoto(db, visitorId)
    const line = () => sampleOrderLine({ photoIds: [id] })
    const first = await insertOrder(db, sampleOrder(visitorId), [line()])
    const heldBy = async () => (await listPhotoHolds(db, { visitorId })).orders.get(id)
    expect(await heldBy()).toBeNull()
    await transitionOrder(db, { orderId: first.id, move: 'cancelled', actor: 'customer', now: later(1) })
    expect(await heldBy()).toEqual(later(1))
    const second = await insertOrder(db, sampleOrder(visitorId), [line()])
    expect(await heldBy()).toBeNull()
    await transitionOrder(db, { orderId: second.id, move: 'cancelled', actor: 'customer', now: later(4) })
    expect(await heldBy()).toEqual(later(4))
  })
})
