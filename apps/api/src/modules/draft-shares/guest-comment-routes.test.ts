import { createDraftShare, putDraft, resolveDraftComment, revokeDraftShare } from '@passepartout/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftBody, posterDocument, readyDraft } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'
import { createSharingDriver } from './shared-design.fixture.ts'

const START = new Date('2026-11-23T12:00:00Z')
let now = START
const shop = useShop({ clock: () => now })
beforeEach(() => {
  now = START
})

const { guest, shared, read, says, approves, list } = createSharingDriver(shop)

async function changes(
  visitor: Visitor,
  draft: Awaited<ReturnType<typeof readyDraft>>,
  title: string,
  base: number,
) {
  const { kind: _, ...content } = draftBody({ ...posterDocument(draft.photo), title })
  const answer = await visitor.client.call(putDraft, {
    params: { id: draft.id },
    body: { ...content, title, baseRevision: base },
  })
  if (!answer.ok) throw new Error(answer.code)
}

const ownShares = async (visitor: Visitor, id: string) => (await list(visitor, id)).shares

describe('a comment', () => {
  test('stands at its place on the page, for the guest and for the design’s maker, who settles it', async () => {
    const visitor = shop().visitor()
    const { token, draft } = await shared(visitor, 'comment')
    expect(await says(token)).toMatchObject({ ok: true, status: 201 })
    const [seen] = (await read(token)).comments
    expect(seen).toMatchObject({ x: 0.25, y: 0.75, author: 'Oma', text: 'Schöner Himmel', isDone: false })
    expect((await ownShares(visitor, draft.id))[0]?.comments).toEqual([seen])
    const settled = { params: { id: seen?.id ?? '' }, body: { isDone: true } }
    expect(await visitor.client.call(resolveDraftComment, settled)).toMatchObject({ ok: true })
    expect((await read(token)).comments).toMatchObject([{ isDone: true }])
  })

  test('is text and nothing else: what looks like HTML comes back as it was typed', async () => {
    const { token } = await shared(shop().visitor(), 'comment')
    const text = '<img src=x onerror=alert(1)>\n{{7*7}} \u202eoben'
    await says(token, { text, author: '<b>Oma</b>' })
    expect((await read(token)).comments).toMatchObject([{ text, author: '<b>Oma</b>' }])
  })

  test('needs the right, an open link and a page of this design', async () => {
    const visitor = shop().visitor()
    const view = await shared(visitor, 'view')
    expect(await says(view.token)).toMatchObject({ status: 403 })
    expect(await says('A'.repeat(22), { pageId: 'front' })).toMatchObject({ status: 410 })
    const comment = await shared(visitor, 'comment')
    expect(await says(comment.token, { pageId: 'page-of-another-design' })).toMatchObject({ status: 409 })
    const { pages } = await read(comment.token)
    await visitor.client.call(revokeDraftShare, { params: { id: comment.id } })
    expect(await says(comment.token, { pageId: pages[0]?.id ?? '' })).toMatchObject({ status: 410 })
    const late = await shared(visitor, 'comment')
    now = new Date(now.getTime() + 31 * 24 * 3_600_000)
    expect(await says(late.token, { pageId: pages[0]?.id ?? '' })).toMatchObject({ status: 410 })
  })

  test('is not empty, not too long, and not beside the page', async () => {
    const { token } = await shared(shop().visitor(), 'comment')
    for (const change of [
      { text: '' },
      { text: '  \n ' },
      { text: 'x'.repeat(1001) },
      { text: 'null\u0000' },
      { author: '' },
      { author: 'x'.repeat(41) },
      { x: -0.01 },
      { x: 1.01 },
      { x: Number.POSITIVE_INFINITY },
      { pageId: 'x'.repeat(65) },
    ])
      expect([change, (await says(token, change)).status]).toEqual([change, 422])
    expect((await read(token)).comments).toEqual([])
  })

  test('is visible through its own link only, not through the link of another share or design', async () => {
    const visitor = shop().visitor()
    const first = await shared(visitor, 'comment')
    const second = await visitor.client.call(createDraftShare, {
      body: { draftId: first.draft.id, right: 'comment', name: '' },
    })
    const foreign = await shared(shop().visitor(), 'approve')
    await says(first.token)
    expect((await read(second.ok ? second.payload.token : '')).comments).toEqual([])
    expect((await read(foreign.token)).comments).toEqual([])
  })

  test('is settled by the design’s maker only', async () => {
    const { token } = await shared(shop().visitor(), 'comment')
    const said = await says(token)
    const stranger = shop().visitor()
    await readyDraft(stranger)
    const settled = { params: { id: said.ok ? said.payload.id : '' }, body: { isDone: true } }
    for (const { client } of [stranger, { client: guest() }])
      expect(await client.call(resolveDraftComment, settled)).toMatchObject({ status: 404 })
    expect((await read(token)).comments).toMatchObject([{ isDone: false }])
  })

  test('is one of a hundred by a link, whatever comes at once', async () => {
    const { token } = await shared(shop().visitor(), 'comment')
    await says(token)
    await shop().db.execute(
      'insert into draft_comments select gen_random_uuid(), share_id, page_id, x, y, author, text, created_at, is_done from draft_comments, generate_series(1, 97)',
    )
    const said = await Promise.all(Array.from({ length: 6 }, () => says(token)))
    expect(said.filter(({ ok }) => ok)).toHaveLength(2)
    expect(said.find(({ ok }) => !ok)).toMatchObject({ status: 413 })
  })

  test('is one of two hundred in an hour from one address', async () => {
    const { token } = await shared(shop().visitor(), 'approve')
    for (let tried = 0; tried < 200; tried++) await approves(token, 99)
    expect(await says(token)).toMatchObject({ status: 429 })
    expect(await approves(token, 1)).toMatchObject({ status: 429 })
  })

  test('is deleted with its link', async () => {
    const { token } = await shared(shop().visitor(), 'comment')
    await says(token)
    now = new Date(now.getTime() + 61 * 24 * 3_600_000)
    await shop().api.repair()
    expect(JSON.stringify(await shop().db.execute('select text from draft_comments'))).not.toContain('Himmel')
  })
})

describe('an approval', () => {
  test('is of the version that was seen, and stale for both once that is changed', async () => {
    const visitor = shop().visitor()
    const { token, draft } = await shared(visitor, 'approve')
    expect((await read(token)).approval).toBeNull()
    expect(await approves(token, 1)).toMatchObject({ ok: true, payload: { by: 'Oma', isCurrent: true } })
    expect((await read(token)).approval).toMatchObject({ isCurrent: true })
    await changes(visitor, draft, 'Vier Wochen', 1)
    expect((await read(token)).approval).toMatchObject({ by: 'Oma', isCurrent: false })
    expect((await ownShares(visitor, draft.id))[0]?.approval).toMatchObject({ by: 'Oma', isCurrent: false })
    expect(await approves(token, 2)).toMatchObject({ ok: true })
    expect((await ownShares(visitor, draft.id))[0]?.approval).toMatchObject({ isCurrent: true })
  })

  test('holds again when the change is taken back to the very same design', async () => {
    const visitor = shop().visitor()
    const { token, draft } = await shared(visitor, 'approve')
    await approves(token, 1)
    await changes(visitor, draft, 'Vier Wochen', 1)
    await changes(visitor, draft, 'Drei Wochen Berge', 2)
    expect(await read(token)).toMatchObject({ revision: 3, approval: { isCurrent: true } })
  })

  test('is refused for a version that is no longer there, or never was', async () => {
    const visitor = shop().visitor()
    const { token, draft } = await shared(visitor, 'approve')
    await changes(visitor, draft, 'Vier Wochen', 1)
    for (const revision of [1, 3]) expect(await approves(token, revision)).toMatchObject({ status: 409 })
    for (const revision of [0, -1, 1.5])
      expect(await approves(token, revision)).toMatchObject({ status: 422 })
    expect((await read(token)).approval).toBeNull()
  })

  test('needs the right, a name and an open link, and is of its own design', async () => {
    const visitor = shop().visitor()
    for (const right of ['view', 'comment'] as const)
      expect(await approves((await shared(visitor, right)).token, 1)).toMatchObject({ status: 403 })
    const { token, id, draft } = await shared(visitor, 'approve')
    const other = await shared(shop().visitor(), 'approve')
    for (const by of ['', ' ', 'x'.repeat(41)])
      expect(await approves(token, 1, by)).toMatchObject({ status: 422 })
    await approves(other.token, 1)
    expect((await ownShares(visitor, draft.id))[0]?.approval).toBeNull()
    await visitor.client.call(revokeDraftShare, { params: { id } })
    expect(await approves(token, 1)).toMatchObject({ status: 410 })
    expect(await approves('A'.repeat(22), 1)).toMatchObject({ status: 410 })
  })
})
