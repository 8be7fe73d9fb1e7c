import { DEFAULT_CROP, type Document, placedAssetIds, withCalendarDays } from '@passepartout/document'
import { calendarOfTables, dayPhotoAsset } from '@passepartout/document/testing/month-table'
import { describe, expect, it } from 'vitest'
import { createTestEditor, type TestEditor } from '../testing/create-test-editor.ts'

const EVENT = { id: 'event-0', month: 1, day: 8, year: null, text: 'Oma' }
const photo = (assetId: string) => ({ photo: { assetId, crop: DEFAULT_CROP } })

const choosesPhoto = ({ editor }: TestEditor) =>
  editor.commands.changeCalendar(
    document =>
      withCalendarDays(document, { events: [{ ...EVENT, ...photo('local-1') }] }, [dayPhotoAsset('local-1')]),
    'events-changed',
  )

/** A calendar whose Grandma has a photo that is still uploading. */
function opened(): TestEditor {
  const test = createTestEditor({ document: calendarOfTables([{}]) })
  choosesPhoto(test)
  return test
}
const photosIn = ({ calendar }: Document) => calendar?.events.map(one => one.photo?.assetId ?? null)

describe('a photo in a day', () => {
  it('comes with its day in one step, and leaves with it', () => {
    const test = opened()
    expect(placedAssetIds(test.document())).toEqual(new Set(['local-1']))
    test.editor.history.undo()
    expect(test.document()).toEqual(calendarOfTables([{}]))
  })

  it('is no longer set aside', () => {
    const test = opened()
    test.editor.commands.setAside('local-1')
    expect([photosIn(test.document()), test.document().aside]).toEqual([[null], ['local-1']])
    choosesPhoto(test)
    expect([photosIn(test.document()), test.document().aside]).toEqual([['local-1'], []])
  })

  it('keeps its day when it has arrived under another id, undo included', () => {
    const test = opened()
    test.editor.commands.setTitle('2027')
    test.editor.commands.photoArrived('local-1', dayPhotoAsset('p1', { width: 6000 }))
    expect(photosIn(test.document())).toEqual(['p1'])
    expect(Object.keys(test.document().assets)).toEqual(['p1'])
    test.editor.history.undo()
    test.editor.history.undo()
    test.editor.history.redo()
    expect(photosIn(test.document())).toEqual(['p1'])
  })

  it('that is deleted comes back with one undo', () => {
    const test = opened()
    const before = test.document()
    test.editor.commands.forgetPhoto('local-1')
    expect(photosIn(test.document())).toEqual([null])
    test.editor.history.undo()
    expect(test.document()).toEqual(before)
  })
})
