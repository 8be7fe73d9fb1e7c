import { describe, expect, it } from 'vitest'
import { contrastOf } from '../colour-contrast.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { createSlot } from '../elements/photo/photo.ts'
import { bleedBox, growBox, sides } from '../geometry/box.ts'
import type { Document, Page } from '../model.ts'
import { tokenColour } from '../paint.ts'
import { parseDocument } from '../parse-document.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { sampleText } from '../testing/sample-text.ts'
import { backgroundColours, backgroundElements } from './background-photo.ts'
import {
  innerPageIds,
  PLAIN_BACKGROUNDS,
  paletteBackgrounds,
  withBackgroundPhoto,
  withBookBackground,
} from './page-background.ts'
import { pageNumberTexts, withPageNumbers } from './page-numbers.ts'
import { printedDocument } from './printed-document.ts'
import { mixColours } from './readable-paint.ts'
import { withBookProduct } from './with-book-product.ts'

const measures = { heightMm: 210, bleed: 3, safe: 6, slots: [] }
const COLOURS = {
  ...{ ground: '#f6f1e7', panel: '#ebe3d3', ink: '#2d2821', muted: '#6b6253', accent: '#96472c' },
  ...{ line: '#d5cab5', tint: '#ffffff' },
}
const asset = (id: string) => ({
  ...{ id, name: `${id}.jpg`, width: 3000, height: 2000, source: 'upload' as const, notices: [] },
})

function bookOf(spreads: number): Document {
  const document = createPagesDocument('photobook', [
    { ...measures, id: 'cover', role: 'cover', widthMm: 601, spine: 7 },
    { ...measures, id: 'page-1', role: 'inside', widthMm: 297 },
    ...Array.from({ length: spreads }, (_, at) => ({
      ...{ ...measures, id: `pages-${2 * at + 2}`, role: 'spread' as const, widthMm: 594 },
    })),
    { ...measures, id: `page-${2 * spreads + 2}`, role: 'inside', widthMm: 297 },
  ])
  const photo = { assetId: 'a', crop: DEFAULT_CROP }
  return {
    ...document,
    design: { id: 'far-away', version: '1', palette: 'dune', foilFallback: null, colours: COLOURS },
    assets: { a: asset('a') },
    pages: document.pages.map(page => ({
      ...page,
      background: 'ground',
      elements:
        page.role === 'spread'
          ? [
              createSlot({ id: `${page.id}.photo`, box: { x: 20, y: 20, width: 200, height: 150 }, photo }),
              sampleText('Am Meer', {
                ...{ id: `${page.id}.body`, colour: 'muted', box: { x: 320, y: 30, width: 200, height: 40 } },
              }),
              sampleText('Wind', {
                ...{ id: `${page.id}.on-photo`, colour: '#fefefe' },
                box: { x: 30, y: 30, width: 90, height: 20 },
              }),
            ]
          : [],
    })),
  }
}
const book = bookOf(3)
const pageOf = (document: Document, id: string): Page => {
  const page = document.pages.find(one => one.id === id)
  if (!page) throw new Error(`No page ${id}`)
  return page
}
const colourOf = (document: Document, id: string) => {
  const text = pageOf(document, id.split('.')[0] ?? '').elements.find(one => one.id === id)
  return text?.type === 'text' ? text.colour : ''
}
const leastOf = (document: Document, id: string) => {
  const page = pageOf(document, id.split('.')[0] ?? '')
  const ink = tokenColour(document, colourOf(document, id))
  return Math.min(...backgroundColours(document, page).map(below => contrastOf(ink, below)))
}

describe('the background of pages', () => {
  it('changes on one page or on all behind the cover; words follow, those on photos do not', () => {
    const one = withBookBackground(book, ['pages-4'], '#191817')
    expect(one.pages.map(({ background }) => background)).toEqual([
      ...['ground', 'ground', 'ground', '#191817', 'ground', 'ground'],
    ])
    expect(colourOf(one, 'pages-4.body')).not.toBe('muted')
    expect(leastOf(one, 'pages-4.body')).toBeGreaterThanOrEqual(4.5)
    expect(colourOf(one, 'pages-4.on-photo')).toBe('#fefefe')
    expect(colourOf(one, 'pages-2.body')).toBe('muted')
    const all = withBookBackground(book, innerPageIds(book), 'panel')
    expect(all.pages.map(({ background }) => background)).toEqual(['ground', ...Array(5).fill('panel')])
    expect(colourOf(all, 'pages-2.body')).toBe('muted')
  })

  it('gives words in foil an ink, as books have foil on the cover only', () => {
    const inFoil = {
      ...book,
      pages: book.pages.map(page => ({
        ...page,
        elements: page.elements.map(one => (one.type === 'text' ? { ...one, colour: 'foil' } : one)),
      })),
    }
    const white = withBookBackground(inFoil, innerPageIds(book), '#ffffff')
    expect(colourOf(white, 'pages-2.body')).toBe('ink')
  })

  it('lets words and page numbers be read on each colour offered', () => {
    const numbered = withPageNumbers(book, { position: 'outer', from: 1 })
    for (const paint of [...PLAIN_BACKGROUNDS, ...paletteBackgrounds(book)]) {
      const document = withBookBackground(numbered, innerPageIds(book), paint)
      expect(leastOf(document, 'pages-6.body')).toBeGreaterThanOrEqual(4.5)
      const [number] = pageNumberTexts(document, pageOf(document, 'pages-6'))
      const inks = [number?.colour ?? '', paint].map(one => tokenColour(document, one))
      expect(contrastOf(inks[0] ?? '', inks[1] ?? '')).toBeGreaterThanOrEqual(4.5)
    }
    // White is among the plain colours already.
    expect(paletteBackgrounds(book)).toEqual(['ground', 'panel', 'line', 'accent', 'ink'])
  })

  it('is that of the whole book on pages that are added', () => {
    const black = withBookBackground(book, innerPageIds(book), '#191817')
    const more = withBookProduct(black, book, bookOf(4), { type: 'add', after: 'pages-4' })
    expect(more.pages).toHaveLength(book.pages.length + 1)
    expect(new Set(more.pages.slice(1).map(({ background }) => background))).toEqual(new Set(['#191817']))
    const added = more.pages.find(({ id }) => !black.pages.some(page => page.id === id))
    expect(leastOf(more, `${added?.id}.body`)).toBeGreaterThanOrEqual(4.5)
    const fewer = withBookProduct(more, bookOf(4), book, { type: 'remove', ids: [added?.id ?? ''] })
    expect(fewer.pages).toEqual(black.pages)
  })
})

describe('a chosen background in another design', () => {
  const restyled: Document = {
    ...book,
    design: {
      id: 'other',
      version: '1',
      palette: 'ice',
      foilFallback: null,
      colours: { ...COLOURS, muted: '#222222' },
    },
    pages: book.pages.map(page => ({
      ...page,
      elements: page.elements.map(one => (one.type === 'text' ? { ...one, colour: 'muted' } : one)),
    })),
  }

  it('stays, with words that can be read, and comes back as it was', () => {
    const black = withBookBackground(book, innerPageIds(book), '#191817')
    const there = withBookProduct(black, book, restyled)
    expect(there.design?.id).toBe('other')
    expect(leastOf(there, 'pages-4.body')).toBeGreaterThanOrEqual(4.5)
    expect(withBookProduct(there, restyled, book).pages).toEqual(black.pages)
  })

  it('is that of all pages on more pages, however they are added', () => {
    const black = withBookBackground(book, innerPageIds(book), '#191817')
    const more = withBookProduct(black, book, bookOf(5))
    expect(new Set(more.pages.slice(1).map(({ background }) => background))).toEqual(new Set(['#191817']))
  })
})

describe('a photo as background', () => {
  const faded = withBackgroundPhoto(book, 'pages-4', 'a')

  it('covers the sheet with its bleed, faded so far that words can be read whatever it shows', () => {
    for (const paint of ['#ffffff', 'ground', '#191817', 'accent', '#808080']) {
      const document = withBookBackground(faded, ['pages-4'], paint)
      const page = pageOf(document, 'pages-4')
      const [photo, veil] = backgroundElements(document, page)
      expect([photo?.box, veil?.box]).toEqual([bleedBox(page), growBox(bleedBox(page), sides(1))])
      expect(leastOf(document, 'pages-4.body')).toBeGreaterThanOrEqual(4.5)
      if (veil?.type !== 'shape') throw new Error('No veil')
      const darkest = mixColours('#000000', tokenColour(document, paint), veil.opacity)
      expect(backgroundColours(document, page)[0]).toBe(darkest)
    }
  })

  it('is turned as in its slot, and covers the sheet whichever part of it the slot shows', () => {
    const crop = { ...DEFAULT_CROP, quarterTurns: 1 as const, mirrored: true, centre: { u: 0, v: 0.4 } }
    const turned = {
      ...faded,
      pages: faded.pages.map(page => ({
        ...page,
        elements: page.elements.map(one =>
          one.type === 'photo' ? { ...one, photo: { assetId: 'a', crop } } : one,
        ),
      })),
    }
    const [photo] = backgroundElements(turned, pageOf(turned, 'pages-4'))
    // Across a sheet wider than the turned photo all of its width is shown, so that its middle is in the middle.
    expect(photo).toMatchObject({
      photo: { assetId: 'a', crop: { quarterTurns: 1, mirrored: true, centre: { u: 0.5, v: 0.4 } } },
    })
  })

  it('is drawn only while the page shows it, and printed below everything', () => {
    const [first, second] = pageOf(printedDocument(faded), 'pages-4').elements
    expect([first?.type, second?.type]).toEqual(['photo', 'shape'])
    const without = {
      ...faded,
      pages: faded.pages.map(page => ({
        ...page,
        elements: page.elements.map(one => (one.type === 'photo' ? { ...one, photo: null } : one)),
      })),
    }
    expect(backgroundElements(without, pageOf(without, 'pages-4'))).toEqual([])
    expect(printedDocument(without).pages).toEqual(without.pages)
    expect(printedDocument(book)).toBe(book)
    expect(withBackgroundPhoto(faded, 'pages-4', null).pages[3]).not.toHaveProperty('backgroundPhoto')
    expect(withBackgroundPhoto(book, 'cover', 'a').pages[0]).toEqual(book.pages[0])
  })

  it('is stored with its page; without it drafts stay as they are', () => {
    const read = parseDocument(JSON.parse(JSON.stringify(faded)))
    expect(read).toMatchObject({ ok: true, repairs: [] })
    expect(read.ok && read.document.pages[3]?.backgroundPhoto).toBe('a')
    const broken = JSON.parse(JSON.stringify(faded))
    broken.pages[3].backgroundPhoto = 7
    const repaired = parseDocument(broken)
    expect(repaired.ok && repaired.document.pages[3]).not.toHaveProperty('backgroundPhoto')
  })
})
