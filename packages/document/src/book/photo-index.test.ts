import { describe, expect, it } from 'vitest'
import { withPhoto } from '../change-photos.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { intersect, safeBox } from '../geometry/box.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { withCaption } from './captions.ts'
import { withPageNumbers } from './page-numbers.ts'
import { countIndexed, indexElements, withoutIndexPage } from './photo-index.ts'
import { photoSheetsOf } from './photo-sheets.ts'
import { withCaptionsPlaced } from './place-captions.ts'
import { printedDocument } from './printed-document.ts'
import { spreadIds, withMovedSpread } from './spreads.ts'
import { withBookProduct } from './with-book-product.ts'

const measures = { heightMm: 210, bleed: 3, safe: 6 }
const slot = (id: string) => ({ id, box: { x: 20, y: 20, width: 200, height: 150 } })

/** A new book with so many places on each of its spreads. */
function productOf(spreads: number, places = 1): Document {
  return createPagesDocument('photobook', [
    { ...measures, id: 'cover', role: 'cover', widthMm: 601, spine: 7, slots: [] },
    { ...measures, id: 'page-1', role: 'inside', widthMm: 297, slots: [] },
    ...Array.from({ length: spreads }, (_, at) => {
      const id = `pages-${2 * at + 2}`
      const slots = Array.from({ length: places }, (_one, number) => slot(`${id}.photo-${number}`))
      return { ...measures, id, role: 'spread' as const, widthMm: 594, slots }
    }),
    { ...measures, id: 'last', role: 'inside', widthMm: 297, slots: [] },
  ])
}

/** Each place of the book shows a photo of its own, taken in the morning of a day of August. */
function bookOf(spreads: number, places = 1): Document {
  const document = productOf(spreads, places)
  const slots = document.pages.flatMap(({ elements }) => elements.filter(({ type }) => type === 'photo'))
  return slots.reduce((current, { id }, at) => {
    const takenAt = `2026-08-${String((at % 28) + 1).padStart(2, '0')}T10:00:00`
    const facts = { width: at % 2 ? 2000 : 3000, height: at % 2 ? 3000 : 2000, takenAt }
    const asset = { id: `photo-${at}`, name: `${at}.jpg`, source: 'upload' as const, notices: [], ...facts }
    return withPhoto(current, id, asset)
  }, document)
}
const indexed = (document: Document, spreads: number, places = 1) =>
  withBookProduct(document, productOf(spreads, places), productOf(spreads + 1, places), {
    ...{ type: 'add', after: spreadIds(document).at(-1) ?? '', photoIndex: { title: 'Fotos' } },
  })
const indexPage = (document: Document) => {
  const page = document.pages.find(({ photoIndex }) => photoIndex)
  if (!page) throw new Error('The book has no index')
  return page
}
const entriesOf = (document: Document) =>
  indexElements(document, indexPage(document)).flatMap(one => (one.type === 'text' ? [textOf(one)] : []))

describe('the photo index of a book', () => {
  it('lists each photo with its page and its caption, else the day it was taken', () => {
    const book = bookOf(3)
    const captioned = withCaptionsPlaced(book, withCaption(book, 'pages-4.photo-0', { words: 'Am Strand' }))
    const document = indexed(captioned, 3)
    expect(indexPage(document).id).toBe(document.pages.at(-2)?.id)
    expect(entriesOf(document)).toEqual(['2\u20021 Aug 2026', '4\u2002Am Strand', '6\u20023 Aug 2026'])
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true, repairs: [] })
  })

  it('follows when pages are moved, and stores nothing of it', () => {
    const document = indexed(bookOf(3), 3)
    const moved = withMovedSpread(document, 'pages-2', 2)
    expect(entriesOf(moved).map(text => text.split('\u2002')[0])).toEqual(['2', '4', '6'])
    expect(entriesOf(moved)[2]).toContain('1 Aug 2026')
    expect(JSON.stringify(document)).not.toContain('Aug 2026')
    const printed = printedDocument(document).pages.at(-2)
    expect(printed?.elements.filter(({ type }) => type === 'photo')).toHaveLength(3)
  })

  it('keeps its photos whole and apart, clear of trim, fold, title and page numbers', () => {
    const document = withPageNumbers(indexed(bookOf(20, 5), 20, 5), { position: 'outer', from: 1 })
    expect(countIndexed(document)).toEqual({ shown: 100, missing: 0 })
    const page = indexPage(document)
    const elements = indexElements(document, page)
    const safe = safeBox(page)
    const numbers = printedDocument(document).pages.at(-2)?.elements.slice(-2) ?? []
    expect(numbers.map(({ id }) => id)).toEqual([`${page.id}.number-left`, `${page.id}.number-right`])
    for (const [at, { box, type }] of elements.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(safe.x)
      expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height)
      expect(Math.max(box.x - 297, 297 - box.x - box.width)).toBeGreaterThanOrEqual(14.99)
      for (const other of [...elements.slice(at + 1), ...page.elements, ...numbers])
        expect(intersect(box, other.box)).toBeNull()
      if (type === 'photo')
        expect([1.5, 2 / 3].some(ratio => Math.abs(box.width / box.height - ratio) < 0.001)).toBe(true)
    }
  })

  it('says how many photos have no room, which more pages give them', () => {
    const document = indexed(bookOf(30, 8), 30, 8)
    const { missing = 0 } = countIndexed(document) ?? {}
    expect(missing).toBeGreaterThan(0)
    const more = withBookProduct(document, productOf(31, 8), productOf(32, 8), {
      ...{ type: 'add', after: indexPage(document).id, photoIndex: { title: '' } },
    })
    expect(countIndexed(more)).toEqual({ shown: 240, missing: 0 })
  })

  it('takes no photos of the book, goes with its pages, and is absent without them', () => {
    const document = indexed(bookOf(3), 3)
    const { id } = indexPage(document)
    const rules = { foldMm: 12, allowsAcross: true, marginShare: 0.05, gapMm: 4 }
    expect(photoSheetsOf(document, rules).map(sheet => sheet.id)).not.toContain(id)
    const gone = withBookProduct(document, productOf(4), productOf(3), { type: 'remove', ids: [id] })
    expect(gone.pages).toEqual(bookOf(3).pages)
    expect(countIndexed(gone)).toBeNull()
    expect(printedDocument(gone)).toBe(gone)
    expect(countIndexed(withoutIndexPage(document, id))).toBeNull()
  })
})
