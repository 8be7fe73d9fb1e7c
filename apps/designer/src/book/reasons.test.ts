import {
  type Asset,
  createPagesDocument,
  type Document,
  parseDocument,
  slotsOf,
} from '@passepartout/document'
import { bookWishes, withBookPhotos, withBookWishes, withPhotoWish } from '@passepartout/document/book'
import { createEditor } from '@passepartout/editor'
import { describe, expect, it } from 'vitest'
import type { Designer } from '../state/designer.ts'
import { changeBookDials } from './book-dials.ts'
import { changePhotoWish } from './change-photo-wish.ts'
import { explainPages, largestDifference } from './describe-pages.ts'

const SIZE = { heightMm: 210, bleed: 3, safe: 6 }
const photo = (at: number): Asset => ({
  ...{ id: `photo-${at}`, name: `IMG_${at}.jpg`, width: 4000, height: 3000, source: 'upload', notices: [] },
  takenAt: `2026-08-03T10:0${at}:00`,
})
const page = (id: string) => ({ ...SIZE, id, role: 'spread' as const, widthMm: 594, slots: [] })
const BOXES = [
  { x: 20, y: 20, width: 240, height: 170 },
  { x: 315, y: 20, width: 120, height: 90 },
  { x: 445, y: 20, width: 120, height: 90 },
]

/** Two spreads, the first one empty, three photos of one moment on the second. */
const book = (): Document =>
  withBookPhotos(
    createPagesDocument('photobook', [page('pages-2'), page('pages-4')]),
    [{ sheetId: 'pages-4', placed: BOXES.map((box, at) => ({ photoId: `photo-${at}`, box })) }],
    [photo(0), photo(1), photo(2)],
  )
const spreadOf = (document: Document) => {
  const spread = document.pages.find(({ id }) => id === 'pages-4')
  if (!spread) throw new Error('The spread is gone')
  return spread
}

function designerOf(document: Document) {
  const editor = createEditor({ document, configuration: {} })
  const design = { get: () => ({ faces: {}, product: { book: { foldMm: 12, isLayflat: false } } }) }
  return { editor, design } as unknown as Designer
}
const reasonsOf = (document: Document) => explainPages(document, spreadOf(document))

describe('why pages look as they do', () => {
  it('names the large photo, cropping, paper, moment and fold', () => {
    const reasons = reasonsOf(book())
    expect(reasons.map(({ code }) => code)).toEqual(['largest', 'crop', 'white', 'times', 'fold'])
    expect(reasons[1]).toEqual({ code: 'crop', share: expect.closeTo(1 - 4 / 3 / (240 / 170), 5) })
    expect(reasons[3]).toMatchObject({ code: 'times', count: 1 })
    expect(reasons[4]).toEqual({ code: 'fold', mm: 18 })
  })

  it('says that the large photo is wished, and which one has few pixels', () => {
    const wished = withPhotoWish(book(), 'photo-0', 'larger')
    expect(reasonsOf(wished)[0]).toEqual({ code: 'largest-wished', assetId: 'photo-0' })
    const asset = { ...photo(1), width: 400, height: 300 }
    const small = { ...book(), assets: { ...book().assets, 'photo-1': asset } }
    expect(reasonsOf(small)[0]).toEqual({ code: 'few-pixels', assetId: 'photo-1' })
  })

  it('says by what a layout is worse than the best', () => {
    const layout = (terms: object) => ({ placed: [], terms, energy: 0, shape: '' })
    const best = layout({ crop: 0.02, white: 0.1 })
    expect(largestDifference(layout({ crop: 0.4, white: 0.2 }), best)).toBe('crop')
    expect(largestDifference(best, best)).toBe('none')
  })
})

describe('wishes for a book', () => {
  it('make a photo the largest of its pages, in one undo step', () => {
    const designer = designerOf(book())
    const before = designer.editor.getSnapshot().document
    const slot = slotsOf(spreadOf(before)).find(({ photo }) => photo?.assetId === 'photo-2')
    expect(changePhotoWish(designer, slot?.id ?? '', 'larger')).toBe(true)
    const { document, history, session } = designer.editor.getSnapshot()
    const areas = slotsOf(spreadOf(document)).map(one => ({
      ...{ id: one.id, assetId: one.photo?.assetId, area: one.box.width * one.box.height },
    }))
    const [largest] = areas.toSorted((a, b) => b.area - a.area)
    expect(largest?.assetId).toBe('photo-2')
    expect(session.selection).toEqual([largest?.id])
    expect(history.position).toBe(1)
    designer.editor.history.undo()
    expect(designer.editor.getSnapshot().document).toEqual(before)
  })

  it('are stored with the draft, and changed by an undo step', () => {
    const designer = designerOf(withPhotoWish(book(), 'photo-1', 'smaller'))
    changeBookDials(designer, { mood: 'calm', proposal: 3 })
    const stored = JSON.stringify(designer.editor.getSnapshot().document)
    const read = parseDocument(stored)
    expect(read.ok && bookWishes(read.document)).toEqual({
      ...{ density: 'medium', mood: 'calm', neverCrop: false, proposal: 3 },
    })
    expect(read.ok && read.document.assets['photo-1']?.wish).toBe('smaller')
    expect(read.ok && read.repairs).toEqual([])
    designer.editor.history.undo()
    expect(designer.editor.getSnapshot().document.book).toBeUndefined()
  })

  it('of an unknown kind are dropped, and the book opens', () => {
    const wishes = { ...withBookWishes(book(), {}), book: { density: 'endless' } }
    const read = parseDocument(JSON.stringify(wishes))
    expect(read.ok && read.document.book).toBeUndefined()
  })
})
