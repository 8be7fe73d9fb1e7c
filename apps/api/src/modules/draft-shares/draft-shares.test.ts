import {
  createClient,
  createDraftShare,
  listDraftShares,
  putDraft,
  readSharedDraft,
  revokeDraftShare,
  type SharePermission,
} from '@passepartout/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftBody, posterDocument, readyDraft } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const START = new Date('2026-11-23T12:00:00Z')
let now = START
const shop = useShop({ clock: () => now })
beforeEach(() => {
  now = START
})
const laterDays = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 3_600_000)
}

async function shared(visitor: Visitor, right: SharePermission = 'view', name = '') {
  const draft = await readyDraft(visitor)
  const answer = await visitor.client.call(createDraftShare, { body: { draftId: draft.id, right, name } })
  if (!answer.ok) throw new Error(answer.code)
  return { draft, ...answer.payload }
}

/** A client without cookies, as the shared page uses. */
const guest = () =>
  createClient({
    fetch: (url, init) => shop().api.fetch(new Request(url, init)),
    baseUrl: 'http://shop.example',
    ...({ channel: 'passepartout', country: 'de', locale: 'de-DE' } as const),
  })
const read = (token: string) => guest().call(readSharedDraft, { body: { token } })

const SHOP_HEADERS = { 'x-shop-channel': 'passepartout-de', 'x-shop-locale': 'de-DE' }
const picture = (token: string, page = 'front', headers: Record<string, string> = {}) =>
  shop().api.fetch(
    new Request(`http://shop.example/web-api/shared/pages/${page}`, {
      headers: { ...SHOP_HEADERS, 'x-share-token': token, ...headers },
    }),
  )

describe('a link to a design', () => {
  test('shows whoever has it the pages, and nothing of photos, owner or document', async () => {
    const { token, draft } = await shared(shop().visitor())
    const answer = await read(token)
    expect(answer).toMatchObject({
      ok: true,
      payload: { right: 'view', kind: 'photo-frame', title: 'Drei Wochen Berge', revision: 1 },
    })
    const said = JSON.stringify(answer)
    for (const secret of [draft.id, draft.photo.id, draft.photo.name, 'assets', 'visitor'])
      expect(said).not.toContain(secret)
    const page = answer.ok ? answer.payload.pages[0] : undefined
    expect(page).toMatchObject({ ratio: 1.5 })
    const drawn = await picture(token, page?.id)
    expect([drawn.status, drawn.headers.get('content-type'), await drawn.text()]).toEqual([
      200,
      'image/webp',
      'page 0 of 1400',
    ])
    expect(drawn.headers.get('cache-control')).toBe('private, no-store')
  })

  test('opens no photo: neither the original nor a preview is given for its token', async () => {
    const { token, draft } = await shared(shop().visitor(), 'approve')
    for (const path of ['', '/original', '/previews/2048', '/preview-2048.webp']) {
      const answer = await shop().api.fetch(
        new Request(`http://shop.example/web-api/photos/${draft.photo.id}${path}`, {
          headers: { ...SHOP_HEADERS, 'x-share-token': token },
        }),
      )
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect((await picture(token, draft.photo.id)).status).toBe(404)
    expect((await picture(token, '..%2F..%2Fphotos')).status).toBe(404)
  })

  test('shows what the design is now, once it was changed', async () => {
    const visitor = shop().visitor()
    const { token, draft } = await shared(visitor)
    const drawn = async () => {
      const page = await read(token)
      await picture(token, page.ok ? page.payload.pages[0]?.id : '')
      return (await shop().objects()).filter(path => path.includes('/shared/'))
    }
    const before = await drawn()
    expect(await drawn()).toEqual(before)
    const { kind: _, ...content } = draftBody({ ...posterDocument(draft.photo), title: 'Vier Wochen' })
    await visitor.client.call(putDraft, {
      params: { id: draft.id },
      body: { ...content, title: 'Vier Wochen', baseRevision: 1 },
    })
    expect(await read(token)).toMatchObject({ payload: { title: 'Vier Wochen', revision: 2 } })
    const after = await drawn()
    expect([before.length, after.length, after[0] === before[0]]).toEqual([1, 1, false])
  })

  test('ends after thirty days', async () => {
    const { token } = await shared(shop().visitor())
    laterDays(29.9)
    expect(await read(token)).toMatchObject({ ok: true })
    laterDays(0.2)
    expect(await read(token)).toMatchObject({ ok: false, status: 410 })
    expect((await picture(token)).status).toBe(410)
  })

  test('ends at once when its maker says so, and the others go on', async () => {
    const visitor = shop().visitor()
    const first = await shared(visitor, 'comment', 'Oma')
    laterDays(1)
    const second = await visitor.client.call(createDraftShare, {
      body: { draftId: first.draft.id, right: 'view', name: 'Tom' },
    })
    const list = () => visitor.client.call(listDraftShares, { params: { id: first.draft.id } })
    expect(await list()).toMatchObject({ payload: { shares: [{ name: 'Oma' }, { name: 'Tom' }] } })
    expect(await visitor.client.call(revokeDraftShare, { params: { id: first.id } })).toMatchObject({
      ok: true,
    })
    expect(await read(first.token)).toMatchObject({ status: 410 })
    expect((await picture(first.token)).status).toBe(410)
    expect(await read(second.ok ? second.payload.token : '')).toMatchObject({ ok: true })
    expect(await list()).toMatchObject({ payload: { shares: [{ name: 'Tom' }] } })
    expect(await visitor.client.call(revokeDraftShare, { params: { id: first.id } })).toMatchObject({
      status: 404,
    })
  })

  test('is made, listed and ended by the design’s owner only', async () => {
    const { id, draft } = await shared(shop().visitor())
    const stranger = shop().visitor()
    await readyDraft(stranger)
    const body = { draftId: draft.id, right: 'view', name: '' } as const
    for (const who of [stranger.client, guest()]) {
      expect(await who.call(createDraftShare, { body })).toMatchObject({ status: 404 })
      expect(await who.call(listDraftShares, { params: { id: draft.id } })).toMatchObject({ status: 404 })
      expect(await who.call(revokeDraftShare, { params: { id } })).toMatchObject({ status: 404 })
    }
  })

  test('is told once: lists, database and logs hold no token', async () => {
    const visitor = shop().visitor()
    const { token, draft } = await shared(visitor)
    await picture(token)
    await read('A'.repeat(22))
    const listed = await visitor.client.call(listDraftShares, { params: { id: draft.id } })
    const rows = await shop().db.execute('select * from draft_shares')
    for (const said of [listed, rows, shop().logged]) expect(JSON.stringify(said)).not.toContain(token)
  })

  test('is nobody’s key: wrong tokens, foreign ids and odd ones open nothing', async () => {
    const { id, draft } = await shared(shop().visitor())
    for (const token of ['A'.repeat(22), id.slice(0, 22), draft.id.replaceAll('-', '').slice(0, 22)])
      expect(await read(token)).toMatchObject({ status: 410 })
    for (const token of ['', 'short', 'A'.repeat(23), 'A'.repeat(5000), '<script>alert(1)</scr>'])
      expect(await read(token)).toMatchObject({ status: 422 })
    expect((await picture('A'.repeat(22))).status).toBe(410)
    expect((await picture('')).status).toBe(410)
  })

  test('cannot be tried for: after a hundred wrong tokens an address waits', async () => {
    const wrong = async () => (await read('B'.repeat(22))).status
    for (let tried = 0; tried < 100; tried++) await wrong()
    expect(await wrong()).toBe(429)
  })

  test('needs no cookie, looks at none, and sets none', async () => {
    const stranger = shop().visitor()
    await readyDraft(stranger)
    const cookie = [...stranger.cookies].map(pair => pair.join('=')).join('; ')
    const { token } = await shared(shop().visitor())
    const page = await read(token)
    const drawn = await picture(token, page.ok ? page.payload.pages[0]?.id : '', { cookie })
    expect([drawn.status, drawn.headers.getSetCookie()]).toEqual([200, []])
  })

  test('is one of twenty at most', async () => {
    const visitor = shop().visitor()
    const { draft } = await shared(visitor)
    const body = { draftId: draft.id, right: 'view', name: '' } as const
    const made = await Promise.all(
      Array.from({ length: 25 }, () => visitor.client.call(createDraftShare, { body })),
    )
    expect(made.filter(({ ok }) => ok)).toHaveLength(19)
    expect(made.find(({ ok }) => !ok)).toMatchObject({ status: 413 })
  })

  test('has one of three rights and a short name', async () => {
    const visitor = shop().visitor()
    const { draft } = await shared(visitor)
    for (const body of [
      { draftId: draft.id, right: 'edit', name: '' },
      { draftId: draft.id, right: 'view', name: 'x'.repeat(61) },
      { draftId: 'x', right: 'view', name: '' },
    ])
      expect(await visitor.client.call(createDraftShare, { body: body as never })).toMatchObject({
        status: 422,
      })
  })

  test('is forgotten a month after its end', async () => {
    const { id } = await shared(shop().visitor())
    const rows = async () => JSON.stringify(await shop().db.execute('select id from draft_shares'))
    laterDays(59)
    await shop().api.repair()
    expect(await rows()).toContain(id)
    laterDays(2)
    await shop().api.repair()
    expect(await rows()).not.toContain(id)
  })
})

describe('a proof', () => {
  const proof = (token: string) =>
    shop().api.fetch(
      new Request('http://shop.example/web-api/shared/proof', {
        headers: { ...SHOP_HEADERS, 'x-share-token': token },
      }),
    )

  test('is given to the owner and to whoever has a link, with a watermark in their language', async () => {
    const visitor = shop().visitor()
    const { token, draft } = await shared(visitor)
    const own = await visitor.request(`/web-api/drafts/${draft.id}/proof`)
    const theirs = await proof(token)
    for (const answer of [own, theirs])
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        200,
        'application/pdf',
        '%PDF Probe',
      ])
    expect(theirs.headers.get('cache-control')).toBe('private, no-store')
    expect((await shop().objects()).filter(path => path.endsWith('.pdf'))).toHaveLength(1)
  })

  test('is refused to strangers, wrong tokens and ended links', async () => {
    const visitor = shop().visitor()
    const { token, id, draft } = await shared(visitor)
    const stranger = shop().visitor()
    await readyDraft(stranger)
    expect((await stranger.request(`/web-api/drafts/${draft.id}/proof`)).status).toBe(404)
    expect((await proof('A'.repeat(22))).status).toBe(410)
    await visitor.client.call(revokeDraftShare, { params: { id } })
    expect((await proof(token)).status).toBe(410)
  })
})
