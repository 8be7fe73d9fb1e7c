import { randomUUID } from 'node:crypto'
import { deleteExpiredVisitorsAndOrders, removeOldPhotos } from '@passepartout/commerce/retention'
import { findOrder, insertInvoice, setInvoicePdfKey, touchVisitor } from '@passepartout/db'
import { describe, expect, test } from 'vitest'
import { uploadPhoto } from '../../frame-design.fixture.ts'
import { NOON, placedOrder, posterLine, TRANSITIONS_TO_DELIVERED } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

let now = NOON
const shop = useShop({ clock: () => now })
const laterBy = (days: number) => {
  now = new Date(NOON.getTime() + days * 86_400_000)
}
const photos = () => shop().db.query.photos.findMany()
const files = async () => (await shop().objects()).filter(key => key.startsWith('photos/'))
const visitors = async () => (await shop().db.query.visitors.findMany()).map(({ id }) => id)

async function visitorWithPhoto() {
  now = NOON
  const photo = await uploadPhoto(shop().visitor())
  const [row] = await photos()
  return { photo, visitorId: row?.visitorId ?? '' }
}

describe('a visitor without an account', () => {
  test('is forgotten with photos and designs 400 days after the last visit, not before', async () => {
    const { visitorId } = await visitorWithPhoto()
    laterBy(399)
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect([await visitors(), (await files()).length > 0]).toEqual([[visitorId], true])
    laterBy(401)
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect([await visitors(), await photos(), await files()]).toEqual([[], [], []])
  })

  test('who came back meanwhile keeps everything', async () => {
    const { visitorId } = await visitorWithPhoto()
    await touchVisitor(shop().db, {
      id: visitorId,
      channel: 'passepartout',
      now: new Date(NOON.getTime() + 86_400_000 * 200),
    })
    laterBy(450)
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect([await visitors(), await photos()]).toMatchObject([[visitorId], [{ state: 'ready' }]])
  })

  test('stays while an order holds their photos, and leaves the order behind', async () => {
    const { photo, visitorId } = await visitorWithPhoto()
    const { order, move } = await placedOrder(shop(), { visitorId, lines: [posterLine(photo)] })
    await move(...TRANSITIONS_TO_DELIVERED)
    laterBy(500)
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect(await visitors()).toEqual([visitorId])
    await removeOldPhotos(shop().deps)
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect([await visitors(), await photos()]).toEqual([[], []])
    expect(await findOrder(shop().db, order.number)).toMatchObject({ id: order.id, visitorId: null })
  })
})

describe('an order', () => {
  async function billed() {
    now = NOON
    const placed = await placedOrder(shop(), { visitorId: null })
    await placed.move(...TRANSITIONS_TO_DELIVERED)
    const invoice = { orderId: placed.order.id, kind: 'invoice', seller: 'sample', key: 'invoice' } as const
    const { invoice: issued } = await insertInvoice(shop().db, { ...invoice, content: () => ({}), now: NOON })
    const pdfKey = `invoices/${randomUUID()}.pdf`
    await shop().deps.storage.put(pdfKey, new TextEncoder().encode('%PDF'))
    await setInvoicePdfKey(shop().db, { id: issued.id, pdfKey, pdfSha256: 'x' })
    return { ...placed, pdfKey }
  }
  const at = (moment: string) => {
    now = new Date(moment)
  }

  test('is kept with its invoice until eight full years are over, and then goes with everything', async () => {
    const { order, pdfKey } = await billed()
    at('2034-12-31T12:00:00Z')
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect(await findOrder(shop().db, order.number)).toBeDefined()
    at('2035-01-02T12:00:00Z')
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect(await findOrder(shop().db, order.number)).toBeUndefined()
    expect([await shop().db.query.invoices.findMany(), await shop().db.query.orderEvents.findMany()]).toEqual(
      [[], []],
    )
    expect(await shop().objects()).not.toContain(pdfKey)
  })

  test.each([
    ['ES', '2032-12-31', '2033-01-02'],
    ['FR', '2036-12-31', '2037-01-02'],
    ['XX', '2036-12-31', '2037-01-02'],
  ])('of a seller in %s is still there on %s, and gone on %s', async (country, last, after) => {
    const { order } = await billed()
    const { deps } = shop()
    const sellers = deps.sellers()
    const moved = { ...sellers, sellers: sellers.sellers.map(seller => ({ ...seller, country })) }
    const there = async (day: string) => {
      at(`${day}T12:00:00Z`)
      await deleteExpiredVisitorsAndOrders({ ...deps, sellers: () => moved })
      return (await findOrder(shop().db, order.number)) !== undefined
    }
    expect([await there(last), await there(after)]).toEqual([true, false])
  })

  test('that never ended stays', async () => {
    now = NOON
    const { order } = await placedOrder(shop(), { visitorId: null })
    at('2040-01-02T12:00:00Z')
    await deleteExpiredVisitorsAndOrders(shop().deps)
    expect(await findOrder(shop().db, order.number)).toBeDefined()
  })
})
