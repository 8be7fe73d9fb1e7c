import { describe, expect, it } from 'vitest'
import { slotsOf } from '../collage/spacing.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { createSlot, type PhotoSlot } from '../elements/photo/photo.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { allSlots, placedAssetIds } from '../find.ts'
import type { Asset, BookTheme, Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { bookTextOf, CHAPTER_BACKGROUND, CHAPTER_TITLE } from './book-text-names.ts'
import { photoSpacing } from './book-theme.ts'
import { withCaption } from './captions.ts'
import { withCaptionsPlaced } from './place-captions.ts'
import { bookWishes } from './wishes.ts'
import { withBookPhotos } from './with-book-photos.ts'
import { withBookProduct } from './with-book-product.ts'

const [WIDTH, HEIGHT] = [300, 200]
const measures = { heightMm: HEIGHT, bleed: 3, safe: 6 }

const FRAMED: BookTheme = {
  ...{ marginShare: 0.12, gapShare: 0.04, mask: 'rounded', radiusShare: 0.02 },
  frame: { widthShare: 0.01, colour: 'paper' },
  captions: { face: 'Caveat', weight: 400, italic: false, colour: 'ink' },
  chapter: { background: 'ink', colour: 'paper', align: 'left', titleShare: 0.5 },
}

/** A book of 8 pages in a design whose spreads have one place for a photo. */
function bookIn(id: string, theme?: BookTheme): Document {
  const spread = (name: string) => ({
    ...{ ...measures, id: name, role: 'spread' as const, widthMm: 2 * WIDTH },
    slots: [{ id: `${name}.photo`, box: { x: 20, y: 20, width: 120, height: 80 } }],
  })
  const single = (name: string) => ({
    ...measures,
    id: name,
    role: 'inside' as const,
    widthMm: WIDTH,
    slots: [],
  })
  const plain = createPagesDocument('photobook', [
    { ...measures, id: 'cover', role: 'cover', widthMm: 2 * WIDTH + 8, spine: 8, slots: [] },
    ...[single('page-1'), spread('pages-2'), spread('pages-4'), spread('pages-6'), single('page-8')],
  ])
  return {
    ...plain,
    design: {
      ...{
        id,
        version: '1',
        palette: 'one',
        colours: { ink: '#202020', paper: '#ffffff' },
        foilFallback: null,
      },
      ...(theme && { book: theme }),
    },
  }
}

const photo = (id: string): Asset => ({
  ...{ id, name: `${id}.jpg`, width: 4000, height: 3000, source: 'upload', notices: [] },
})
const PHOTOS = ['a', 'b', 'c', 'd'].map(photo)
const BOXES = [
  { x: 16, y: 16, width: 130, height: 80 },
  { x: 150.5, y: 16, width: 130, height: 80 },
  { x: 16, y: 100.5, width: 264.5, height: 80 },
  { x: 320, y: 40, width: 160, height: 120 },
]

/** Four photos laid out on one spread, and one in the place of the design on the next. */
function filled(document: Document): Document {
  const placed = PHOTOS.map(({ id }, at) => ({ photoId: id, box: BOXES[at] ?? BOXES[0] }))
  const laid = withBookPhotos(document, [{ sheetId: 'pages-2', placed: placed as never }], PHOTOS)
  const next = { ...laid, assets: { ...laid.assets, e: photo('e') } }
  return {
    ...next,
    pages: next.pages.map(page =>
      page.id === 'pages-4'
        ? {
            ...page,
            elements: page.elements.map(one =>
              one.type === 'photo' ? { ...one, photo: { assetId: 'e', crop: DEFAULT_CROP } } : one,
            ),
          }
        : page,
    ),
  }
}

const [plain, framed] = [bookIn('plain'), bookIn('framed', FRAMED)]
const pageOf = ({ pages }: Document, id: string) => {
  const found = pages.find(page => page.id === id)
  if (!found) throw new Error(`no page ${id}`)
  return found
}
const slotsIn = (document: Document, id: string) => slotsOf(pageOf(document, id))
const overlaps = (a: PhotoSlot, b: PhotoSlot) =>
  a.box.x < b.box.x + b.box.width - 0.01 &&
  b.box.x < a.box.x + a.box.width - 0.01 &&
  a.box.y < b.box.y + b.box.height - 0.01 &&
  b.box.y < a.box.y + a.box.height - 0.01

describe('another theme of a book', () => {
  const before = filled(plain)
  const after = withBookProduct(before, plain, framed)

  it('keeps photos, their order, crops and pages', () => {
    expect(after.pages.map(({ id }) => id)).toEqual(before.pages.map(({ id }) => id))
    expect([...placedAssetIds(after)]).toEqual([...placedAssetIds(before)])
    expect(after.aside).toEqual([])
    const crops = (document: Document) => allSlots(document).map(({ slot }) => slot.photo?.crop)
    expect(crops(after)).toEqual(crops(before))
  })

  it('keeps the arrangement in its own margins and gaps, without overlaps', () => {
    const slots = slotsIn(after, 'pages-2')
    const [first, second, third] = slots
    const { marginShare, gapMm } = photoSpacing(after, bookWishes(after), HEIGHT)
    const pairs = slots.flatMap((a, at) => slots.slice(at + 1).filter(b => overlaps(a, b)))
    expect(pairs).toEqual([])
    expect(Math.min(...slots.map(({ box }) => box.x))).toBeGreaterThanOrEqual(marginShare * HEIGHT - 0.01)
    expect((second?.box.x ?? 0) - (first?.box.x ?? 0) - (first?.box.width ?? 0)).toBeCloseTo(gapMm, 0)
    expect((third?.box.y ?? 0) - (first?.box.y ?? 0) - (first?.box.height ?? 0)).toBeCloseTo(gapMm, 0)
  })

  it('gives photos that were laid out its corners and frames', () => {
    expect(
      slotsIn(after, 'pages-2').map(({ mask, radiusMm, border }) => ({ mask, radiusMm, border })),
    ).toEqual(Array(4).fill({ mask: 'rounded', radiusMm: 4, border: { widthMm: 2, colour: 'paper' } }))
  })

  it('keeps an outline that the customer chose', () => {
    const heart = {
      ...before,
      pages: before.pages.map(page => ({
        ...page,
        elements: page.elements.map(one =>
          one.type === 'photo' && one.photo?.assetId === 'b'
            ? { ...one, mask: 'heart' as const, ownMask: true as const }
            : one,
        ),
      })),
    }
    const themed = withBookProduct(heart, plain, framed)
    expect(slotsIn(themed, 'pages-2').map(({ mask }) => mask)).toEqual([
      'rounded',
      'heart',
      'rounded',
      'rounded',
    ])
    const relaid = withBookPhotos(themed, [
      { sheetId: 'pages-2', placed: [{ photoId: 'b', box: BOXES[0] as never }] },
    ])
    expect(slotsIn(relaid, 'pages-2')).toMatchObject([{ mask: 'heart', ownMask: true }])
  })

  it('and back gives the same book', () => {
    const { leftPages: _left, ...back } = withBookProduct(after, framed, plain)
    expect(back).toEqual(before)
  })

  it('sets captions in its type', () => {
    const slot = slotsIn(before, 'pages-2')[3]?.id ?? ''
    const captioned = withCaptionsPlaced(before, withCaption(before, slot, { words: 'Am See' }))
    const themed = withCaptionsPlaced(captioned, withBookProduct(captioned, plain, framed))
    const texts = pageOf(themed, 'pages-2').elements.filter(one => one.type === 'text')
    expect(texts.map(text => [textOf(text), text.face])).toEqual([['Am See', 'Caveat']])
  })

  it('draws the page of a chapter in its own way, and takes that away again', () => {
    const add = { type: 'add' as const, after: 'pages-2', chapter: { title: 'Rom', dates: '1. Mai' } }
    const grown = (document: Document): Document => {
      const copy = (id: string) => ({ ...pageOf(document, 'pages-6'), id })
      return {
        ...document,
        pages: [...document.pages.slice(0, -1), copy('pages-8'), ...document.pages.slice(-1)],
      }
    }
    const [longer, themedLonger] = [grown(plain), grown(framed)]
    const chapter = withBookProduct(before, plain, longer, add)
    const page = (document: Document) => document.pages.find(one => bookTextOf(one, CHAPTER_TITLE))
    expect(page(chapter)?.elements.some(({ type }) => type === 'shape')).toBe(false)
    const themed = withBookProduct(chapter, longer, themedLonger)
    const found = page(themed)
    expect(found && bookTextOf(found, CHAPTER_TITLE)).toMatchObject({ align: 'left', colour: 'paper' })
    expect(found?.elements.filter(({ id }) => id.endsWith(CHAPTER_BACKGROUND))).toMatchObject([
      { fill: 'ink' },
    ])
    const plainAgain = page(withBookProduct(themed, themedLonger, longer))
    expect(plainAgain?.elements.map(({ type }) => type)).toEqual(['text', 'text'])
    expect(plainAgain && bookTextOf(plainAgain, CHAPTER_TITLE)).toMatchObject({ align: 'centre' })
  })

  it('is stored with the document', () => {
    const parsed = parseDocument(JSON.parse(JSON.stringify(after)))
    expect(parsed).toMatchObject({ ok: true, document: { design: { book: FRAMED } } })
  })

  it('counts for photos that are laid out later, as photos without a theme are laid out plainly', () => {
    const slot = createSlot({ id: 'x', box: { x: 0, y: 0, width: 1, height: 1 } })
    expect(slot).toMatchObject({ mask: 'rect', border: null })
    const one = withBookPhotos(
      framed,
      [{ sheetId: 'pages-6', placed: [{ photoId: 'a', box: BOXES[0] as never }] }],
      PHOTOS,
    )
    expect(slotsIn(one, 'pages-6')).toMatchObject([{ mask: 'rounded', border: { colour: 'paper' } }])
  })
})
