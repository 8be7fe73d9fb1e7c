import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { countDrafts, findDraft, insertDraft, listDrafts, updateDraft } from './drafts.ts'
import { createVisitor, NOON, newId } from './rows.fixture.ts'
import { touchVisitor } from './visitors.ts'

const content = {
  title: 'Berge',
  configuration: { formatType: '600x400' },
  documentJson: '{"version":1,"pages":[]}',
  contentHash: 'one',
}
const later = new Date(NOON.getTime() + 60_000)

describeEachDatabase('drafts', database => {
  test('count their revisions up, and only from the revision they are at', async () => {
    const db = database()
    const own = { visitorId: await createVisitor(db), id: newId() }
    expect(await insertDraft(db, { ...own, ...content, kind: 'photo-frame', now: NOON })).toBe(true)
    const change = { ...own, ...content, title: 'Alpen', now: later }
    expect(await updateDraft(db, { ...change, baseRevision: 1 })).toBe(2)
    expect(await updateDraft(db, { ...change, baseRevision: 1 })).toBeUndefined()
    expect(await findDraft(db, own)).toMatchObject({
      revision: 2,
      title: 'Alpen',
      document: { version: 1, pages: [] },
      updatedAt: later,
      createdAt: NOON,
    })
  })

  test('changed twice at once from the same revision keep exactly one of the changes', async () => {
    const db = database()
    const own = { visitorId: await createVisitor(db), id: newId() }
    await insertDraft(db, { ...own, ...content, kind: 'photo-frame', now: NOON })
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(title =>
        updateDraft(db, { ...own, ...content, title, baseRevision: 1, now: later }),
      ),
    )
    expect(answers.filter(revision => revision === 2)).toHaveLength(1)
  })

  test('of others can neither be read, changed, listed nor taken over by their id', async () => {
    const db = database()
    const own = { visitorId: await createVisitor(db), id: newId() }
    await insertDraft(db, { ...own, ...content, kind: 'photo-frame', now: NOON })
    const foreign = { visitorId: await createVisitor(db), id: own.id }
    expect(await findDraft(db, foreign)).toBeUndefined()
    expect(await updateDraft(db, { ...foreign, ...content, baseRevision: 1, now: later })).toBeUndefined()
    expect(await insertDraft(db, { ...foreign, ...content, kind: 'photo-frame', now: NOON })).toBe(false)
    expect(await listDrafts(db, foreign)).toEqual([])
    expect(await countDrafts(db, foreign)).toBe(0)
  })

  test('are listed last changed first, without their documents', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const [first, second] = [newId(), newId()]
    for (const id of [first, second]) {
      await insertDraft(db, { visitorId, id, ...content, kind: 'photo-frame', now: NOON })
    }
    await updateDraft(db, { visitorId, id: first, ...content, baseRevision: 1, now: later })
    const listed = await listDrafts(db, { visitorId })
    expect(listed.map(draft => draft.id)).toEqual([first, second])
    expect(listed[0]).not.toHaveProperty('document')
    expect(await countDrafts(db, { visitorId })).toBe(2)
  })

  test('a visitor’s row is kept however often they come', async () => {
    const db = database()
    const id = await createVisitor(db)
    await touchVisitor(db, { id, channel: 'passepartout', now: new Date('2027-01-01') })
    expect(
      await insertDraft(db, { visitorId: id, id: newId(), ...content, kind: 'photo-frame', now: NOON }),
    ).toBe(true)
  })
})
