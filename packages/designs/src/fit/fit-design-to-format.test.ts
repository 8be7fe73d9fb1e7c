import type { BookCover } from '@passepartout/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { designsOf, findDesign } from '../library/design-library.ts'
import type { CalendarDesign, CollageDesign, PhotobookDesign } from '../schema/design.ts'
import { readShopDesigns } from '../shop-designs.fixture.ts'
import { composeBookCover } from './compose-book-cover.ts'
import { fitDesignToFormat, pageOf } from './fit-design-to-format.ts'

let collage: CollageDesign
let calendar: CalendarDesign
let book: PhotobookDesign
beforeAll(async () => {
  const library = await readShopDesigns()
  const found = [
    findDesign(library, 'collage', '28'),
    findDesign(library, 'calendar', 'linen'),
    findDesign(library, 'photobook', 'by-the-sea'),
  ] as const
  if (!found[0] || !found[1] || !found[2]) throw new Error('designs are missing')
  ;[collage, calendar, book] = found
})

describe('a design at another size', () => {
  it('scales places, gaps and type, and keeps the bleed', () => {
    const large = fitDesignToFormat(collage, { widthMm: 1200, heightMm: 900 })
    const [photo, second] = large.pages[0]?.elements ?? []
    const [base] = collage.pages[0]?.elements ?? []
    expect(photo).toMatchObject({ x: -3, y: -3, width: 1206 })
    expect((photo?.height ?? 0) - 3).toBeCloseTo(((base?.height ?? 0) - 3) * 2, 1)
    expect(second).toMatchObject({ x: -3 })
    expect(large.bleedMm).toBe(3)
  })

  it('is itself at its own size', () => {
    expect(fitDesignToFormat(collage, collage.trim).pages).toEqual(collage.pages)
  })

  it('takes the layout of the nearest proportion', () => {
    const landscape = fitDesignToFormat(calendar, { widthMm: 420, heightMm: 297 })
    const photo = pageOf(landscape, 'month-1')?.elements.find(({ kind }) => kind === 'photo')
    expect(landscape.trim).toEqual({ widthMm: 420, heightMm: 297 })
    expect(photo && photo.x + photo.width).toBeLessThan(420 * 0.6)
  })

  it('keeps two facing pages twice as wide as one', () => {
    const square = fitDesignToFormat(book, { widthMm: 300, heightMm: 300 })
    expect(pageOf(square, 'panorama')?.elements[0]).toMatchObject({ x: -3, width: 606, height: 306 })
  })
})

describe('the cover of a book in one piece', () => {
  const SPINE_TEXT = { fromMm: 6, clearanceMm: 1, lettersNarrowerMm: 4 }
  const soft = (spineMm: number): BookCover => ({
    ...{ widthMm: 2 * 297 + spineMm, heightMm: 210, spineMm, hingeMm: 0, turnInMm: 0, bleedMm: 3 },
    board: { widthMm: 297, heightMm: 210 },
    spineText: SPINE_TEXT,
  })
  const hard: BookCover = {
    ...{ widthMm: 609, heightMm: 216.8, spineMm: 7, hingeMm: 8, turnInMm: 15, bleedMm: 3 },
    board: { widthMm: 293, heightMm: 216.8 },
    spineText: SPINE_TEXT,
  }
  const elementOf = (cover: BookCover, id: string) =>
    composeBookCover(book, cover).pages[0]?.elements.find(element => element.id === id)

  it('is two pages and the spine wide where it is soft', () => {
    expect(composeBookCover(book, soft(12)).trim).toEqual({ widthMm: 2 * 297 + 12, heightMm: 210 })
  })

  it('is two boards, two hinges and the spine wide where it is hard', () => {
    expect(composeBookCover(book, hard).trim).toEqual({ widthMm: 2 * 293 + 2 * 8 + 7, heightMm: 216.8 })
  })

  it('puts the front to the right of the spine, without its bleed there', () => {
    expect(elementOf(soft(12), 'front-photo')).toMatchObject({ x: 309, width: 300 })
  })

  it('lets a photo of the whole front go on across the hinge, to the spine', () => {
    expect(elementOf(hard, 'front-photo')).toMatchObject({ x: 308, width: 304, y: -3, height: 222.8 })
  })

  it('keeps words out of the hinges in every design', async () => {
    const inHinge = designsOf(await readShopDesigns(), 'photobook').flatMap(design =>
      (composeBookCover(design, hard).pages[0]?.elements ?? [])
        .filter(({ kind, id }) => kind === 'text' && id !== 'spine')
        .filter(({ x, width }) => x < 316 && x + width > 293)
        .map(({ id }) => `${design.id} ${id}`),
    )
    expect(inHinge).toEqual([])
  })

  it.each([
    [5.9, false],
    [6, true],
  ])('has words on a spine of %f mm: %s', (spineMm, words) => {
    expect(elementOf(soft(spineMm), 'spine') !== undefined).toBe(words)
  })

  it('keeps the words a millimetre away from the edges of the spine', () => {
    expect(elementOf(soft(8), 'spine')).toMatchObject({ height: 6, rotate: 90 })
  })

  it('sets capitals 4 mm lower than the spine is wide', () => {
    const words = elementOf(soft(6), 'spine')
    const size = words?.kind === 'text' ? words.sizePt : 0
    expect((size * 0.72 * 25.4) / 72).toBeCloseTo(2, 2)
  })
})
