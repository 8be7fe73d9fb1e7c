import { spineWidthMm } from '@passepartout/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { diffDocuments } from '../diff-documents.ts'
import { allSlots, placedAssetIds } from '../find.ts'
import type { Asset, Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { applyPatch } from '../patch.ts'
import { fillBook } from '../photo-layout/fill-book.ts'
import { photoSheetsOf } from './photo-sheets.ts'
import { spreadIds, spreadStep, withMovedSpread } from './spreads.ts'
import { withBookPhotos, withCoverPhoto } from './with-book-photos.ts'
import { withBookProduct } from './with-book-product.ts'

const [WIDTH, HEIGHT] = [297, 210]
const PAGES = { min: 24, max: 60 }
const spineOf = (pages: number) => spineWidthMm({ pages, leafMm: 0.153, coverMm: 2.6 }, 0.5)
const coverWidth = (pages: number) => 2 * (WIDTH - 4) + 16 + spineOf(pages)

const measures = { heightMm: HEIGHT, bleed: 3, safe: 6 }
const slot = (id: string, x: number) => ({ id, box: { x, y: 20, width: 120, height: 80 } })

/** The document of a new book, as its designer opens it. */
function productOf(pages: number): Document {
  const spreads = Array.from({ length: pages / 2 - 1 }, (_, at) => {
    const id = `pages-${2 * at + 2}`
    const slots = Array.from({ length: 1 + (at % 3) }, (_, index) =>
      slot(`${id}.photo-${index}`, 150 * index),
    )
    return { ...measures, id, role: 'spread' as const, widthMm: 2 * WIDTH, slots }
  })
  const single = (id: string) => ({ ...measures, id, role: 'inside' as const, widthMm: WIDTH, slots: [] })
  const cover = {
    heightMm: HEIGHT + 6.8,
    bleed: 18,
    safe: 6,
    widthMm: coverWidth(pages),
    spine: spineOf(pages),
  }
  return createPagesDocument('photobook', [
    {
      ...cover,
      id: 'cover',
      role: 'cover',
      cover: { hinge: 8, turnIn: 15 },
      slots: [slot('cover.photo', 350)],
    },
    single('page-1'),
    ...spreads,
    single(`page-${pages}`),
  ])
}

const RULES = { foldMm: 12, allowsAcross: false, marginShare: 0.05, gapMm: 4 }
const photo = (at: number): Asset => ({
  ...{ id: `photo-${at}`, name: `${at}.jpg`, source: 'upload', notices: [] },
  ...(at % 3 === 0 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 }),
})
const PHOTOS = Array.from({ length: 40 }, (_, at) => photo(at))

function filled(document: Document, seed = 1): Document {
  const photos = PHOTOS.map(({ id, width, height }) => ({ id, ratio: width / height }))
  const { sheets } = fillBook(photoSheetsOf(document, RULES), photos, {
    ...{ density: 'medium', mood: 'lively', neverCrop: false, gapMm: 4, seed },
  })
  return withCoverPhoto(withBookPhotos(document, sheets, PHOTOS))
}

const pageCountOf = ({ pages }: Document) =>
  pages.reduce((sum, { role }) => sum + (role === 'cover' ? 0 : role === 'spread' ? 2 : 1), 0)
const photosOf = (document: Document) => [...new Set([...placedAssetIds(document), ...document.aside])].sort()

const operations = fc.array(
  fc.record({
    type: fc.constantFrom('add' as const, 'copy' as const, 'remove' as const, 'move' as const),
    at: fc.nat(200),
    to: fc.nat(200),
  }),
  { minLength: 20, maxLength: 20 },
)

/** One operation in the legal step of the binding; the same document where the limit is reached. */
function operated(
  document: Document,
  { type, at, to }: { type: 'add' | 'copy' | 'remove' | 'move'; at: number; to: number },
  step: number,
): Document {
  const spreads = spreadIds(document)
  const id = spreads[at % spreads.length] ?? ''
  if (type === 'move') return withMovedSpread(document, id, to % spreads.length)
  const before = pageCountOf(document)
  const after = before + (type === 'remove' ? -step : step)
  if (after < PAGES.min || after > PAGES.max) return document
  const ids = spreadStep(document, id, step)
  const change = type === 'add' ? ({ type, after: id } as const) : ({ type, ids } as const)
  return withBookProduct(document, productOf(before), productOf(after), change)
}

describe('spreads of a book', () => {
  for (const step of [2, 4])
    it(`keep every photo in any order of operations, in steps of ${step} pages, and can be undone exactly`, () => {
      const start = filled(productOf(36))
      const all = photosOf(start)
      fc.assert(
        fc.property(operations, list => {
          let document = start
          for (const operation of list) {
            const next = operated(document, operation, step)
            const pages = pageCountOf(next)
            expect(Math.abs(pages - 36) % step).toBe(0)
            expect(photosOf(next)).toEqual(all)
            expect(new Set(next.pages.map(page => page.id)).size).toBe(next.pages.length)
            const slots = allSlots(next).map(found => found.slot.id)
            expect(new Set(slots).size).toBe(slots.length)
            expect(next.pages[0]?.trim.width).toBeCloseTo(coverWidth(pages), 1)
            expect(next.pages.map(({ role }) => role)).toEqual(productOf(pages).pages.map(({ role }) => role))
            const patch = diffDocuments(document, next)
            const { document: applied, inverse } = applyPatch(document, patch)
            expect(applied).toEqual(next)
            expect(applyPatch(applied, inverse).document).toEqual(document)
            document = next
          }
          expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true })
        }),
        // 2 x 26 x 20 operations.
        { numRuns: 26 },
      )
    })

  it('sets the photos of a removed spread aside, and places new spreads after the one in sight', () => {
    const start = filled(productOf(36))
    const [, second = '', third = ''] = spreadIds(start)
    const placed = (document: Document, id: string) =>
      allSlots(document).flatMap(({ page, slot }) =>
        page.id === id && slot.photo ? [slot.photo.assetId] : [],
      )
    const lost = placed(start, second)
    const less = withBookProduct(start, productOf(36), productOf(34), { type: 'remove', ids: [second] })
    expect(spreadIds(less)).not.toContain(second)
    expect(lost.length).toBeGreaterThan(0)
    const onCover = placed(start, 'cover')
    expect(less.aside).toEqual(expect.arrayContaining(lost.filter(id => !onCover.includes(id))))
    const more = withBookProduct(less, productOf(34), productOf(36), { type: 'add', after: third })
    const spreads = spreadIds(more)
    expect(spreads[spreads.indexOf(third) + 1]).toBe('spread-1')
    const copied = withBookProduct(start, productOf(36), productOf(38), { type: 'copy', ids: [third] })
    expect(placed(copied, 'spread-1')).toEqual(placed(start, third))
  })

  it('follow another format wherever they are', () => {
    const start = withMovedSpread(filled(productOf(36)), 'pages-4', 9)
    const larger = (document: Document): Document => ({
      ...document,
      pages: document.pages.map(page => ({
        ...page,
        trim: { width: page.trim.width + 40, height: page.trim.height + 20 },
      })),
    })
    const from = productOf(36)
    const changed = withBookProduct(start, from, larger(from))
    expect(changed.pages.map(({ id }) => id)).toEqual(start.pages.map(({ id }) => id))
    expect(photosOf(changed)).toEqual(photosOf(start))
    expect(
      changed.pages.every(({ trim }, at) => trim.height === (start.pages[at]?.trim.height ?? 0) + 20),
    ).toBe(true)
    expect(withBookProduct(changed, larger(from), from).pages).toEqual(start.pages)
  })
})

describe('a book whose photos are laid out anew', () => {
  it('places each photo once beside the cover, and repeats nothing', () => {
    const document = filled(productOf(36))
    const inside = allSlots(document).flatMap(({ page, slot }) =>
      page.role !== 'cover' && slot.photo ? [slot.photo.assetId] : [],
    )
    expect(new Set(inside).size).toBe(inside.length)
    expect(inside).toHaveLength(PHOTOS.length)
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true })
  })

  it('leaves spreads with pinned photos as they are', () => {
    const start = filled(productOf(36))
    const pinned = {
      ...start,
      pages: start.pages.map(page =>
        page.id === 'pages-6'
          ? { ...page, elements: page.elements.map(one => ({ ...one, pinned: true as const })) }
          : page,
      ),
    } as Document
    expect(photoSheetsOf(pinned, RULES).map(({ id }) => id)).not.toContain('pages-6')
  })
})
