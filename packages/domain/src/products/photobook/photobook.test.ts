import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extraPageSteps, isPageCount, pageCountFor, pageCounts } from './page-counts.ts'
import { defaultPhotobookFormat, photobookTemplate } from './photobook-names.ts'
import { bookBlockThicknessMm, caliperMm, spineTextMm, spineWidthMm } from './spine.ts'

const silk170 = { leafMm: caliperMm(170, 0.9) }

describe('the spine of a book', () => {
  // Domain facts 2.3: silk 170 g/m² at a bulk of 0.9.
  it.each([
    [24, 1.8],
    [48, 3.7],
    [100, 7.6],
    [160, 12.2],
  ])('holds a block of %i pages that is %d mm thick', (pages, block) => {
    expect(Math.abs(bookBlockThicknessMm({ pages, ...silk170 }) - block)).toBeLessThanOrEqual(0.051)
  })

  it.each([
    [24, 0.153, 2.8, 7.5],
    [160, 0.153, 2.8, 18],
    [24, 0.153, 0.25, 2.5],
    [100, 0.153, 0.25, 8],
    [16, 0.5, 2.8, 9.5],
    [80, 0.9, 2.8, 41.5],
    [25, 0.1, 2.5, 6.5],
  ] as const)('with %i pages of %d mm and a cover of %d mm is %d mm wide', (...row) => {
    const [pages, leafMm, coverMm, width] = row
    expect(spineWidthMm({ pages, leafMm, coverMm }, 0.5)).toBe(width)
  })

  it('is never narrower for more pages, and lies in steps of half a millimetre', () => {
    const mm = fc.double({ min: 0.05, max: 3, noNaN: true })
    const pages = fc.integer({ min: 8, max: 200 })
    fc.assert(
      fc.property(pages, mm, mm, (count, leafMm, coverMm) => {
        const width = (more: number) => spineWidthMm({ pages: count + more, leafMm, coverMm }, 0.5)
        expect(width(2)).toBeGreaterThanOrEqual(width(0))
        expect(Number.isInteger(width(0) * 2)).toBe(true)
      }),
    )
  })

  it.each([
    [0, undefined],
    [5.5, undefined],
    [6, 4],
    [12.5, 10.5],
  ])('of %d mm has %s mm for its text', (width, text) =>
    expect(spineTextMm(width, { fromMm: 6, clearanceMm: 1 })).toBe(text),
  )
})

describe('the pages of a book', () => {
  const ranges = {
    digitalfotobuch: { min: 24, max: 160, step: 2 },
    echtfotobuch: { min: 16, max: 80, step: 2 },
    fotoheft: { min: 16, max: 60, step: 4 },
  }

  it.each([
    ['digitalfotobuch', 69, [24, 26, 28]],
    ['echtfotobuch', 33, [16, 18, 20]],
    ['fotoheft', 12, [16, 20, 24]],
  ] as const)('of a %s have %i counts', (type, length, first) => {
    const counts = pageCounts(ranges[type])
    expect(counts).toHaveLength(length)
    expect(counts.slice(0, 3)).toEqual(first)
    expect(counts.at(-1)).toBe(ranges[type].max)
  })

  it.each([
    ['digitalfotobuch', 25, false],
    ['digitalfotobuch', 162, false],
    ['digitalfotobuch', 22, false],
    ['digitalfotobuch', 160, true],
    ['fotoheft', 18, false],
    ['fotoheft', 20, true],
    ['fotoheft', 20.5, false],
  ] as const)('of a %s may be %d: %s', (type, pages, legal) => {
    expect(isPageCount(ranges[type], pages)).toBe(legal)
  })

  it.each([
    ['digitalfotobuch', 25, 26],
    ['digitalfotobuch', 1, 24],
    ['echtfotobuch', 99, 80],
    ['fotoheft', 17, 20],
    ['fotoheft', Number.NaN, 16],
  ] as const)('of a %s that should be %d are %i', (type, wanted, pages) => {
    expect(pageCountFor(ranges[type], wanted)).toBe(pages)
  })

  it('are counted in steps beyond the fewest', () => {
    for (const range of Object.values(ranges)) {
      expect(pageCounts(range).map(pages => extraPageSteps(range, pages))).toEqual([
        ...pageCounts(range).keys(),
      ])
    }
  })
})

describe('the format a book begins with', () => {
  it.each([
    ['echtfotobuch', 'a4-quer', 'a4-hoch', '300-300'],
    ['digitalfotobuch', 'a5-quer', 'a4-hoch', '200-200'],
    ['fotoheft', 'a5-quer', 'a4-hoch', '200-200'],
  ] as const)('of a %s is %s, %s or %s', (type, landscape, portrait, square) => {
    expect(defaultPhotobookFormat(type, 'din-landscape')).toBe(landscape)
    expect(defaultPhotobookFormat(type, 'din-portrait')).toBe(portrait)
    expect(defaultPhotobookFormat(type, 'square')).toBe(square)
    expect([landscape, portrait, square].map(photobookTemplate)).toEqual(['landscape', 'portrait', 'square'])
  })
})
