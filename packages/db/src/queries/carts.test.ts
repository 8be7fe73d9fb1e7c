import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { addCartLine, changeCartLine, duplicateCartLine, removeCartLine, restoreCartLine } from './carts.ts'
import { markPhotoForDeletion } from './photos.ts'
import { cartLinePhotoRows, countCartLines, findCartLine, listAllLines, listCartLines } from './read-carts.ts'
import { createReadyPhoto, createVisitor, NOON, newId, ownerOf, sampleCartLine } from './rows.fixture.ts'

const most = 3

describeEachDatabase('the cart', database => {
  test('keeps lines in order with what they print, and counts articles', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const owner = ownerOf(visitorId)
    const photoIds = [await createReadyPhoto(db, visitorId)]
    const first = sampleCartLine({ quantity: 2 })
    const second = sampleCartLine({ title: 'Katze' })
    expect(await addCartLine(db, { owner, line: first, photoIds, most, now: NOON })).toBe('added')
    expect(await addCartLine(db, { owner, line: second, photoIds: [], most, now: NOON })).toBe('added')
    expect((await listCartLines(db, owner)).map(line => line.id)).toEqual([first.id, second.id])
    expect(await countCartLines(db, owner)).toBe(2)
    expect(await cartLinePhotoRows(db, { lineId: first.id })).toMatchObject([
      { id: photoIds[0], hasMaster: false },
    ])
    expect(await findCartLine(db, { id: first.id })).toMatchObject({ visitorId, document: { version: 1 } })
  })

  test('of another country or another visitor is another cart', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const line = sampleCartLine()
    await addCartLine(db, { owner: ownerOf(visitorId, 'de'), line, photoIds: [], most, now: NOON })
    const strangers = [ownerOf(visitorId, 'ch'), ownerOf(await createVisitor(db), 'de')]
    for (const owner of strangers) {
      expect(await listCartLines(db, owner)).toEqual([])
      expect(await countCartLines(db, owner)).toBe(0)
      const change = { owner, id: line.id, quantity: 9, seenPrice: 1, currency: 'EUR' as const, now: NOON }
      expect(await changeCartLine(db, change)).toBe(false)
      expect(
        await duplicateCartLine(db, { owner, id: line.id, newId: newId(), most, now: NOON }),
      ).toBeUndefined()
      expect(await removeCartLine(db, { owner, id: line.id, now: NOON })).toBe(false)
    }
    expect(await countCartLines(db, ownerOf(visitorId, 'de'))).toBe(1)
  })

  test('takes a line sent twice only once, and no more lines than allowed', async () => {
    const db = database()
    const owner = ownerOf(await createVisitor(db))
    const line = sampleCartLine()
    const add = (one: typeof line) => addCartLine(db, { owner, line: one, photoIds: [], most, now: NOON })
    expect([
      await add(line),
      await add(line),
      await add(sampleCartLine()),
      await add(sampleCartLine()),
    ]).toEqual(['added', 'already', 'added', 'added'])
    expect(await add(sampleCartLine())).toBe('full')
    expect(await duplicateCartLine(db, { owner, id: line.id, newId: newId(), most, now: NOON })).toBe('full')
  })

  test('never holds more lines than allowed when many are added at once', async () => {
    const db = database()
    const owner = ownerOf(await createVisitor(db))
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        addCartLine(db, { owner, line: sampleCartLine(), photoIds: [], most, now: NOON }),
      ),
    )
    expect(answers.filter(answer => answer === 'added')).toHaveLength(most)
    expect(await listCartLines(db, owner)).toHaveLength(most)
  })

  test('puts a new version in the place of the old line', async () => {
    const db = database()
    const owner = ownerOf(await createVisitor(db))
    const [old, other, fresh] = [sampleCartLine(), sampleCartLine(), sampleCartLine({ title: 'neu' })]
    for (const line of [old, other]) await addCartLine(db, { owner, line, photoIds: [], most, now: NOON })
    const replace = { owner, line: fresh, photoIds: [], most, now: NOON }
    expect(await addCartLine(db, { ...replace, replaces: old.id })).toBe('added')
    expect((await listCartLines(db, owner)).map(line => line.id)).toEqual([fresh.id, other.id])
    const last = sampleCartLine()
    expect(await addCartLine(db, { ...replace, line: last, replaces: old.id })).toBe('added')
    expect((await listCartLines(db, owner)).map(line => line.id)).toEqual([fresh.id, other.id, last.id])
  })

  test('refuses photos that are missing or a stranger’s, and adds nothing then', async () => {
    const db = database()
    const owner = ownerOf(await createVisitor(db))
    const foreign = await createReadyPhoto(db, await createVisitor(db))
    for (const photoId of [newId(), foreign]) {
      const answer = await addCartLine(db, {
        owner,
        line: sampleCartLine(),
        photoIds: [photoId],
        most,
        now: NOON,
      })
      expect(answer).toBe('photo-missing')
    }
    expect(await listCartLines(db, owner)).toEqual([])
  })

  test('keeps the photos of its lines from being deleted, copies included, until they are gone', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const owner = ownerOf(visitorId)
    const id = await createReadyPhoto(db, visitorId)
    const line = sampleCartLine()
    const copy = newId()
    await addCartLine(db, { owner, line, photoIds: [id], most, now: NOON })
    await duplicateCartLine(db, { owner, id: line.id, newId: copy, most, now: NOON })
    await removeCartLine(db, { owner, id: line.id, now: NOON })
    expect(await markPhotoForDeletion(db, { visitorId, id })).toBe('in-use')
    expect(await findCartLine(db, { id: copy })).toMatchObject({
      title: line.title,
      contentHash: line.contentHash,
    })
    await removeCartLine(db, { owner, id: copy, now: NOON })
    expect(await markPhotoForDeletion(db, { visitorId, id })).toBe('withdrawn')
  })

  test('changes quantity and the seen price together; the database itself refuses impossible quantities', async () => {
    const db = database()
    const owner = ownerOf(await createVisitor(db))
    const line = sampleCartLine()
    await addCartLine(db, { owner, line, photoIds: [], most, now: NOON })
    const change = { owner, id: line.id, seenPrice: 5490, currency: 'EUR' as const, now: NOON }
    expect(await changeCartLine(db, { ...change, quantity: 7 })).toBe(true)
    expect(await listCartLines(db, owner)).toMatchObject([{ quantity: 7, seenPrice: 5490 }])
    await expect(changeCartLine(db, { ...change, quantity: 5001 })).rejects.toThrow()
  })

  test('keeps a line for an hour after it was taken out, to be put back in its place', async () => {
    const db = database()
    const owner = ownerOf(await createVisitor(db))
    const pens = sampleCartLine({ kind: 'accessory', document: null, draftRevision: null, quantity: 50 })
    const design = sampleCartLine()
    for (const line of [pens, design]) await addCartLine(db, { owner, line, photoIds: [], most, now: NOON })
    expect(await countCartLines(db, owner)).toBe(2)
    for (const { id } of [pens, design]) {
      expect(await removeCartLine(db, { owner, id, now: NOON })).toBe(true)
      expect(await removeCartLine(db, { owner, id, now: NOON })).toBe(false)
    }
    expect(await countCartLines(db, owner)).toBe(0)
    const soon = new Date(NOON.getTime() + 59 * 60_000)
    const late = new Date(NOON.getTime() + 61 * 60_000)
    const restore = (id: string, now: Date) => restoreCartLine(db, { owner, id, most, now })
    const waiting = async (now: Date) =>
      (await listAllLines(db, { owner, now })).flatMap(({ id, removedAt }) => (removedAt ? [id] : []))
    expect(await waiting(soon)).toEqual([pens.id, design.id])
    expect(await restore(pens.id, soon)).toBe('restored')
    expect(await restore(pens.id, soon)).toBe('missing')
    expect(await waiting(late)).toEqual([])
    expect(await restore(design.id, late)).toBe('missing')
    expect(await restore(design.id, soon)).toBe('missing')
    expect(await listCartLines(db, owner)).toMatchObject([{ id: pens.id, quantity: 50 }])
  })

  test('lets go of the photos of a line that was taken out once one of them is deleted', async () => {
    const db = database()
    const visitorId = await createVisitor(db)
    const owner = ownerOf(visitorId)
    const id = await createReadyPhoto(db, visitorId)
    const line = sampleCartLine()
    await addCartLine(db, { owner, line, photoIds: [id], most, now: NOON })
    await removeCartLine(db, { owner, id: line.id, now: NOON })
    expect(await markPhotoForDeletion(db, { visitorId, id })).toBe('withdrawn')
    expect(await restoreCartLine(db, { owner, id: line.id, most, now: NOON })).toBe('missing')
  })
})
