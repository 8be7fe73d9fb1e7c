import {
  changeSharedComment,
  deleteDraftReply,
  removeSharedComment,
  replyToDraftComment,
  replyToSharedComment,
  resolveDraftComment,
  revokeDraftShare,
} from '@passepartout/contracts'
import { beforeEach, describe, expect, test } from 'vitest'
import { payloadOf } from '../../checkout.fixture.ts'
import { readyDraft } from '../../frame-design.fixture.ts'
import { useShop } from '../../shop.fixture.ts'
import { createSharingDriver } from './shared-design.fixture.ts'

const START = new Date('2026-11-23T12:00:00Z')
let now = START
const shop = useShop({ clock: () => now })
beforeEach(() => {
  now = START
})
const { guest, another, shared, read, says, list } = createSharingDriver(shop)

/** A draft with a comment, and both sides' clients. */
async function commented() {
  const visitor = shop().visitor()
  const link = await shared(visitor, 'comment')
  const comment = payloadOf(await says(link.token))
  const params = { id: comment.id }
  const { token } = link
  return {
    ...{ visitor, link, token, params, comment },
    maker: (text: string) => visitor.client.call(replyToDraftComment, { params, body: { text } }),
    theirs: (text: string, change: { token?: string; author?: string } = {}) =>
      guest().call(replyToSharedComment, { params, body: { token, author: 'Oma', text, ...change } }),
    changes: (text: string, change: { token?: string; key?: string; id?: string } = {}) =>
      guest().call(changeSharedComment, {
        params: { id: change.id ?? comment.id },
        body: { token: change.token ?? token, key: change.key ?? comment.key, text },
      }),
    takesBack: (change: { token?: string; key?: string } = {}) =>
      guest().call(removeSharedComment, { params, body: { token, key: comment.key, ...change } }),
  }
}

describe('an answer', () => {
  test('of the maker, and what is said to it, both sides read in its order', async () => {
    const { visitor, link, token, maker, theirs } = await commented()
    expect(await maker('Welcher?')).toMatchObject({ status: 201, payload: { isMaker: true, author: '' } })
    now = new Date(START.getTime() + 60_000)
    expect(await theirs('Der links')).toMatchObject({ status: 201, payload: { isMaker: false } })
    const [seen] = (await read(token)).comments
    expect(seen?.answers.map(({ author, text }) => [author, text])).toEqual([
      ['', 'Welcher?'],
      ['Oma', 'Der links'],
    ])
    expect((await list(visitor, link.draft.id)).shares[0]?.comments).toEqual([seen])
  })

  test('of the maker is taken back by the maker only, that of a guest by nobody', async () => {
    const { visitor, token, maker, theirs } = await commented()
    const mine = payloadOf(await maker('Welcher?'))
    const other = payloadOf(await theirs('Der links'))
    const stranger = shop().visitor()
    await readyDraft(stranger)
    const remove = (id: string, who = visitor) => who.client.call(deleteDraftReply, { params: { id } })
    expect(await remove(mine.id, stranger)).toMatchObject({ status: 404 })
    expect(await remove(other.id)).toMatchObject({ status: 404 })
    expect(await remove(mine.id)).toMatchObject({ ok: true })
    expect((await read(token)).comments[0]?.answers.map(({ text }) => text)).toEqual(['Der links'])
  })

  test('is given by the maker and by this link only, as long as it is open', async () => {
    const { visitor, link, params, theirs, maker } = await commented()
    const stranger = shop().visitor()
    await readyDraft(stranger)
    const body = { text: 'Ich auch' }
    for (const client of [stranger.client, guest()])
      expect(await client.call(replyToDraftComment, { params, body })).toMatchObject({ status: 404 })
    const view = await another(visitor, link.draft.id, 'view')
    const other = await another(visitor, link.draft.id, 'comment')
    const foreign = await shared(shop().visitor(), 'approve')
    expect(await theirs('x', { token: view.token })).toMatchObject({ status: 403 })
    for (const { token } of [other, foreign])
      expect(await theirs('x', { token })).toMatchObject({ status: 404 })
    await visitor.client.call(revokeDraftShare, { params: { id: link.id } })
    expect(await theirs('x')).toMatchObject({ status: 410 })
    // Comments of an expired link can still be answered, and only the owner reads them.
    expect(await maker('Danke')).toMatchObject({ ok: true })
  })

  test('is one of thirty at most, whatever comes at once', async () => {
    const { maker, theirs } = await commented()
    const said = await Promise.all(
      Array.from({ length: 32 }, (_, index) => (index % 2 ? maker('Ja') : theirs('Nein'))),
    )
    expect(said.filter(({ ok }) => ok)).toHaveLength(30)
    expect(said.find(({ ok }) => !ok)).toMatchObject({ status: 413 })
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \n '],
    ['signs without a look', '\u200b\u200d\u2060\u3164'],
    ['a novel', 'x'.repeat(1001)],
  ])('of %s is refused', async (_what, text) => {
    const { maker, theirs, changes } = await commented()
    for (const answered of [await maker(text), await theirs(text), await changes(text)])
      expect(answered).toMatchObject({ status: 422 })
    expect(await theirs('Ja', { author: '\u200b' })).toMatchObject({ status: 422 })
  })
})

describe('a comment', () => {
  test('has a number that no other one of its design has, by whatever link', async () => {
    const { visitor, link, token, takesBack } = await commented()
    const other = await another(visitor, link.draft.id, 'comment')
    await Promise.all([says(token), says(other.token), says(token)])
    const numbers = async (of: string) => (await read(of)).comments.map(({ number }) => number)
    expect([...(await numbers(token)), ...(await numbers(other.token))].sort()).toEqual([1, 2, 3, 4])
    await takesBack()
    expect(await numbers(token)).not.toContain(1)
  })

  test('is changed and taken back by the browser that wrote it', async () => {
    const { token, changes, takesBack } = await commented()
    expect(await changes('Schöner Abend')).toMatchObject({ payload: { isChanged: true, number: 1 } })
    expect((await read(token)).comments).toMatchObject([{ text: 'Schöner Abend', isChanged: true }])
    expect(await takesBack()).toMatchObject({ ok: true })
    expect((await read(token)).comments).toEqual([])
    expect(await changes('Noch da?')).toMatchObject({ status: 409 })
  })

  test('stays as it is once it was answered or dealt with', async () => {
    const answered = await commented()
    await answered.maker('Welcher?')
    const settled = await commented()
    await settled.visitor.client.call(resolveDraftComment, { params: settled.params, body: { isDone: true } })
    for (const { token, changes, takesBack } of [answered, settled]) {
      expect(await changes('Nie gesagt')).toMatchObject({ status: 409, code: 'conflict' })
      expect(await takesBack()).toMatchObject({ status: 409 })
      expect((await read(token)).comments).toMatchObject([{ text: 'Schöner Himmel', isChanged: false }])
    }
  })

  test('is nobody else’s: other keys, other links and ended ones change nothing', async () => {
    const { visitor, link, token, comment, changes, takesBack } = await commented()
    const own = payloadOf(await says(token))
    const other = await another(visitor, link.draft.id, 'comment')
    expect(await changes('x', { key: own.key })).toMatchObject({ status: 409 })
    expect(await changes('x', { token: other.token })).toMatchObject({ status: 409 })
    expect(await takesBack({ key: 'A'.repeat(22) })).toMatchObject({ status: 409 })
    expect(await takesBack({ key: '' })).toMatchObject({ status: 422 })
    expect(JSON.stringify([await read(token), await list(visitor, link.draft.id)])).not.toContain(comment.key)
    await visitor.client.call(revokeDraftShare, { params: { id: link.id } })
    expect(await changes('x')).toMatchObject({ status: 410 })
    expect((await list(visitor, link.draft.id)).shares[0]?.comments ?? []).toEqual([])
  })

  test('keeps of its key a hash only, in database and log', async () => {
    const { comment } = await commented()
    const rows = await shop().db.execute('select * from draft_comments')
    for (const kept of [rows, shop().logged]) expect(JSON.stringify(kept)).not.toContain(comment.key)
  })
})
