import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { isCustomerText } from '../elements/text/customer-text.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { sampleText } from '../testing/sample-text.ts'
import { chapterProposals } from './chapter-proposals.ts'
import { chapterTitleOf, withoutChapterTexts } from './chapters.ts'
import { photoSheetsOf } from './photo-sheets.ts'
import { spreadIds, withMovedSpread } from './spreads.ts'
import { withBookProduct } from './with-book-product.ts'

const measures = { heightMm: 210, bleed: 3, safe: 6 }
const slot = (id: string) => ({ id, box: { x: 20, y: 20, width: 200, height: 150 } })
const RULES = { foldMm: 12, allowsAcross: true, marginShare: 0.05, gapMm: 4 }

/** A new book, as its designer opens it. */
function productOf(spreads: number): Document {
  const document = createPagesDocument('photobook', [
    { ...measures, id: 'cover', role: 'cover', widthMm: 601, spine: 7, slots: [] },
    { ...measures, id: 'page-1', role: 'inside', widthMm: 297, slots: [] },
    ...Array.from({ length: spreads }, (_, at) => {
      const id = `pages-${2 * at + 2}`
      return { ...measures, id, role: 'spread' as const, widthMm: 594, slots: [slot(`${id}.photo`)] }
    }),
    { ...measures, id: `page-${2 * spreads + 2}`, role: 'inside', widthMm: 297, slots: [] },
  ])
  const title = sampleText('Titel', {
    id: 'page-1.title',
    face: 'Cormorant',
    weight: 500,
    sizePt: 33,
    colour: '#333333',
  })
  return {
    ...document,
    pages: document.pages.map(page => (page.id === 'page-1' ? { ...page, elements: [title] } : page)),
  }
}

/** Photos of these days, one on each spread. */
function bookOf(days: readonly (string | undefined)[]): Document {
  const product = productOf(days.length)
  const assets = days.map((day, at) => ({
    ...{
      id: `photo-${at}`,
      name: `${at}.jpg`,
      width: 3000,
      height: 2000,
      source: 'upload' as const,
      notices: [],
    },
    ...(day && { takenAt: `${day}T10:00:00` }),
  }))
  let next = 0
  return {
    ...product,
    assets: Object.fromEntries(assets.map(asset => [asset.id, asset])),
    pages: product.pages.map(page => ({
      ...page,
      elements: page.elements.map(one =>
        one.type === 'photo' ? { ...one, photo: { assetId: `photo-${next++}`, crop: DEFAULT_CROP } } : one,
      ),
    })),
  }
}
const DAYS = ['2026-08-03', '2026-08-03', undefined, '2026-08-05', '2026-08-06']
const CHAPTER = { title: 'Lissabon', dates: '5. August 2026' }
const added = (book = bookOf(DAYS), before = 'pages-8') => {
  const index = book.pages.findIndex(({ id }) => id === before)
  const after = book.pages[index - 1]?.id ?? ''
  return withBookProduct(book, productOf(5), productOf(6), { type: 'add', after, chapter: CHAPTER })
}
const titles = (document: Document) => document.pages.map(chapterTitleOf)

describe('chapters', () => {
  it('are proposed where the photos of a later day begin', () => {
    expect(chapterProposals(bookOf(DAYS))).toEqual([
      { from: '2026-08-03', until: '2026-08-03', day: 1, before: 'pages-2', photos: 2 },
      { from: '2026-08-05', until: '2026-08-05', day: 3, before: 'pages-8', photos: 1 },
      { from: '2026-08-06', until: '2026-08-06', day: 4, before: 'pages-10', photos: 1 },
    ])
    // Photos that go back to an earlier day begin nothing.
    expect(
      chapterProposals(bookOf(['2026-08-05', '2026-08-03', '2026-08-06'])).map(one => one.before),
    ).toEqual([...['pages-2', 'pages-6']])
    expect(chapterProposals(bookOf([undefined, undefined]))).toEqual([])
  })

  it('begin on pages of their own, in the style of the design, and are proposed no more', () => {
    const document = added()
    expect(document.pages).toHaveLength(bookOf(DAYS).pages.length + 1)
    expect(titles(document)).toEqual([null, null, null, null, null, 'Lissabon', null, null, null])
    const page = document.pages[5]
    expect(page?.elements.every(isCustomerText)).toBe(true)
    expect(page?.elements[0]).toMatchObject({ face: 'Cormorant', weight: 500, sizePt: 33 })
    for (const { box } of page?.elements ?? []) {
      expect(box.x).toBeGreaterThanOrEqual(6)
      expect(box.x + box.width).toBeLessThanOrEqual(297 - RULES.foldMm)
    }
    expect(chapterProposals(document).map(({ before }) => before)).toEqual(['pages-2', 'pages-10'])
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true, repairs: [] })
  })

  it('take their photos from the proposals before them', () => {
    const days = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-05', '2026-08-07']
    const book = withBookProduct(bookOf(days), productOf(5), productOf(6), {
      ...{ type: 'add', after: 'pages-4', chapter: CHAPTER },
    })
    expect(chapterProposals(book).map(({ until, photos, before }) => [until, photos, before])).toEqual([
      ['2026-08-03', 1, 'pages-2'],
      ['2026-08-04', 1, 'pages-4'],
      ['2026-08-07', 1, 'pages-10'],
    ])
  })

  it('leave their left page to the title when photos are laid out', () => {
    const document = added()
    const sheet = photoSheetsOf(document, RULES).find(({ id }) => id === document.pages[5]?.id)
    expect(sheet?.across).toBeUndefined()
    expect(sheet?.areas).toHaveLength(1)
    expect(sheet?.areas[0]?.box.x).toBeGreaterThanOrEqual(297)
  })

  it('can come first, move with their spread, and go again', () => {
    const first = added(bookOf(DAYS), 'pages-2')
    expect(titles(first)[2]).toBe('Lissabon')
    const id = first.pages[2]?.id ?? ''
    expect(titles(withMovedSpread(first, id, 3))[5]).toBe('Lissabon')
    expect(titles(withoutChapterTexts(first, id)).filter(Boolean)).toEqual([])
    const gone = withBookProduct(first, productOf(6), productOf(5), { type: 'remove', ids: [id] })
    expect(gone.pages).toEqual(bookOf(DAYS).pages)
    expect(spreadIds(gone)).toEqual(spreadIds(bookOf(DAYS)))
  })

  it('take the type of another design, and have their own again when it comes back', () => {
    const inDesign = (product: Document, id: string, face: 'Cormorant' | 'Figtree'): Document => ({
      ...product,
      design: { id, version: '1', palette: 'dune', foilFallback: null, colours: {} },
      pages: product.pages.map(page => ({
        ...page,
        elements: page.elements.map(one =>
          one.type === 'text' ? { ...one, face, sizePt: face === 'Figtree' ? 24 : 33 } : one,
        ),
      })),
    })
    const [from, to] = [
      inDesign(productOf(6), 'far-away', 'Cormorant'),
      inDesign(productOf(6), 'harbour', 'Figtree'),
    ]
    const document = { ...added(), design: from.design }
    const changed = withBookProduct(document, from, to)
    expect(titles(changed)).toEqual(titles(document))
    expect(changed.pages[5]?.elements[0]).toMatchObject({ face: 'Figtree', sizePt: 24 })
    expect(withBookProduct(changed, to, from).pages).toEqual(document.pages)
  })

  it('follow another format of the book', () => {
    const larger = (document: Document): Document => ({
      ...document,
      pages: document.pages.map(page => ({ ...page, trim: { width: page.trim.width + 60, height: 252 } })),
    })
    const changed = withBookProduct(added(), productOf(6), larger(productOf(6)))
    expect(titles(changed)).toEqual(titles(added()))
    expect(withBookProduct(changed, larger(productOf(6)), productOf(6)).pages).toEqual(added().pages)
  })
})
