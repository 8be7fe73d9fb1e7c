import { eachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import {
  announcePhoto,
  completePhoto,
  findPhotoByContent,
  findPhotoOf,
  forgetPhoto,
  listPhotos,
  ownPhotoIds,
  photoUse,
  unfinishedPhotoIds,
  withdrawPhoto,
} from './photos.ts'
import { NOON, newId, readyPhoto, somePhoto, someVisitor } from './rows.fixture.ts'

eachDatabase('photos', database => {
  test('are the visitor’s once their files are in place, and not before', async () => {
    const db = database()
    const visitorId = await someVisitor(db)
    const photo = somePhoto(visitorId, { notices: ['cmyk-converted'] })
    const own = { visitorIds: [visitorId], id: photo.id }
    await announcePhoto(db, photo)
    expect(await findPhotoOf(db, own)).toBeUndefined()
    expect(await listPhotos(db, { visitorId })).toEqual([])
    expect(await completePhoto(db, photo)).toBe(true)
    expect(await findPhotoOf(db, own)).toEqual({ ...photo, state: 'ready' })
    expect(await findPhotoByContent(db, photo)).toMatchObject({ id: photo.id })
  })

  test('of others are not found, whatever is asked', async () => {
    const db = database()
    const visitorId = await someVisitor(db)
    const id = await readyPhoto(db, visitorId)
    const stranger = await someVisitor(db)
    expect(await findPhotoOf(db, { visitorIds: [stranger], id })).toBeUndefined()
    expect(await findPhotoOf(db, { visitorIds: [], id })).toBeUndefined()
    expect(await withdrawPhoto(db, { visitorId: stranger, id })).toBe('missing')
    expect(await ownPhotoIds(db, { visitorId: stranger, ids: [id, newId()] })).toEqual(new Set())
    expect(await ownPhotoIds(db, { visitorId, ids: [id, newId()] })).toEqual(new Set([id]))
  })

  test('with the same content become ready once per visitor', async () => {
    const db = database()
    const [one, two] = [await someVisitor(db), await someVisitor(db)]
    const sha256 = 'a'.repeat(64)
    const again = somePhoto(one, { sha256 })
    await readyPhoto(db, one, { sha256 })
    await readyPhoto(db, two, { sha256 })
    await announcePhoto(db, again)
    expect(await completePhoto(db, again)).toBe(false)
    await forgetPhoto(db, again)
    expect(await listPhotos(db, { visitorId: one })).toHaveLength(1)
    expect(await listPhotos(db, { visitorId: two })).toHaveLength(1)
  })

  test('left half way by a crash can be found and forgotten; ready ones are never forgotten', async () => {
    const db = database()
    const visitorId = await someVisitor(db)
    const half = somePhoto(visitorId)
    const ready = await readyPhoto(db, visitorId)
    const leaving = await readyPhoto(db, visitorId)
    await announcePhoto(db, half)
    await withdrawPhoto(db, { visitorId, id: leaving })
    const before = new Date(NOON.getTime() + 1)
    expect((await unfinishedPhotoIds(db, { before })).sort()).toEqual([half.id, leaving].sort())
    expect(await unfinishedPhotoIds(db, { before: NOON })).toEqual([])
    for (const id of [half.id, leaving, ready]) await forgetPhoto(db, { id })
    expect((await listPhotos(db, { visitorId })).map(photo => photo.id)).toEqual([ready])
    expect(await photoUse(db, { visitorId })).toEqual({ count: 1, bytes: 1_000_000 })
    expect(await photoUse(db, { visitorId: newId() })).toEqual({ count: 0, bytes: 0 })
  })
})
