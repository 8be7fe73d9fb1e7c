import { readFile } from 'node:fs/promises'
import {
  addCartLine,
  addSharedComment,
  approveSharedDraft,
  createDraftShare,
  deletePhoto,
  getDraft,
  listDraftShares,
  listDrafts,
  listPhotos,
  putDraft,
  revokeDraftShare,
  type SharePermission,
  startSharedEditing,
} from '@passepartout/contracts'
import { addSharePhoto, removeDraft, reservePhoto } from '@passepartout/db'
import { type Document, withPhoto } from '@passepartout/document'
import { difficultFile } from '@passepartout/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftBody, POSTER, posterDocument, readyDraft, uploadPhoto } from '../../frame-design.fixture.ts'
import { createRateLimiters } from '../../http/rate-limiters.ts'
import { bodyOf, useShop, type Visitor } from '../../shop.fixture.ts'

const START = new Date('2026-11-23T12:00:00Z')
let now = START
const shop = useShop({ clock: () => now })
beforeEach(() => {
  now = START
})
const laterDays = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 3_600_000)
}

async function shared(owner: Visitor, right: SharePermission = 'work') {
  const draft = await readyDraft(owner)
  const answer = await owner.client.call(createDraftShare, {
    body: { draftId: draft.id, right, name: 'Oma' },
  })
  if (!answer.ok) throw new Error(answer.code)
  return { draft, share: answer.payload.id, token: answer.payload.token }
}

/** A guest's browser after it has opened the link. */
async function guestOf(token: string): Promise<Visitor> {
  const guest = shop().visitor()
  const answer = await guest.client.call(startSharedEditing, { body: { token } })
  if (!answer.ok) throw new Error(answer.code)
  return guest
}

async function working(owner = shop().visitor()) {
  const { draft, share, token } = await shared(owner)
  return { owner, draft, share, token, guest: await guestOf(token) }
}

async function opened(visitor: Visitor, id: string) {
  const answer = await visitor.client.call(getDraft, { params: { id } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}

const save = (
  visitor: Visitor,
  id: string,
  {
    document,
    title = 'Anders',
    baseRevision = 1,
  }: { document: object; title?: string; baseRevision?: number },
) =>
  visitor.client.call(putDraft, {
    params: { id },
    body: { title, configuration: POSTER, document: { ...document }, baseRevision },
  })

const preview = (visitor: Visitor, id: string, headers: Record<string, string> = {}) =>
  visitor.request(`/web-api/photos/${id}/preview?size=640`, { headers })

const sendPhoto = async (visitor: Visitor, id: string, file = 'photo.webp') =>
  visitor.request(`/web-api/drafts/${id}/photos`, {
    method: 'POST',
    body: new Uint8Array(await readFile(difficultFile(file))),
    headers: { 'x-file-name': 'von-oma.webp' },
  })

describe('a link to work on a design', () => {
  test('opens the owner’s draft to a browser that has nothing else, until the day it ends', async () => {
    const { draft, guest } = await working()
    expect(await opened(guest, draft.id)).toMatchObject({
      ...{ id: draft.id, revision: 1, title: 'Drei Wochen Berge' },
      guest: { endsAt: '2026-12-23T12:00:00.000Z' },
    })
    expect([...guest.cookies.keys()]).toEqual(['shared-designs'])
  })

  test('says where its designer is, in the language of who asks', async () => {
    const { token, draft } = await shared(shop().visitor())
    const answer = await shop()
      .visitor({ locale: 'fr-FR' })
      .client.call(startSharedEditing, { body: { token } })
    const address = new URL(answer.ok ? answer.payload.editUrl : '', 'http://shop.example')
    expect(address.pathname).toBe('/configurator-photo-frame')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ draft: draft.id, guest: '1', locale: 'fr-FR' },
    })
    expect(address.href).not.toContain(token)
  })

  test('keeps its token where scripts, other hosts and other sites do not get it', async () => {
    const { token } = await shared(shop().visitor())
    const answer = await shop()
      .visitor()
      .request('/web-api/shared/work', {
        method: 'POST',
        body: JSON.stringify({ token }),
        headers: { 'content-type': 'application/json' },
      })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/; HttpOnly$/)
    expect(cookie).toContain('SameSite=Strict')
  })

  test('saves into the same draft, and both see what the other did', async () => {
    const { owner, draft, guest } = await working()
    const { document } = await opened(guest, draft.id)
    expect(await save(guest, draft.id, { document, title: 'Von Oma' })).toMatchObject({
      payload: { revision: 2 },
    })
    expect(await opened(owner, draft.id)).toMatchObject({ title: 'Von Oma', revision: 2 })
    const late = await save(owner, draft.id, { document: posterDocument(draft.photo), title: 'Von mir' })
    expect(late).toMatchObject({ code: 'draft-conflict', details: { current: { title: 'Von Oma' } } })
    await save(owner, draft.id, { document: posterDocument(draft.photo), title: 'Von uns', baseRevision: 2 })
    expect(await opened(guest, draft.id)).toMatchObject({ title: 'Von uns', revision: 3 })
  })

  test('refuses a change that is not based on what the server holds, and shows a guest what that is', async () => {
    const { owner, draft, guest } = await working()
    const { document } = await opened(guest, draft.id)
    await save(owner, draft.id, { document: posterDocument(draft.photo), title: 'Von mir' })
    for (const baseRevision of [1, 7])
      expect(await save(guest, draft.id, { document, baseRevision })).toMatchObject({
        code: 'draft-conflict',
        details: { current: { title: 'Von mir', revision: 2, guest: {} } },
      })
    expect(await opened(owner, draft.id)).toMatchObject({ title: 'Von mir', revision: 2 })
  })

  test('shows previews of the design’s photos, without what the original says of itself', async () => {
    const { draft, guest } = await working()
    const answer = await preview(guest, draft.photo.id)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('content-disposition')).toContain('photo.webp')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    for (const chunk of ['EXIF', 'Exif', 'XMP ']) expect(bytes).not.toContain(chunk)
  })

  test('gives no original, whatever address is tried', async () => {
    const { draft, guest } = await working()
    for (const path of ['', '/original', '/preview?size=9000', '/preview/original', '/master.jpg'])
      expect((await guest.request(`/web-api/photos/${draft.photo.id}${path}`)).status).toBeGreaterThanOrEqual(
        400,
      )
    expect((await guest.request(`/web-api/drafts/${draft.id}/proof`)).status).toBe(404)
  })

  test('tells neither what files were called nor when photos were taken, and leaves both to the owner', async () => {
    const owner = shop().visitor()
    const photo = await uploadPhoto(owner)
    const document = posterDocument(photo)
    const asset = document.assets[photo.id]
    if (!asset) throw new Error('The photo is not in the document')
    asset.takenAt = '2026-08-14T10:22:00'
    const made = await owner.request('/web-api/drafts', {
      method: 'POST',
      body: JSON.stringify(draftBody(document)),
      headers: { 'content-type': 'application/json' },
    })
    const { id } = (await bodyOf<{ id: string }>(made)).payload
    const link = await owner.client.call(createDraftShare, { body: { draftId: id, right: 'work', name: '' } })
    const guest = await guestOf(link.ok ? link.payload.token : '')

    const seen = await opened(guest, id)
    expect(JSON.stringify(seen)).not.toContain(photo.name)
    expect(JSON.stringify(seen)).not.toContain('2026-08-14')
    await save(guest, id, { document: seen.document })
    const kept = (await opened(owner, id)).document as unknown as Document
    expect(kept.assets[photo.id]).toMatchObject({ name: photo.name, takenAt: '2026-08-14T10:22:00' })
  })

  test('does not answer hints in the owner’s name', async () => {
    const { owner, draft, guest } = await working()
    const { document } = await opened(guest, draft.id)
    await save(guest, draft.id, { document: { ...document, kept: { 'photo-small:photo-1': true } } })
    expect((await opened(owner, draft.id)).document).toMatchObject({ kept: {} })
  })

  test('leads to one draft only: its owner’s other designs and photos stay closed', async () => {
    const { owner, guest } = await working()
    const other = await readyDraft(owner)
    const stranger = await uploadPhoto(owner, 'photo.webp')
    expect(await guest.client.call(getDraft, { params: { id: other.id } })).toMatchObject({ status: 404 })
    expect(await save(guest, other.id, { document: posterDocument(other.photo) })).toMatchObject({
      status: 404,
    })
    expect((await preview(guest, stranger.id)).status).toBe(404)
    expect(await guest.client.call(listDrafts, {})).toMatchObject({ payload: { drafts: [] } })
    expect(await guest.client.call(listPhotos, {})).toMatchObject({ payload: { photos: [] } })
  })

  test('refuses a change that names another photo of the owner, placed or not, whatever it calls it', async () => {
    const { owner, draft, guest } = await working()
    const other = await uploadPhoto(owner, 'photo.webp')
    const { document } = await opened(guest, draft.id)
    const asset = { ...other, source: 'upload' as const, notices: [] }
    const placed = withPhoto(posterDocument(draft.photo), 'photo-1', asset)
    const named = (id: string, source: string) => ({
      ...document,
      assets: { ...(document.assets as object), [id]: { ...asset, id, source } },
    })
    for (const forged of [
      { ...placed, assets: { ...placed.assets, [other.id]: asset } },
      named(other.id, 'upload'),
      named(other.id, 'sample'),
      named(other.id.toUpperCase(), 'upload'),
    ]) {
      expect(await save(guest, draft.id, { document: forged })).toMatchObject({ code: 'invalid-document' })
      expect((await preview(guest, other.id)).status).toBe(404)
    }
    expect(await opened(owner, draft.id)).toMatchObject({ revision: 1 })
  })

  test('does nothing else for its owner: no cart, no link, no comment, no approval, no photo taken away', async () => {
    const { owner, draft, share, token, guest } = await working()
    const price = { amount: 2490, currency: 'EUR' as const }
    const line = { draftId: draft.id, draftRevision: 1, expectedPrice: price, lineId: crypto.randomUUID() }
    const body = { draftId: draft.id, right: 'view' as const, name: '' }
    const said = { token, pageId: 'front', x: 0, y: 0, author: 'Oma', text: 'Hm' }
    const statuses = [
      await guest.client.call(addCartLine, { body: { ...line, quantity: 1 } }),
      await guest.client.call(createDraftShare, { body }),
      await guest.client.call(listDraftShares, { params: { id: draft.id } }),
      await guest.client.call(revokeDraftShare, { params: { id: share } }),
      await guest.client.call(deletePhoto, { params: { id: draft.photo.id } }),
      await guest.client.call(addSharedComment, { body: said }),
      await guest.client.call(approveSharedDraft, { body: { token, revision: 1, by: 'Oma' } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 403, 403])
    expect(await opened(owner, draft.id)).toMatchObject({ revision: 1 })
  })

  test('is of use with that right only', async () => {
    for (const right of ['view', 'comment', 'approve'] as const) {
      const { draft, token } = await shared(shop().visitor(), right)
      const guest = shop().visitor()
      expect(await guest.client.call(startSharedEditing, { body: { token } })).toMatchObject({ status: 403 })
      guest.cookies.set('shared-designs', token)
      expect(await guest.client.call(getDraft, { params: { id: draft.id } })).toMatchObject({ status: 404 })
      expect((await preview(guest, draft.photo.id)).status).toBe(404)
    }
  })

  test('gives its owner the whole design, with their own link in the browser too', async () => {
    const { owner, draft, token } = await working()
    await owner.client.call(startSharedEditing, { body: { token } })
    const seen = await opened(owner, draft.id)
    expect(seen).not.toHaveProperty('guest')
    expect(JSON.stringify(seen.document)).toContain(draft.photo.name)
  })

  test('leaves a browser to work on several designs at once', async () => {
    const { draft, guest } = await working()
    const second = await shared(shop().visitor())
    await guest.client.call(startSharedEditing, { body: { token: second.token } })
    expect(await opened(guest, draft.id)).toMatchObject({ id: draft.id })
    expect(await opened(guest, second.draft.id)).toMatchObject({ id: second.draft.id })
  })
})

describe('a link to work on a design that is over', () => {
  const ends = {
    'was ended by its owner': async ({ owner, share }: Awaited<ReturnType<typeof working>>) =>
      void (await owner.client.call(revokeDraftShare, { params: { id: share } })),
    'has run out': async () => laterDays(31),
  }
  test.each(Object.entries(ends))('saves and shows nothing once it %s, and says so', async (_, end) => {
    const one = await working()
    const { draft, guest, token } = one
    const { document } = await opened(guest, draft.id)
    await end(one)
    const refused = { status: 410, message: expect.stringContaining('bleibt auf diesem Bildschirm') }
    expect(await save(guest, draft.id, { document })).toMatchObject(refused)
    expect(await guest.client.call(getDraft, { params: { id: draft.id } })).toMatchObject(refused)
    expect((await sendPhoto(guest, draft.id)).status).toBe(410)
    const again = await preview(guest, draft.photo.id)
    expect(again.status).toBe(404)
    expect(await guest.client.call(startSharedEditing, { body: { token } })).toMatchObject({ status: 410 })
  })

  test('opens nothing once its design is gone', async () => {
    const { owner, draft, guest, token } = await working()
    const photo = (await bodyOf<{ id: string }>(await sendPhoto(guest, draft.id))).payload
    const [visitorId = ''] = (owner.cookies.get('passepartout-visitor') ?? '').split('.')
    expect(await removeDraft(shop().db, { id: draft.id, visitorId })).toBe(true)
    expect(await guest.client.call(getDraft, { params: { id: draft.id } })).toMatchObject({ status: 404 })
    expect((await preview(guest, photo.id)).status).toBe(404)
    expect(await guest.client.call(startSharedEditing, { body: { token } })).toMatchObject({ status: 410 })
  })

  test('answers guessed tokens as unknown links, a hundred times at most', async () => {
    const { draft } = await working()
    const guest = shop().visitor()
    const answers = []
    for (let tries = 0; tries < 101; tries++) {
      guest.cookies.set('shared-designs', String(tries).padStart(22, 'x'))
      answers.push(await guest.request(`/web-api/drafts/${draft.id}`))
    }
    expect(answers.slice(0, 100).every(({ status }) => status === 404)).toBe(true)
    const last = answers.at(-1)
    expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('a cookie that is no token, or stands there twice, opens nothing', async () => {
    const { draft, token } = await working()
    for (const cookie of [
      'shared-designs=%00',
      `shared-designs=${'a'.repeat(9000)}`,
      `shared-designs=${token}; shared-designs=${token}`,
    ]) {
      const answer = await shop().visitor().request(`/web-api/drafts/${draft.id}`, { headers: { cookie } })
      expect(answer.status).toBe(404)
    }
  })
})

describe('photos of a guest', () => {
  test('become the owner’s, are seen by the guest, and may be placed', async () => {
    const { owner, draft, guest } = await working()
    const answer = await sendPhoto(guest, draft.id)
    expect(answer.status).toBe(201)
    const { payload: photo } = await bodyOf<{ id: string; name: string; width: number; height: number }>(
      answer,
    )
    expect((await preview(guest, photo.id)).status).toBe(200)
    const document = withPhoto(posterDocument(draft.photo), 'photo-1', {
      ...{ id: photo.id, name: photo.name, width: photo.width, height: photo.height },
      ...{ source: 'upload' as const, notices: [] },
    })
    expect(await save(guest, draft.id, { document })).toMatchObject({ ok: true })
    expect(await owner.client.call(listPhotos, {})).toMatchObject({
      payload: { photos: expect.arrayContaining([expect.objectContaining({ id: photo.id })]) },
    })
    expect([...guest.cookies.keys()]).toEqual(['shared-designs'])
  })

  test('do not tell that the owner has the same file already, nor what it is called there', async () => {
    const { owner, draft, guest } = await working()
    const photo = await uploadPhoto(owner, 'photo.webp')
    const answer = await sendPhoto(guest, draft.id)
    expect((await bodyOf(answer)).payload).toMatchObject({
      id: photo.id,
      name: 'von-oma.webp',
      already: false,
    })
  })

  test('are refused with a message if they are no photos, and without a link', async () => {
    const { draft, guest } = await working()
    const answer = await guest.request(`/web-api/drafts/${draft.id}/photos`, {
      method: 'POST',
      body: 'kein Foto',
    })
    expect(answer.status).toBe(415)
    expect((await sendPhoto(shop().visitor(), draft.id)).status).toBe(404)
  })
})

describe('a guest who edits by a link and', () => {
  test('saves too often or sends too much is told to wait, or that it is enough', async () => {
    const { draft, guest, share, owner } = await working()
    const { document } = await opened(guest, draft.id)
    const limits = createRateLimiters(shop().db)
    await limits.spend('share-saves', { address: '', account: share }, 3000)
    const many = await guest.request(`/web-api/drafts/${draft.id}`, {
      method: 'PUT',
      body: JSON.stringify({ title: '', configuration: POSTER, document, baseRevision: 1 }),
      headers: { 'content-type': 'application/json' },
    })
    expect([many.status, Number(many.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await bodyOf(many)).message.text).toContain('Minuten')
    expect(await save(owner, draft.id, { document: posterDocument(draft.photo) })).toMatchObject({ ok: true })

    const [visitorId = ''] = (owner.cookies.get('passepartout-visitor') ?? '').split('.')
    for (let sent = 0; sent < 100; sent++) {
      const photo = { id: crypto.randomUUID(), visitorId, sha256: String(sent), name: '', mime: 'image/jpeg' }
      const facts = { bytes: 1, width: 1, height: 1, notices: [], hasMaster: false, createdAt: now }
      await reservePhoto(shop().db, { ...photo, ...facts })
      await addSharePhoto(shop().db, { shareId: share, photoId: photo.id, arrivedAt: now })
    }
    const full = await sendPhoto(guest, draft.id)
    expect([full.status, (await bodyOf(full)).message.text]).toEqual([
      413,
      expect.stringContaining('höchstens 100 Fotos'),
    ])
  })
})
