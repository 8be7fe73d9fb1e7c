import {
  claimDraftLink,
  claimPhotoLink,
  closePhotoLink,
  confirmPhotoLink,
  consumeDraftLink,
  getDraft,
  getPhotoLink,
  getPhotoLinkStatus,
  listPhotos,
  openDraftLink,
  openPhotoLink,
} from '@passepartout/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import { readyDraft } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

let now = new Date('2026-11-23T12:00:00Z')
let place = 0
const shop = useShop({ clock: () => now, addressOf: () => `192.0.2.${place}` })
beforeEach(() => {
  now = new Date('2026-11-23T12:00:00Z')
  place += 1
})
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function opened(visitor: Visitor) {
  const { id: draftId } = await readyDraft(visitor)
  const answer = await visitor.client.call(openDraftLink, { body: { draftId } })
  if (!answer.ok) throw new Error(answer.code)
  return { draftId, ...answer.payload }
}
const claim = (visitor: Visitor, code: string) => visitor.client.call(claimDraftLink, { body: { code } })
const take = (visitor: Visitor, key: string) => visitor.client.call(consumeDraftLink, { body: { key } })
async function claimed(visitor: Visitor, code: string) {
  const answer = await claim(visitor, code)
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}

describe('going on with a design on another device', () => {
  test('takes a code, a number that both screens show, and the word of the first one', async () => {
    const [desk, phone] = [shop().visitor(), shop().visitor()]
    const { id, draftId, code } = await opened(desk)
    const { key, number } = await claimed(phone, code)
    expect(await desk.client.call(getPhotoLink, { params: { id } })).toMatchObject({
      payload: { state: 'claimed', number },
    })
    expect(await take(phone, key)).toMatchObject({ ok: false, status: 410 })
    await desk.client.call(confirmPhotoLink, { params: { id } })
    expect(await phone.client.call(getPhotoLinkStatus, { body: { key } })).toMatchObject({
      payload: { state: 'open' },
    })
    const taken = await take(phone, key)
    if (!taken.ok) throw new Error(taken.code)
    expect(taken.payload.path).toMatch(/^\/configurator-photo-frame\?/)
    expect(taken.payload.path).toContain(`draft=${taken.payload.draftId}`)
    expect(taken.payload.draftId).not.toBe(draftId)
  })

  test('makes a whole copy: photos are the other device’s own, and neither changes the other', async () => {
    const [desk, phone] = [shop().visitor(), shop().visitor()]
    const { id, draftId, code } = await opened(desk)
    const { key } = await claimed(phone, code)
    await desk.client.call(confirmPhotoLink, { params: { id } })
    const taken = await take(phone, key)
    if (!taken.ok) throw new Error(taken.code)
    const [here, there] = await Promise.all([
      desk.client.call(getDraft, { params: { id: draftId } }),
      phone.client.call(getDraft, { params: { id: taken.payload.draftId } }),
    ])
    if (!here.ok || !there.ok) throw new Error('A draft is gone')
    const photosOf = async (visitor: Visitor) => {
      const answer = await visitor.client.call(listPhotos, {})
      return answer.ok ? answer.payload.photos.map(photo => photo.id) : []
    }
    const [mine, theirs] = [await photosOf(desk), await photosOf(phone)]
    expect(theirs).toHaveLength(mine.length)
    expect(theirs.some(one => mine.includes(one))).toBe(false)
    const [source, copy] = [JSON.stringify(here.payload.document), JSON.stringify(there.payload.document)]
    expect(mine.every(one => source.includes(one) && !copy.includes(one))).toBe(true)
    expect(theirs.every(one => copy.includes(one))).toBe(true)
    const [photo] = theirs
    expect((await phone.request(`/web-api/photos/${photo}/preview?size=640`)).status).toBe(200)
    expect((await desk.request(`/web-api/photos/${photo}/preview?size=640`)).status).toBe(404)
  })

  test('reads a code as people type it', async () => {
    const { code } = await opened(shop().visitor())
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
    expect(await claim(shop().visitor(), typed)).toMatchObject({ ok: true })
  })

  test('leads the browser that made the design to the design itself', async () => {
    const desk = shop().visitor()
    const { id, draftId, code } = await opened(desk)
    const { key } = await claimed(desk, code)
    await desk.client.call(confirmPhotoLink, { params: { id } })
    expect(await take(desk, key)).toMatchObject({ payload: { draftId } })
  })
})

describe('a code that is not to be had', () => {
  test('works once: whoever comes second gets nothing, also at the same moment', async () => {
    const { code } = await opened(shop().visitor())
    const came = await Promise.all([1, 2, 3].map(() => claim(shop().visitor(), code)))
    expect(came.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await claim(shop().visitor(), code)).toMatchObject({ ok: false, status: 410 })
  })

  test('is taken once, by whoever holds the key that it gave', async () => {
    const [desk, phone] = [shop().visitor(), shop().visitor()]
    const { id, code } = await opened(desk)
    const { key } = await claimed(phone, code)
    await desk.client.call(confirmPhotoLink, { params: { id } })
    const taken = await Promise.all([take(phone, key), take(phone, key)])
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await take(shop().visitor(), 'A'.repeat(22))).toMatchObject({ status: 410 })
    expect(await take(shop().visitor(), code)).toMatchObject({ status: 422 })
  })

  test('is over after ten minutes, when a newer one is shown, and when its dialog is closed', async () => {
    const desk = shop().visitor()
    const late = await opened(desk)
    later(11)
    expect(await claim(shop().visitor(), late.code)).toMatchObject({ status: 410 })
    const first = await opened(desk)
    const again = await desk.client.call(openDraftLink, { body: { draftId: first.draftId } })
    expect(await claim(shop().visitor(), first.code)).toMatchObject({ status: 410 })
    if (!again.ok) throw new Error(again.code)
    const { key } = await claimed(shop().visitor(), again.payload.code)
    await desk.client.call(closePhotoLink, { params: { id: again.payload.id } })
    await desk.client.call(confirmPhotoLink, { params: { id: again.payload.id } })
    expect(await take(shop().visitor(), key)).toMatchObject({ status: 410 })
  })

  test('is nobody else’s to open, to confirm or to look at', async () => {
    const [desk, other] = [shop().visitor(), shop().visitor()]
    const { id, draftId, code } = await opened(desk)
    expect(await other.client.call(openDraftLink, { body: { draftId } })).toMatchObject({ status: 404 })
    await claimed(other, code)
    expect(await other.client.call(confirmPhotoLink, { params: { id } })).toMatchObject({ status: 404 })
    expect(await other.client.call(getPhotoLink, { params: { id } })).toMatchObject({ status: 404 })
  })

  test('opens no way for photos, nor the other way round', async () => {
    const desk = shop().visitor()
    const { draftId, code } = await opened(desk)
    expect(await claim(shop().visitor(), 'A'.repeat(22))).toMatchObject({ status: 410 })
    const photos = await desk.client.call(openPhotoLink, { body: { draftId } })
    if (!photos.ok) throw new Error(photos.code)
    expect(await claim(shop().visitor(), photos.payload.token)).toMatchObject({ status: 410 })
    expect(
      await shop()
        .visitor()
        .client.call(claimPhotoLink, { body: { token: code } }),
    ).toMatchObject({
      status: 422,
    })
    // A photo link does not close the draft's link.
    expect(await claim(shop().visitor(), code)).toMatchObject({ ok: true })
  })

  test.each(['', '<script>', '0'.repeat(41), '💥💥💥'])('is refused: %j', async code => {
    expect([410, 422]).toContain(((await claim(shop().visitor(), code)) as { status: number }).status)
  })

  test('cannot be guessed: after twenty tries an address waits', async () => {
    const tries = async () => ((await claim(shop().visitor(), 'ZZZZZZZZZZ')) as { status: number }).status
    for (let count = 0; count < 20; count++) expect(await tries()).toBe(410)
    expect(await tries()).toBe(429)
  })
})
