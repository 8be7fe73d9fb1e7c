import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import type { Database } from '../open.ts'
import {
  addDraftComment,
  addDraftReply,
  changeDraftComment,
  listDraftComments,
  listDraftReplies,
  removeDraftComment,
} from './draft-comments.ts'
import {
  claimDraftNews,
  disableDraftNotification,
  scheduleDraftNotification,
  setDraftNotification,
} from './draft-notifications.ts'
import { createDraftShare } from './draft-shares.ts'
import { insertDraft } from './drafts.ts'
import { createVisitor, NOON, newId } from './rows.fixture.ts'

const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

async function sharedDraft(db: Database) {
  const visitorId = await createVisitor(db)
  const id = newId()
  await insertDraft(db, {
    ...{ id, visitorId, kind: 'card', title: 'Lena & Jonas', contentHash: 'hash' },
    ...{ configuration: {}, documentJson: '{}', now: NOON },
  })
  const share = await createDraftShare(db, {
    ...{ id: newId(), draftId: id, right: 'comment', name: '', tokenHash: newId(), most: 20 },
    ...{ createdAt: NOON, endsAt: minutesLater(10_000) },
  })
  return { visitorId, draftId: id, shareId: share?.id ?? '' }
}

const says = (db: Database, shareId: string, keyHash = 'key', createdAt = NOON) =>
  addDraftComment(db, {
    ...{ id: newId(), shareId, keyHash, pageId: 'front', x: 0, y: 0, author: 'Oma', text: 'Schön' },
    ...{ createdAt, isDone: false, most: 100 },
  })

describeEachDatabase('what is said of designs', database => {
  test('is counted without a gap, however many speak at once', async () => {
    const db = database()
    const { shareId } = await sharedDraft(db)
    await Promise.all(Array.from({ length: 8 }, () => says(db, shareId)))
    const numbers = (await listDraftComments(db, { shareIds: [shareId] })).map(({ number }) => number)
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('is either answered or taken back, never both', async () => {
    const db = database()
    const { visitorId, shareId } = await sharedDraft(db)
    for (let round = 0; round < 5; round++) {
      const id = (await says(db, shareId))?.id ?? ''
      const own = { id, shareId, keyHash: 'key' }
      const answer = { id: newId(), commentId: id, author: '', text: 'Danke', createdAt: NOON, most: 30 }
      const [isGone, kept] = await Promise.all([
        removeDraftComment(db, own),
        addDraftReply(db, { ...answer, by: { visitorId } }),
      ])
      expect(isGone ? kept : 'kept').toBe(isGone ? 'missing' : 'kept')
      expect(await listDraftReplies(db, { commentIds: [id] })).toHaveLength(isGone ? 0 : 1)
    }
  })

  test('is changed by who has its key', async () => {
    const db = database()
    const { shareId } = await sharedDraft(db)
    const id = (await says(db, shareId))?.id ?? ''
    const change = { id, shareId, text: 'Schöner', now: NOON }
    expect(await changeDraftComment(db, { ...change, keyHash: 'another' })).toBeUndefined()
    expect(await changeDraftComment(db, { ...change, keyHash: 'key' })).toMatchObject({ text: 'Schöner' })
  })

  test('calls for one mail, which is taken once', async () => {
    const db = database()
    const { draftId, shareId } = await sharedDraft(db)
    const id = newId()
    await setDraftNotification(db, {
      ...{ id, draftId, state: 'on', customerId: null, email: 'mia@example.org' },
      ...{ channel: 'passepartout', locale: 'de-DE', askedAt: NOON },
    })
    const note = (now: Date) =>
      db.transaction(tx =>
        scheduleDraftNotification(tx, { draftId, now, waitMs: 60_000, apartMs: 1_800_000 }),
      )
    await says(db, shareId)
    const noted = await Promise.all([note(NOON), note(NOON), note(NOON)])
    expect(noted.filter(Boolean)).toEqual([{ id, dueAt: minutesLater(1) }])
    const take = (now: Date) => db.transaction(tx => claimDraftNews(tx, { id, now }))
    expect(await take(NOON)).toBeUndefined()
    const taken = await Promise.all([take(minutesLater(1)), take(minutesLater(1))])
    expect(taken.filter(Boolean)).toMatchObject([{ to: 'mia@example.org', comments: [{ number: 1 }] }])
    expect(await note(minutesLater(2))).toEqual({ id, dueAt: minutesLater(31) })
    await disableDraftNotification(db, { id })
    expect(await take(minutesLater(31))).toBeUndefined()
  })

  test('is told though it was noted after a word that began later', async () => {
    const db = database()
    const { draftId, shareId } = await sharedDraft(db)
    const id = newId()
    await setDraftNotification(db, {
      ...{ id, draftId, state: 'on', customerId: null, email: 'mia@example.org' },
      ...{ channel: 'passepartout', locale: 'de-DE', askedAt: NOON },
    })
    for (const moment of [minutesLater(1), NOON]) {
      await says(db, shareId, 'key', moment)
      await db.transaction(tx =>
        scheduleDraftNotification(tx, { draftId, now: moment, waitMs: 60_000, apartMs: 1_800_000 }),
      )
    }
    const taken = await db.transaction(tx => claimDraftNews(tx, { id, now: minutesLater(2) }))
    expect(taken?.comments).toHaveLength(2)
  })
})
