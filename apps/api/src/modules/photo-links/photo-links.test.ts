import { readFile } from 'node:fs/promises'
import {
  claimPhotoLink,
  closePhotoLink,
  confirmPhotoLink,
  createClient,
  getPhotoLink,
  listPhotos,
  openPhotoLink,
} from '@passepartout/contracts'
import { difficultFile } from '@passepartout/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { readyDraft } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

let now = new Date('2026-11-23T12:00:00Z')
const shop = useShop({ clock: () => now })
beforeEach(() => {
  now = new Date('2026-11-23T12:00:00Z')
})
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function opened(visitor: Visitor) {
  const { id: draftId } = await readyDraft(visitor)
  const answer = await visitor.client.call(openPhotoLink, { body: { draftId } })
  if (!answer.ok) throw new Error(answer.code)
  return { draftId, ...answer.payload }
}

const SHOP = { channel: 'passepartout', country: 'de', locale: 'de-DE' } as const
/** A client without cookies, as the phone's page uses. */
const phone = () =>
  createClient({
    fetch: (url, init) => shop().api.fetch(new Request(url, init)),
    baseUrl: 'http://shop.example',
    ...SHOP,
  })

async function claimed(token: string) {
  const answer = await phone().call(claimPhotoLink, { body: { token } })
  return answer.ok ? answer.payload : { code: answer.code, status: answer.status, key: '', number: '' }
}

const photo = () => readFile(difficultFile('photo.webp'))
async function send(key: string, { bytes, cookie }: { bytes?: Uint8Array; cookie?: string } = {}) {
  return shop().api.fetch(
    new Request('http://shop.example/web-api/phone/photos', {
      method: 'POST',
      headers: {
        'x-shop-channel': 'passepartout-de',
        'x-shop-locale': 'de-DE',
        'x-file-name': 'vom-handy.jpg',
        'x-phone-key': key,
        ...(cookie && { cookie }),
      },
      body: new Uint8Array(bytes ?? (await photo())),
    }),
  )
}

describe('photos from a phone', () => {
  test('reach the draft’s owner once the other screen has said that it is the right phone', async () => {
    const visitor = shop().visitor()
    const { id, token } = await opened(visitor)
    const state = async () => {
      const answer = await visitor.client.call(getPhotoLink, { params: { id } })
      return answer.ok ? answer.payload : undefined
    }
    expect(await state()).toMatchObject({ state: 'waiting', number: null, photos: [] })
    const { key, number } = await claimed(token)
    expect(await state()).toMatchObject({ state: 'claimed', number })
    expect((await send(key)).status).toBe(410)
    expect(await visitor.client.call(confirmPhotoLink, { params: { id } })).toMatchObject({ ok: true })
    const sent = await send(key)
    expect(sent.status).toBe(201)
    expect(await sent.json()).toEqual({ payload: { sent: 1 } })
    expect(await state()).toMatchObject({ state: 'open', photos: [{ name: 'vom-handy.jpg', width: 1600 }] })
  })

  test('cannot be sent by a second phone, nor by the token itself', async () => {
    const visitor = shop().visitor()
    const { id, token } = await opened(visitor)
    await claimed(token)
    expect(await claimed(token)).toMatchObject({ status: 410, code: 'gone' })
    await visitor.client.call(confirmPhotoLink, { params: { id } })
    expect((await send(token)).status).toBe(410)
    expect((await send('')).status).toBe(410)
    expect((await send('a'.repeat(22))).status).toBe(410)
  })

  test('are taken for one phone even where two come at once', async () => {
    const { token } = await opened(shop().visitor())
    const came = await Promise.all([claimed(token), claimed(token), claimed(token)])
    expect(came.filter(({ key }) => key !== '')).toHaveLength(1)
  })

  test('come within ten minutes, are sent within thirty, and not after the way was closed', async () => {
    const visitor = shop().visitor()
    const late = await opened(visitor)
    later(11)
    expect(await claimed(late.token)).toMatchObject({ status: 410 })
    const slow = await opened(visitor)
    const { key } = await claimed(slow.token)
    await visitor.client.call(confirmPhotoLink, { params: { id: slow.id } })
    later(29)
    expect((await send(key)).status).toBe(201)
    later(2)
    expect((await send(key)).status).toBe(410)
    const closed = await opened(visitor)
    const other = await claimed(closed.token)
    await visitor.client.call(confirmPhotoLink, { params: { id: closed.id } })
    await visitor.client.call(closePhotoLink, { params: { id: closed.id } })
    expect((await send(other.key)).status).toBe(410)
  })

  test('close the way before when a new one is opened', async () => {
    const visitor = shop().visitor()
    const first = await opened(visitor)
    await visitor.client.call(openPhotoLink, { body: { draftId: first.draftId } })
    expect(await claimed(first.token)).toMatchObject({ status: 410 })
  })

  test('never become another visitor’s, whose cookie the phone’s browser sends, and set no cookie', async () => {
    const visitor = shop().visitor()
    const { id, token } = await opened(visitor)
    const { key } = await claimed(token)
    await visitor.client.call(confirmPhotoLink, { params: { id } })
    const stranger = shop().visitor()
    await readyDraft(stranger)
    const cookie = [...stranger.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const before = await stranger.client.call(listPhotos, {})
    const sent = await send(key, { cookie, bytes: await readFile(difficultFile('grayscale.jpg')) })
    expect([sent.status, sent.headers.getSetCookie()]).toEqual([201, []])
    expect(await stranger.client.call(listPhotos, {})).toEqual(before)
    const own = await visitor.client.call(listPhotos, {})
    expect(own.ok && own.payload.photos.some(({ name }) => name === 'vom-handy.jpg')).toBe(true)
  })

  test('cannot be asked for with what a phone has, and a stranger sees and confirms no link', async () => {
    const visitor = shop().visitor()
    const { id, token } = await opened(visitor)
    const { key } = await claimed(token)
    const bare = await phone().call(getPhotoLink, { params: { id } })
    expect(bare).toMatchObject({ status: 404 })
    const stranger = shop().visitor()
    await readyDraft(stranger)
    for (const call of [getPhotoLink, confirmPhotoLink, closePhotoLink]) {
      expect(await stranger.client.call(call as typeof getPhotoLink, { params: { id } })).toMatchObject({
        status: 404,
      })
    }
    const foreign = await readyDraft(visitor)
    expect(await stranger.client.call(openPhotoLink, { body: { draftId: foreign.id } })).toMatchObject({
      status: 404,
    })
    expect((await send(key)).status).toBe(410)
  })

  test('are counted: a link that has carried its number or its bytes takes no more', async () => {
    const visitor = shop().visitor()
    const { id, token } = await opened(visitor)
    const { key } = await claimed(token)
    await visitor.client.call(confirmPhotoLink, { params: { id } })
    await shop().db.execute('update photo_links set files = 299')
    const answers = await Promise.all([send(key), send(key), send(key)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413])
    await shop().db.execute('update photo_links set files = 0, bytes = 3000000000')
    expect((await send(key)).status).toBe(413)
  })

  test('are refused where they are no photos, and nothing is kept of them', async () => {
    const visitor = shop().visitor()
    const { id, token } = await opened(visitor)
    const { key } = await claimed(token)
    await visitor.client.call(confirmPhotoLink, { params: { id } })
    const before = await shop().objects()
    for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), Buffer.from('<svg xmlns="x"/>')])
      expect((await send(key, { bytes })).status).toBeGreaterThanOrEqual(400)
    expect(await shop().objects()).toEqual(before)
  })

  test('leave no secret in the database or in the logs', async () => {
    const visitor = shop().visitor()
    const { id, token } = await opened(visitor)
    const { key } = await claimed(token)
    await visitor.client.call(confirmPhotoLink, { params: { id } })
    await send(key, { bytes: Buffer.from('no photo') })
    const { rows } = (await shop().db.execute('select * from photo_links')) as unknown as {
      rows: object[]
    }
    const written = JSON.stringify([rows, shop().logged])
    expect(written).not.toContain(token)
    expect(written).not.toContain(key)
  })
})
