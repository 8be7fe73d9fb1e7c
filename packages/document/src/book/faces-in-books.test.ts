import { expect, test } from 'vitest'
import { slotsOf } from '../collage/spacing.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import type { Document } from '../model.ts'
import { layOutSheet } from '../photo-layout/sheet.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { photoSheetsOf } from './photo-sheets.ts'
import { type BookFaces, withBookPhotos } from './with-book-photos.ts'

const ASSET = { id: 'a', name: 'a.jpg', width: 3000, height: 2000, source: 'upload' as const, notices: [] }
const RULES = { foldMm: 12, allowsAcross: true, marginShare: 0.05, gapMm: 4 }
const book = (): Document =>
  createPagesDocument('photobook', [
    { id: 'cover', role: 'cover', widthMm: 600, heightMm: 200, bleed: 3, safe: 5, slots: [] },
    { id: 'spread', role: 'spread', widthMm: 600, heightMm: 200, bleed: 3, safe: 5, slots: [] },
  ])
/** The whole right page: of this photo a twentieth is cropped at the sides. */
const RIGHT = { x: 300, y: -3, width: 303, height: 206 }
const LEFT_FACE: BookFaces = { facesOf: () => [{ x: 0.02, y: 0.4, width: 0.12, height: 0.2 }], foldMm: 12 }
const cropOf = ({ pages }: Document, pageId = 'spread') =>
  pages.filter(({ id }) => id === pageId).flatMap(slotsOf)[0]?.photo?.crop

const placed = (document: Document, faces?: BookFaces) =>
  withBookPhotos(document, [{ sheetId: 'spread', placed: [{ photoId: 'a', box: RIGHT }] }], [ASSET], faces)

test('a photo in a book is moved for its faces, and back when it is laid out without them', () => {
  expect(cropOf(placed(book()))).toEqual(DEFAULT_CROP)
  const moved = placed(book(), LEFT_FACE)
  expect(cropOf(moved)?.centre.u).toBeLessThan(0.5)
  // A proposal is no choice of the customer: another place gets another one.
  const small = { ...RIGHT, x: 340, y: 40, width: 150, height: 100 }
  const again = withBookPhotos(
    moved,
    [{ sheetId: 'spread', placed: [{ photoId: 'a', box: small }] }],
    [],
    LEFT_FACE,
  )
  expect(cropOf(again)).toEqual(DEFAULT_CROP)
})

test('a crop that the customer chose stays', () => {
  const chosen = { ...DEFAULT_CROP, zoom: 1.7, centre: { u: 0.6, v: 0.4 } }
  const document = withBookPhotos(
    book(),
    [{ sheetId: 'spread', placed: [{ photoId: 'a', box: RIGHT }] }],
    [{ ...ASSET, lastCrop: chosen }],
    LEFT_FACE,
  )
  expect(cropOf(document)).toEqual(chosen)
})

test('a layout that would put a face into the fold or cut it off gives way to another', () => {
  const [sheet] = photoSheetsOf(book(), RULES)
  const options = { gapMm: 4, taste: { white: 0, evenness: 0.2 }, neverCrop: false, seed: 0 }
  const shapeOf = (faces?: { x: number; y: number; width: number; height: number }[]) =>
    sheet && layOutSheet(sheet, [{ id: 'a', ratio: 2.9, ...(faces && { faces }) }], options)[0]?.shape
  expect(shapeOf()).toBe('##')
  expect(shapeOf([{ x: 0.1, y: 0.3, width: 0.1, height: 0.3 }])).toBe('##')
  expect(shapeOf([{ x: 0.46, y: 0.3, width: 0.1, height: 0.3 }])).not.toBe('##')
})
