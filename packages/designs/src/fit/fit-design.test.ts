import { beforeAll, describe, expect, it } from 'vitest'
import { findDesign } from '../library/design-library.ts'
import type { CalendarDesign, CollageDesign, PhotobookDesign } from '../schema/design.ts'
import { readShopDesigns } from '../shop-designs.fixture.ts'
import { coverOf } from './cover-of.ts'
import { fitDesign, pageOf } from './fit-design.ts'

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
    const large = fitDesign(collage, { widthMm: 1200, heightMm: 900 })
    const [photo, second] = large.pages[0]?.elements ?? []
    const [base] = collage.pages[0]?.elements ?? []
    expect(photo).toMatchObject({ x: -3, y: -3, width: 1206 })
    expect((photo?.height ?? 0) - 3).toBeCloseTo(((base?.height ?? 0) - 3) * 2, 1)
    expect(second).toMatchObject({ x: -3 })
    expect(large.bleedMm).toBe(3)
  })

  it('is itself at its own size', () => {
    expect(fitDesign(collage, collage.trim).pages).toEqual(collage.pages)
  })

  it('takes the layout of the nearest proportion', () => {
    const landscape = fitDesign(calendar, { widthMm: 420, heightMm: 297 })
    const photo = pageOf(landscape, 'month-1')?.elements.find(({ kind }) => kind === 'photo')
    expect(landscape.trim).toEqual({ widthMm: 420, heightMm: 297 })
    expect(photo && photo.x + photo.width).toBeLessThan(420 * 0.6)
  })

  it('keeps two facing pages twice as wide as one', () => {
    const square = fitDesign(book, { widthMm: 300, heightMm: 300 })
    expect(pageOf(square, 'panorama')?.elements[0]).toMatchObject({ x: -3, width: 606, height: 306 })
  })
})

describe('the cover of a book in one piece', () => {
  it('is two pages and the spine wide', () => {
    expect(coverOf(book, 12).trim).toEqual({ widthMm: 2 * 297 + 12, heightMm: 210 })
  })

  it('puts the front to the right of the spine, without its bleed there', () => {
    const photo = coverOf(book, 12).pages[0]?.elements.find(({ id }) => id === 'front-photo')
    expect(photo).toMatchObject({ x: 309, width: 300 })
  })

  it.each([
    [5.9, false],
    [6, true],
  ])('has words on a spine of %f mm: %s', (spineMm, words) => {
    expect(coverOf(book, spineMm).pages[0]?.elements.some(({ id }) => id === 'spine')).toBe(words)
  })

  it('keeps the words a millimetre away from the edges of the spine', () => {
    const spine = coverOf(book, 8).pages[0]?.elements.find(({ id }) => id === 'spine')
    expect(spine).toMatchObject({ height: 6, rotate: 90 })
  })
})
