import { describe, expect, it } from 'vitest'
import { contrastOf } from '../colour-contrast.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { createSlot } from '../elements/photo/photo.ts'
import { safeBox } from '../geometry/box.ts'
import type { Document, Element, PageNumbers } from '../model.ts'
import { pageLabel } from '../page-label.ts'
import { tokenColour } from '../paint.ts'
import { parseDocument } from '../parse-document.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { sampleText } from '../testing/sample-text.ts'
import { countPageNumbers, numbersHeight, pageNumberTexts, withPageNumbers } from './page-numbers.ts'
import { photoSheetsOf } from './photo-sheets.ts'
import { printedDocument } from './printed-document.ts'
import { withMovedSpread } from './spreads.ts'

const [WIDTH, HEIGHT] = [297, 210]
const measures = { heightMm: HEIGHT, bleed: 3, safe: 6, slots: [] }
const single = (id: string) => ({ ...measures, id, role: 'inside' as const, widthMm: WIDTH })
const spread = (id: string) => ({ ...measures, id, role: 'spread' as const, widthMm: 2 * WIDTH })

/** A book of eight pages whose words are set in italic Cormorant. */
const plain: Document = (() => {
  const document = createPagesDocument('photobook', [
    { ...measures, id: 'cover', role: 'cover', widthMm: 601, spine: 7 },
    single('page-1'),
    ...['pages-2', 'pages-4', 'pages-6'].map(spread),
    single('page-8'),
  ])
  const design = {
    ...{ id: 'far-away', version: '1', palette: 'dune', foilFallback: null },
    colours: { ground: '#f6f1e7', ink: '#2d2821', muted: '#6b6253' },
  }
  return { ...document, design }
})()
const words = sampleText('Eine Woche am Meer, und der Wind immer von vorn.', {
  ...{ id: 'pages-2.body', face: 'Cormorant', weight: 500, italic: true, sizePt: 12, colour: 'muted' },
  box: { x: 30, y: 30, width: 120, height: 60 },
})
const withElements = (document: Document, id: string, elements: Element[]): Document => ({
  ...document,
  pages: document.pages.map(page =>
    page.id === id ? { ...page, elements: [...page.elements, ...elements] } : page,
  ),
})
const numbered = (numbers: Partial<PageNumbers> = {}, document = withElements(plain, 'pages-2', [words])) =>
  withPageNumbers(document, { position: 'outer', from: 1, ...numbers })
const photoAt = (x: number, y: number, width: number, height: number) =>
  createSlot({
    id: `photo-${x}`,
    box: { x, y, width, height },
    photo: { assetId: 'a', crop: DEFAULT_CROP },
  })

const textsOf = (document: Document, id: string) => {
  const page = document.pages.find(one => one.id === id)
  if (!page) throw new Error(`No page ${id}`)
  return pageNumberTexts(document, page)
}
const numbersOf = (document: Document) =>
  document.pages.map(({ id }) =>
    textsOf(document, id).flatMap(({ runs }) => runs.map(({ text }) => Number(text))),
  )

describe('page numbers', () => {
  it('are those of the page names, and never on the cover', () => {
    const document = numbered()
    expect(numbersOf(document)).toEqual([[], [1], [2, 3], [4, 5], [6, 7], [8]])
    expect(pageLabel(document, 'pages-4', 'de-DE')?.params).toEqual({ from: 4, until: 5 })
    expect(numbersOf(numbered({ from: 5 }))).toEqual([[], [], [], [5], [6, 7], [8]])
    expect(numbersOf(plain).flat()).toEqual([])
  })

  it('follow when pages are moved', () => {
    const moved = withMovedSpread(numbered(), 'pages-6', 0)
    expect(moved.pages[2]?.id).toBe('pages-6')
    expect(numbersOf(moved)).toEqual([[], [1], [2, 3], [4, 5], [6, 7], [8]])
  })

  it('are mirrored about the fold, inside the safe zone', () => {
    for (const position of ['outer', 'centre'] as const) {
      const document = numbered({ position })
      const [left, right] = textsOf(document, 'pages-4')
      const [first] = textsOf(document, 'page-1')
      const [last] = textsOf(document, 'page-8')
      if (!left || !right || !first || !last) throw new Error('A number is missing')
      expect(left.box.x).toBeCloseTo(2 * WIDTH - right.box.x - right.box.width, 6)
      expect(first.box.x).toBeCloseTo(right.box.x - WIDTH, 6)
      expect(last.box.x).toBeCloseTo(left.box.x, 6)
      expect([left.align, right.align]).toEqual(
        position === 'centre' ? ['centre', 'centre'] : ['left', 'right'],
      )
      if (position === 'centre') expect(left.box.x + left.box.width / 2).toBeCloseTo(WIDTH / 2, 6)
      for (const page of document.pages) {
        const safe = safeBox(page)
        for (const { box } of pageNumberTexts(document, page)) {
          expect(box.x).toBeGreaterThanOrEqual(safe.x)
          expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width)
          expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height)
        }
      }
    }
  })

  it('have the face and colour of the book’s words, another one of the design where it cannot be read', () => {
    const document = numbered()
    expect(textsOf(document, 'page-8')[0]).toMatchObject({
      ...{ face: 'Cormorant', weight: 500, italic: true, colour: 'muted', sizePt: 8.5 },
    })
    for (const background of ['ground', '#000000', '#6b6253', '#8a8a8a']) {
      const pages = document.pages.map(page => ({ ...page, background }))
      const [text] = textsOf({ ...document, pages }, 'pages-4')
      const [ink, paper] = [text?.colour ?? '', background].map(paint => tokenColour(document, paint))
      expect(contrastOf(ink ?? '', paper ?? '')).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('give way to photos to the edge and to words, on their own page only', () => {
    const full = withElements(plain, 'pages-4', [photoAt(-3, -3, WIDTH + 3, HEIGHT + 6)])
    const document = numbered({}, full)
    expect(numbersOf(document)[3]).toEqual([5])
    expect(countPageNumbers(document)).toEqual({ printed: 7, covered: 1 })
    const beside = numbered({}, withElements(plain, 'pages-4', [photoAt(20, 20, 200, 150)]))
    expect(numbersOf(beside)[3]).toEqual([4, 5])
    const low = { ...words, id: 'low', box: { x: WIDTH, y: 190, width: WIDTH, height: 18 } }
    expect(numbersOf(numbered({}, withElements(plain, 'pages-4', [low])))[3]).toEqual([4])
    const empty = { ...low, runs: low.runs.map(run => ({ ...run, text: '' })) }
    expect(numbersOf(numbered({}, withElements(plain, 'pages-4', [empty])))[3]).toEqual([4, 5])
  })

  it('find room when photos are laid out anew', () => {
    const document = numbered()
    const [, page] = document.pages
    if (!page) throw new Error('No page')
    const rules = { foldMm: 12, allowsAcross: false, marginShare: 0.02, gapMm: 3 }
    const footMm = numbersHeight(document, page)
    expect(numbersHeight(plain, page)).toBe(0)
    const bottoms = photoSheetsOf(document, { ...rules, footMm }).flatMap(({ areas }) =>
      areas.map(({ box }) => box.y + box.height),
    )
    const tops = document.pages.flatMap(one => pageNumberTexts(document, one).map(({ box }) => box.y))
    expect(Math.max(...bottoms)).toBeLessThan(Math.min(...tops))
    const [before] = photoSheetsOf(document, rules)
    expect(photoSheetsOf(document, { ...rules, footMm: 0 })[0]).toEqual(before)
  })

  it('are stored as a choice; drafts without them stay as they are', () => {
    const document = numbered({ from: 3 })
    const opened = parseDocument(JSON.parse(JSON.stringify(document)))
    expect(opened).toMatchObject({ ok: true, document: { pageNumbers: { position: 'outer', from: 3 } } })
    expect(
      parseDocument(JSON.parse(JSON.stringify({ ...document, pageNumbers: { position: 'top' } }))),
    ).toEqual(parseDocument(JSON.parse(JSON.stringify(withPageNumbers(document, null)))))
    expect(printedDocument(plain)).toBe(plain)
    expect(withPageNumbers(document, null)).not.toHaveProperty('pageNumbers')
    const printed = parseDocument(JSON.parse(JSON.stringify(printedDocument(document))))
    expect(printed).toMatchObject({ ok: true, repairs: [] })
  })
})
