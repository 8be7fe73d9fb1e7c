import { describe, expect, it } from 'vitest'
import { withoutPhoto, withPhoto, withSwappedPhotos } from '../change-photos.ts'
import { slotsOf } from '../collage/spacing.ts'
import { contrastOf } from '../colour-contrast.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { textOf, withText, withTextStyle } from '../elements/text/edit-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import { findSlot } from '../find.ts'
import { intersect, safeBox } from '../geometry/box.ts'
import type { Asset, Box, Document, PhotoCaption } from '../model.ts'
import { tokenColour } from '../paint.ts'
import { parseDocument } from '../parse-document.ts'
import { cropLoss } from '../photo-layout/energy.ts'
import { layOutSheet } from '../photo-layout/sheet.ts'
import { sampleText } from '../testing/sample-text.ts'
import { readableVeil } from './background-photo.ts'
import { roomOf } from './caption-boxes.ts'
import { captionOf, captionSpaces, withCaption } from './captions.ts'
import { photoSheetsOf } from './photo-sheets.ts'
import { withCaptionsPlaced } from './place-captions.ts'
import { withMovedSpread } from './spreads.ts'
import { withBookPhotos } from './with-book-photos.ts'
import { withBookProduct } from './with-book-product.ts'

const WORDS = 'Am Strand von Nazaré'
const asset = (id: string): Asset => ({
  ...{ id, name: `${id}.jpg`, width: 3000, height: 2000, source: 'upload', notices: [] },
})
const PLACE: Box = { x: 30, y: 30, width: 150, height: 100 }

interface Product {
  height?: number
  design?: { id: string; face: TextElement['face'] }
}

/** A new book: a cover, a first page, two spreads with a place each, and a last page. */
function productOf({ height = 210, design = { id: 'far-away', face: 'Cormorant' } }: Product = {}): Document {
  const measures = { heightMm: height, bleed: 3, safe: 6 }
  const grown = { ...PLACE, height: PLACE.height + height - 210 }
  const spread = (id: string, box: Box) => ({
    ...{ ...measures, id, role: 'spread' as const, widthMm: 594, slots: [{ id: `${id}.photo`, box }] },
  })
  const document = createPagesDocument('photobook', [
    { ...measures, id: 'cover', role: 'cover', widthMm: 601, spine: 7, slots: [{ id: 'front', box: PLACE }] },
    { ...measures, id: 'page-1', role: 'inside', widthMm: 297, slots: [] },
    spread('pages-2', grown),
    spread('pages-4', { ...grown, x: 330 }),
    { ...measures, id: 'page-6', role: 'inside', widthMm: 297, slots: [] },
  ])
  const words = sampleText('Eine Woche am Meer, und der Wind immer von vorn.', {
    ...{ id: 'page-1.body', face: design.face, weight: 400, sizePt: 12, colour: 'ink' },
  })
  return {
    ...document,
    design: {
      ...{ id: design.id, version: '1', palette: 'dune', foilFallback: null },
      colours: { ground: '#f6f1e7', ink: '#2d2821', muted: '#6b6253' },
    },
    pages: document.pages.map(page => (page.id === 'page-1' ? { ...page, elements: [words] } : page)),
  }
}

const change = (before: Document, next: (document: Document) => Document) =>
  withCaptionsPlaced(before, next(before))
/** Two photos in a book, one of them on the cover as well. */
const book = withPhoto(
  withPhoto(withPhoto(productOf(), 'pages-2.photo', asset('a')), 'pages-4.photo', asset('b')),
  'front',
  asset('a'),
)
const captioned = (caption: Partial<PhotoCaption> = {}, document = book, slotId = 'pages-2.photo') =>
  change(document, one => withCaption(one, slotId, { words: WORDS, ...caption }))

/** The words below the photos of each page. */
const wordsOf = (document: Document) =>
  document.pages.flatMap(page =>
    slotsOf(page).flatMap(({ id, photo }) => {
      const text = captionOf(page, id)
      return text ? [[page.id, photo?.assetId, textOf(text)]] : []
    }),
  )
function partsOf(document: Document, slotId = 'pages-2.photo') {
  const found = findSlot(document, slotId)
  const text = found && captionOf(found.page, slotId)
  const backdrop = found?.page.elements.find(({ id }) => id === `${slotId}.caption-backdrop`)
  if (!found || !text) throw new Error(`${slotId} has no caption`)
  return { page: found.page, slot: found.slot, text, backdrop }
}
const withPlace = (document: Document, slotId: string, box: Box): Document => ({
  ...document,
  pages: document.pages.map(page => ({
    ...page,
    elements: page.elements.map(one => (one.id === slotId ? { ...one, box } : one)),
  })),
})

describe('the caption of a photo', () => {
  it('is a text in the style of the book below a photo that gives way to it', () => {
    const { slot, text } = partsOf(captioned())
    expect(text).toMatchObject({ face: 'Cormorant', own: true, hyphens: true, caption: 'under' })
    expect(slot.box).toMatchObject({ x: PLACE.x, y: PLACE.y, width: PLACE.width })
    expect(slot.box.height).toBeLessThan(PLACE.height)
    expect(text.box.y).toBeGreaterThan(slot.box.y + slot.box.height)
    expect(text.box.y + text.box.height).toBeCloseTo(PLACE.y + PLACE.height)
    expect(roomOf(slot)).toEqual(PLACE)
    expect(parseDocument(JSON.parse(JSON.stringify(captioned())))).toMatchObject({ ok: true, repairs: [] })
  })

  it('lies beside the photo on the side away from the fold', () => {
    const left = partsOf(captioned({ position: 'beside' }))
    expect(left.text.box.x + left.text.box.width).toBeLessThan(left.slot.box.x)
    const right = partsOf(captioned({ position: 'beside' }, book, 'pages-4.photo'), 'pages-4.photo')
    expect(right.text.box.x).toBeGreaterThan(right.slot.box.x + right.slot.box.width)
    for (const { slot, text } of [left, right]) expect(intersect(slot.box, text.box)).toBeNull()
  })

  it('can be read on the photo, whatever that shows', () => {
    for (const background of ['ground', '#191817']) {
      const painted = {
        ...book,
        pages: book.pages.map(page => ({ ...page, background })),
      }
      const document = captioned({ position: 'over' }, painted)
      const { page, slot, text, backdrop } = partsOf(document)
      expect(slot.box).toEqual(PLACE)
      expect(backdrop?.box).toMatchObject({ x: PLACE.x, width: PLACE.width })
      expect(page.elements.indexOf(backdrop as never)).toBeLessThan(page.elements.indexOf(text))
      for (const below of readableVeil(document, page).below)
        expect(contrastOf(tokenColour(document, text.colour), below)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('stays clear of trim and fold, wherever its photo lies', () => {
    const places: Box[] = [
      { x: -3, y: -3, width: 300, height: 216 },
      { x: 297, y: -3, width: 300, height: 216 },
      { x: -3, y: -3, width: 600, height: 216 },
      { x: 250, y: 20, width: 90, height: 180 },
      { x: 305, y: 150, width: 120, height: 63 },
      { x: 309.37, y: 13.37, width: 271.3, height: 181.7 },
      { x: 13.1, y: 17.7, width: 130.3, height: 90.1 },
    ]
    for (const place of places)
      for (const position of ['under', 'over', 'beside'] as const) {
        const document = captioned({ position }, withPlace(book, 'pages-2.photo', place))
        expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true, repairs: [] })
        const { page, text } = partsOf(document)
        const safe = safeBox(page)
        expect(text.box.x).toBeGreaterThanOrEqual(safe.x)
        expect(text.box.y).toBeGreaterThanOrEqual(safe.y)
        expect(text.box.x + text.box.width).toBeLessThanOrEqual(safe.x + safe.width)
        expect(text.box.y + text.box.height).toBeLessThanOrEqual(safe.y + safe.height + 1e-6)
        const fold = page.trim.width / 2
        expect(Math.max(text.box.x - fold, fold - text.box.x - text.box.width)).toBeGreaterThanOrEqual(8)
      }
  })

  it('goes with its photo to another place, and back', () => {
    const document = captioned()
    const swapped = change(document, one => withSwappedPhotos(one, 'pages-2.photo', 'pages-4.photo'))
    expect(wordsOf(swapped)).toEqual([['pages-4', 'a', WORDS]])
    expect(findSlot(swapped, 'pages-2.photo')?.slot.box).toEqual(PLACE)
    expect(change(swapped, one => withSwappedPhotos(one, 'pages-2.photo', 'pages-4.photo'))).toEqual(document)
    expect(wordsOf(change(document, one => withMovedSpread(one, 'pages-2', 1)))).toEqual(wordsOf(document))
  })

  it('waits while its photo has no place, and comes back with it', () => {
    const document = captioned()
    const empty = change(document, one => withoutPhoto(one, 'pages-2.photo'))
    expect(wordsOf(empty)).toEqual([])
    expect(empty.assets.a?.caption).toEqual({ words: WORDS, position: 'under' })
    const again = change(empty, one => withPhoto(one, 'pages-4.photo', asset('a')))
    expect(wordsOf(again)).toEqual([['pages-4', 'a', WORDS]])
    expect(again.assets.a?.caption).toBeUndefined()
  })

  it('follows photos that are laid out anew, which leaves it the room it needs', () => {
    const rules = { foldMm: 12, allowsAcross: true, marginShare: 0.05, gapMm: 4 }
    const document = captioned({}, captioned(), 'pages-4.photo')
    const sheet = photoSheetsOf(document, rules).find(({ id }) => id === 'pages-4')
    const photos = ['a', 'b'].map(id => ({ id, ratio: 1.5, caption: captionSpaces(document).get(id) }))
    const options = { gapMm: 4, neverCrop: true, seed: 0, taste: { white: 0.1, evenness: 0.2 } }
    const [layout] = sheet ? layOutSheet(sheet, photos as never, options) : []
    const placed = layout?.placed ?? []
    const laid = change(document, one =>
      withBookPhotos(one, [
        { sheetId: 'pages-2', placed: [] },
        { sheetId: 'pages-4', placed },
      ]),
    )
    expect(wordsOf(laid)).toEqual([
      ['pages-4', 'a', WORDS],
      ['pages-4', 'b', WORDS],
    ])
    const page = laid.pages.find(({ id }) => id === 'pages-4')
    for (const { box } of page ? slotsOf(page) : []) expect(cropLoss({ ratio: 1.5 }, box)).toBeLessThan(0.01)
  })

  it('grows with its words, and leaves the photo its place when it is empty or removed', () => {
    const type = (document: Document, words: string) =>
      change(document, one => ({
        ...one,
        pages: one.pages.map(page => ({
          ...page,
          elements: page.elements.map(element =>
            element.type === 'text' && element.caption ? withText(element, words) : element,
          ),
        })),
      }))
    const long = type(captioned(), `${WORDS} `.repeat(12))
    expect(partsOf(long).slot.box.height).toBeLessThan(partsOf(captioned()).slot.box.height)
    const empty = type(long, '')
    expect(partsOf(empty).slot).not.toHaveProperty('captionRoom')
    expect(partsOf(empty).slot.box).toEqual(PLACE)
    expect(partsOf(empty).backdrop).toBeUndefined()
    expect(type(empty, WORDS)).toEqual(captioned())
    expect(change(captioned(), one => withCaption(one, 'pages-2.photo', null))).toEqual(book)
    expect(change(captioned({ position: 'over' }), one => withCaption(one, 'pages-2.photo', null))).toEqual(
      book,
    )
  })

  it('keeps what the customer chose for it, and takes the type of another design', () => {
    const restyle = (document: Document) =>
      change(document, one => ({
        ...one,
        pages: one.pages.map(page => ({
          ...page,
          elements: page.elements.map(element =>
            element.type === 'text' && element.caption ? withTextStyle(element, { sizePt: 14 }) : element,
          ),
        })),
      }))
    const large = restyle(captioned())
    expect(partsOf(large).text.sizePt).toBe(14)
    const moved = change(large, one => withSwappedPhotos(one, 'pages-2.photo', 'pages-4.photo'))
    expect(partsOf(moved, 'pages-4.photo').text.sizePt).toBe(14)
    const other = { design: { id: 'harbour', face: 'Figtree' } } as const
    const changed = change(captioned(), one => withBookProduct(one, productOf(), productOf(other)))
    expect(partsOf(changed).text.face).toBe('Figtree')
    expect(wordsOf(changed)).toEqual(wordsOf(captioned()))
  })

  it('is in another format as if it had been written there', () => {
    const larger = productOf({ height: 252 })
    const changed = change(captioned(), one => withBookProduct(one, productOf(), larger))
    const { slot, text } = partsOf(changed)
    expect(roomOf(slot)).toEqual({ ...PLACE, height: 142 })
    expect(text.sizePt).toBe(partsOf(captioned()).text.sizePt)
    expect(change(changed, one => withBookProduct(one, larger, productOf())).pages).toEqual(captioned().pages)
  })

  it('never comes to the cover, and changes nothing in a book without captions', () => {
    expect(withCaption(book, 'front', { words: WORDS })).toBe(book)
    const moved = withSwappedPhotos(book, 'pages-2.photo', 'pages-4.photo')
    expect(withCaptionsPlaced(book, moved)).toBe(moved)
    const document = captioned()
    expect(withCaptionsPlaced(document, document)).toBe(document)
  })
})
