import { describe, expect, it } from 'vitest'
import { slotsOf } from '../collage/spacing.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { placedAssetIds } from '../find.ts'
import { maskInside, PHOTO_MASKS } from '../geometry/mask-inside.ts'
import type { Asset, Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { preflight } from '../preflight/preflight.ts'
import { qualityRule } from '../preflight/quality-rule.ts'
import { FACE_RULES } from '../preflight/rules/face-fold.ts'
import { withPhotoMask } from './photo-mask.ts'
import { withBookPhotos } from './with-book-photos.ts'

const photo = (id: string): Asset => ({
  ...{ id, name: `${id}.jpg`, width: 6000, height: 4000, source: 'upload', notices: [] },
})
const BOX = { x: 20, y: 20, width: 120, height: 120 }
const OTHER = { x: 160, y: 20, width: 90, height: 60 }

const book: Document = withBookPhotos(
  createPagesDocument('photobook', [
    { id: 'cover', role: 'cover', widthMm: 608, heightMm: 200, bleed: 3, safe: 6, spine: 8, slots: [] },
    { id: 'pages-2', role: 'spread', widthMm: 600, heightMm: 200, bleed: 3, safe: 6, slots: [] },
  ]),
  [{ sheetId: 'pages-2', placed: [{ photoId: 'a', box: BOX }] }],
  [photo('a')],
)
const slotIn = ({ pages }: Document) => {
  const [slot] = pages.flatMap(slotsOf)
  if (!slot) throw new Error('no place')
  return slot
}
const idOf = slotIn(book).id
const facesAt = (x: number, y: number) => ({ facesOf: () => [{ x, y, width: 0.1, height: 0.15 }], foldMm: 0 })
const cuts = (document: Document, x: number, y: number) =>
  preflight(document, {
    ...{ quality: qualityRule('hand'), faceRules: FACE_RULES },
    subjects: { a: facesAt(x, y).facesOf() },
  }).filter(({ id }) => id === 'face-cut')

describe('the outline of a photo in a book', () => {
  it.each(PHOTO_MASKS)('can be %s, and is stored with the document', mask => {
    const masked = withPhotoMask(book, idOf, mask)
    expect(slotIn(masked)).toMatchObject({ mask, ownMask: true, box: BOX })
    const parsed = parseDocument(JSON.parse(JSON.stringify(masked)))
    expect(parsed.ok && slotIn(parsed.document)).toEqual(slotIn(masked))
  })

  it('returns to that of the theme', () => {
    expect(withPhotoMask(withPhotoMask(book, idOf, 'heart'), idOf, null)).toEqual(book)
  })

  it('follows its photo to another place when pages are laid out anew', () => {
    const masked = withPhotoMask(book, idOf, 'heart')
    const sheets = [
      {
        sheetId: 'pages-2',
        placed: [
          { photoId: 'b', box: BOX },
          { photoId: 'a', box: OTHER },
        ],
      },
    ]
    const relaid = withBookPhotos(masked, sheets, [photo('b')])
    expect([...placedAssetIds(relaid)]).toEqual(['b', 'a'])
    expect(relaid.pages.flatMap(slotsOf).map(({ mask }) => mask)).toEqual(['rect', 'heart'])
  })

  it('moves a photo that nobody cropped, so that its face is whole in it', () => {
    const masked = withPhotoMask(book, idOf, 'diamond', facesAt(0.24, 0.42))
    const [before, after] = [withPhotoMask(book, idOf, 'diamond'), masked].map(
      one => slotIn(one).photo?.crop.centre.u ?? 0,
    )
    expect(after).toBeLessThan(before ?? 0)
    expect(cuts(masked, 0.24, 0.42)).toEqual([])
  })

  it('leaves a crop that the customer chose', () => {
    const cropped = {
      ...book,
      pages: book.pages.map(page => ({
        ...page,
        elements: page.elements.map(one =>
          one.type === 'photo' && one.photo
            ? { ...one, photo: { ...one.photo, crop: { ...one.photo.crop, zoom: 2 } } }
            : one,
        ),
      })),
    }
    const masked = withPhotoMask(cropped, idOf, 'circle', facesAt(0.1, 0.1))
    expect(slotIn(masked).photo).toEqual(slotIn(cropped).photo)
  })

  it('is reported where it cuts a face that a rectangle shows whole', () => {
    expect(cuts(book, 0.26, 0.05)).toEqual([])
    const circle = withPhotoMask(book, idOf, 'circle')
    expect(cuts(circle, 0.26, 0.05)).toMatchObject([{ severity: 'strong', elementId: idOf }])
    expect(cuts(circle, 0.46, 0.42)).toEqual([])
    const inside = maskInside('circle', BOX)
    expect(inside.width).toBeLessThan(BOX.width)
  })
})
