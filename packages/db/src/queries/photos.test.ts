import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import {
  activatePhoto,
  deletePhotoRow,
  filterReadyPhotoIds,
  findPhotoByContent,
  findPhotoOf,
  getPhotoUsage,
  listIncompletePhotoIds,
  listPhotos,
  markPhotoForDeletion,
  reservePhoto,
} from './photos.ts'
import { createReadyPhoto, createVisitor, NOON, newId, sampleNewPhoto } from './rows.fixture.ts'

describeEachDatabase('photos', database => {
  test('are the visitor’s once their files are in place, and not before', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const photo = sampleNewPhoto(visitorId, { notices: ['cmyk-converted'] })
    const own = { visitorIds: [visitorId], id: photo.id }
    await reservePhoto(db, photo)
    expect(await findPhotoOf(db, own)).toBeUndefined()
    expect(await listPhotos(db, { visitorId })).toEqual([])
    expect(await activatePhoto(db, photo)).toBe(true)
    expect(await findPhotoOf(db, own)).toEqual({ ...photo, state: 'ready' })
    expect(await findPhotoByContent(db, photo)).toMatchObject({ id: photo.id })
  })

  test('of others are not found, whatever is asked', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const id = await createReadyPhoto(db, visitorId)
    const stranger = await createVisitor(db)
    expect(await findPhotoOf(db, { visitorIds: [stranger], id })).toBeUndefined()
    expect(await findPhotoOf(db, { visitorIds: [], id })).toBeUndefined()
    expect(await markPhotoForDeletion(db, { visitorId: stranger, id })).toBe('missing')
    expect(await filterReadyPhotoIds(db, { visitorId: stranger, ids: [id, newId()] })).toEqual(new Set())
    expect(await filterReadyPhotoIds(db, { visitorId, ids: [id, newId()] })).toEqual(new Set([id]))
  })

  test('with the same content become ready once per visitor', async () => {
    const db = database()
    const [one, two] = [await createVisitor(db), await createVisitor(db)]
    const sha256 = 'a'.repeat(64)
    const again = sampleNewPhoto(one, { sha256 })
    await createReadyPhoto(db, one, { sha256 })
    await createReadyPhoto(db, two, { sha256 })
    await reservePhoto(db, again)
    expect(await activatePhoto(db, again)).toBe(false)
    await deletePhotoRow(db, again)
    expect(await listPhotos(db, { visitorId: one })).toHaveLength(1)
    expect(await listPhotos(db, { visitorId: two })).toHaveLength(1)
  })

  test('left half way by a crash can be found and forgotten; ready ones are never forgotten', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const half = sampleNewPhoto(visitorId)
    const ready = await createReadyPhoto(db, visitorId)
    const leaving = await createReadyPhoto(db, visitorId)
    await reservePhoto(db, half)
    await markPhotoForDeletion(db, { visitorId, id: leaving })
    const before = new Date(NOON.getTime() + 1)
    expect((await listIncompletePhotoIds(db, { before })).sort()).toEqual([half.id, leaving].sort())
    expect(await listIncompletePhotoIds(db, { before: NOON })).toEqual([])
    for (const id of [half.id, leaving, ready]) await deletePhotoRow(db, { id })
    expect((await listPhotos(db, { visitorId })).map(photo => photo.id)).toEqual([ready])
    expect(await getPhotoUsage(db, { visitorId })).toEqual({ count: 1, bytes: 1_000_000 })
    expect(await getPhotoUsage(db, { visitorId: newId() })).toEqual({ count: 0, bytes: 0 })
  })
})
