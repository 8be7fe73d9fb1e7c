import { customerCommand } from '@passepartout/commerce/customers'
import { removeOldPhotos } from '@passepartout/commerce/retention'
import { deleteOrderPhotos, extendPhotoRetention, getOrder } from '@passepartout/contracts'
import {
  addCartLine,
  exportPersonalData,
  getOrCreateCheckout,
  listOrderEvents,
  updateCheckout,
} from '@passepartout/db'
import { productionFolder } from '@passepartout/domain'
import { ADDRESS_DE } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { uploadPhoto } from '../../frame-design.fixture.ts'
import { NOON, placedOrder, posterLine, ribbonLine, TRANSITIONS_TO_DELIVERED } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

let now = NOON
const shop = useShop({ clock: () => now })
const daysLater = (days: number) => {
  now = new Date(NOON.getTime() + days * 86_400_000)
}
const photos = () => shop().db.query.photos.findMany()
const files = async () => (await shop().objects()).filter(key => key.startsWith('photos/'))

async function orderedPhoto() {
  now = NOON
  const photo = await uploadPhoto(shop().visitor())
  const [row] = await photos()
  const placed = await placedOrder(shop(), {
    visitorId: row?.visitorId ?? null,
    lines: [posterLine(photo)],
  })
  return { ...placed, photo, visitorId: row?.visitorId ?? '' }
}

describe('photos of an order', () => {
  test('are deleted 90 days after its delivery, not before, and the journal says so', async () => {
    const { order, move } = await orderedPhoto()
    await move(...TRANSITIONS_TO_DELIVERED)
    daysLater(89)
    await removeOldPhotos(shop().deps)
    expect([(await photos()).length, (await files()).length > 0]).toEqual([1, true])
    daysLater(91)
    await removeOldPhotos(shop().deps)
    await removeOldPhotos(shop().deps)
    expect([await photos(), await files()]).toEqual([[], []])
    expect(
      (await listOrderEvents(shop().db, order.id)).filter(({ kind }) => kind === 'photos-deleted'),
    ).toMatchObject([{ actor: 'clock', details: { photos: 1 } }])
  })

  test('stay longer for who asks, counted from that day, and go at once for who asks that', async () => {
    const { move, token } = await orderedPhoto()
    const call = (asked: typeof extendPhotoRetention | typeof deleteOrderPhotos) =>
      shop().visitor().client.call(asked, { params: { token } })
    expect(await call(deleteOrderPhotos)).toMatchObject({ ok: false, status: 409 })
    await move(...TRANSITIONS_TO_DELIVERED)
    daysLater(60)
    expect(await call(extendPhotoRetention)).toMatchObject({ ok: true })
    daysLater(149)
    await removeOldPhotos(shop().deps)
    expect(await photos()).toHaveLength(1)
    const deleted = await call(deleteOrderPhotos)
    expect(deleted).toMatchObject({ ok: true, payload: { order: { arePhotosDeleted: true } } })
    expect([await photos(), await files()]).toEqual([[], []])
    expect(await call(extendPhotoRetention)).toMatchObject({ ok: false, status: 409 })
  })

  test('stay while it is made, and while another order prints them', async () => {
    const { move, photo, visitorId } = await orderedPhoto()
    await move(...TRANSITIONS_TO_DELIVERED)
    await placedOrder(shop(), { visitorId, lines: [posterLine(photo)] })
    daysLater(365)
    await removeOldPhotos(shop().deps)
    expect(await photos()).toHaveLength(1)
  })
})

describe('what the plant printed from', () => {
  const printed = async (move: Awaited<ReturnType<typeof placedOrder>>['move'], number: string) => {
    await move(...TRANSITIONS_TO_DELIVERED)
    const file = `${productionFolder({ orderNumber: number, releasedAt: NOON })}1.pdf`
    await shop().deps.storage.put(file, new TextEncoder().encode('%PDF'))
    return file
  }

  test('goes with the photos of its order', async () => {
    const { order, move } = await orderedPhoto()
    const file = await printed(move, order.number)
    daysLater(89)
    await removeOldPhotos(shop().deps)
    expect(await shop().objects()).toContain(file)
    daysLater(91)
    await removeOldPhotos(shop().deps)
    expect(await shop().objects()).not.toContain(file)
  })

  test('goes as well where the order had no photos, and once', async () => {
    now = NOON
    const { order, move } = await placedOrder(shop(), { visitorId: null, lines: [posterLine()] })
    const file = await printed(move, order.number)
    daysLater(91)
    await removeOldPhotos(shop().deps)
    expect(await shop().objects()).not.toContain(file)
    await removeOldPhotos(shop().deps)
    const words = await listOrderEvents(shop().db, order.id)
    expect(words.filter(({ kind }) => kind === 'photos-deleted')).toHaveLength(1)
  })
})

test('an order from the shelf leaves its address on the ticket of the lab, which goes, and no photos', async () => {
  now = NOON
  const { order, token, move } = await placedOrder(shop(), { visitorId: null, lines: [ribbonLine()] })
  await move(...TRANSITIONS_TO_DELIVERED)
  const ticket = `${productionFolder({ orderNumber: order.number, releasedAt: NOON })}order.json`
  await shop().deps.storage.put(ticket, new TextEncoder().encode('{}'))
  daysLater(365)
  await removeOldPhotos(shop().deps)
  expect(await shop().objects()).not.toContain(ticket)
  expect(await shop().visitor().client.call(getOrder, { params: { token } })).toMatchObject({
    payload: { order: { arePhotosDeleted: false } },
  })
})

describe('photos of a cart', () => {
  test('go after 30 days without use, a week after a mail where there is an address', async () => {
    now = NOON
    const photo = await uploadPhoto(shop().visitor())
    const [row] = await photos()
    const { photoIds: _, ...line } = posterLine(photo)
    await addCartLine(shop().db, {
      owner: { visitorId: row?.visitorId ?? '', channel: 'passepartout', country: 'de' },
      line: {
        id: line.id,
        draftId: null,
        draftRevision: null,
        kind: line.kind,
        title: line.title,
        configuration: line.configuration,
        contentHash: 'hash',
        document: line.document,
        quantity: 1,
        seenPrice: 4990,
        currency: 'EUR',
      },
      photoIds: [photo.id],
      most: 10,
      now: NOON,
    })
    const owner = { visitorId: row?.visitorId ?? '', channel: 'passepartout', country: 'de' } as const
    const checkout = await getOrCreateCheckout(shop().db, { owner, now: NOON })
    await updateCheckout(shop().db, {
      cartId: checkout?.cartId ?? '',
      address: ADDRESS_DE,
      locale: 'de-DE',
      now: NOON,
    })
    daysLater(24)
    await removeOldPhotos(shop().deps)
    await removeOldPhotos(shop().deps)
    expect(await shop().db.query.emailOutbox.findMany()).toMatchObject([
      { kind: 'cart-photos', message: { to: ADDRESS_DE.contact.email } },
    ])
    expect(await photos()).toHaveLength(1)
    daysLater(31)
    await removeOldPhotos(shop().deps)
    expect([await photos(), await files(), await shop().db.query.cartLines.findMany()]).toEqual([[], [], []])
  })
})

describe('what is kept of a customer', () => {
  const run = (...words: string[]) => customerCommand(shop().deps, JSON.stringify({ words, operator: 'mia' }))

  test('can be read by their mail address, without designs and secrets', async () => {
    const { order, token } = await orderedPhoto()
    const read = await run('export', 'Mara.Lindner@POST.example')
    expect(JSON.parse(read)).toMatchObject({
      orders: [{ number: order.number }],
      photos: [{ name: 'tiny-300px.jpg' }],
    })
    expect(read).not.toContain(order.tokenHash)
    expect(read).not.toContain(token)
  })

  test('is erased but for what runs and what the law keeps', async () => {
    const running = await orderedPhoto()
    const ended = await placedOrder(shop(), { visitorId: null })
    await ended.move('cancelled')
    const done = JSON.parse(await run('erase', ADDRESS_DE.contact.email, '--yes'))
    expect(done).toMatchObject({ kept: [running.order.number], erased: 1 })
    const left = await exportPersonalData(shop().db, ADDRESS_DE.contact.email)
    expect(left.orders.map(({ number }) => number)).toEqual([running.order.number])
    expect(await ended.now()).toMatchObject({ email: '' })
    expect(JSON.stringify(await ended.now())).not.toMatch(/Lindner|Lindenweg/)
    expect(await photos()).toHaveLength(1)
  })

  test('takes the photos of ended orders along', async () => {
    const { move } = await orderedPhoto()
    await move(...TRANSITIONS_TO_DELIVERED)
    await run('erase', ADDRESS_DE.contact.email, '--yes')
    expect([await photos(), await files()]).toEqual([[], []])
  })

  test.each([[['erase', 'mara@post.example']], [['export', 'mara']], [['forget', 'mara@post.example']]])(
    'is left alone without a clear word: %j',
    async words => {
      await expect(run(...words)).rejects.toThrow(/--yes|npm run shop -- customer/)
    },
  )
})
