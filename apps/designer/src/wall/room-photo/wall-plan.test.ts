import { describe, expect, it } from 'vitest'
import { boundsOfPlan, formatTapeLength, type PlannedItem, wallGaps, wallOffsetOf } from './wall-plan.ts'

const picture = (title: string, widthMm: number, heightMm: number, x: number, y: number): PlannedItem => ({
  title,
  outer: { widthMm, heightMm },
  centre: [x, y],
})
const large = picture('large', 600, 400, 105, 148.5)
const right = picture('right', 300, 200, 105 + 300 + 50 + 150, 148.5)
const below = picture('below', 300, 200, 0, 148.5 + 200 + 80 + 100)

describe('A hanging plan', () => {
  it('measures each picture from the sheet', () => {
    expect(wallOffsetOf(large)).toEqual({ left: -195, top: -51.5, middle: 105 })
  })

  it('names the free wall between neighbours', () => {
    expect(wallGaps([large, right, below]).map(({ mm }) => mm)).toEqual([50, 80])
  })

  it('names none between pictures that lie on each other, and none around a corner', () => {
    expect(wallGaps([large, { ...large, title: 'again' }])).toEqual([])
    expect(wallGaps([large, picture('corner', 100, 100, 1000, 1000)])).toEqual([])
  })

  it('goes around sheet and pictures', () => {
    expect(boundsOfPlan([large, right], [210, 297])).toEqual({
      left: -195,
      top: -51.5,
      width: 950,
      height: 400,
    })
    expect(boundsOfPlan([], [210, 297])).toEqual({ left: 0, top: 0, width: 210, height: 297 })
  })
})

describe('A length to drill by', () => {
  it.each([
    [123.4, 'de-DE', '12,3\u00a0cm'],
    [0, 'de-CH', '0\u00a0cm'],
    [600, 'en-US', '23\u00a05/8\u00a0in'],
    [254, 'en-US', '10\u00a0in'],
    [6.35, 'en-US', '1/4\u00a0in'],
    [0.2, 'en-US', '0\u00a0in'],
    [25.3, 'en-US', '1\u00a0in'],
  ] as const)('of %d mm is read from a tape measure in %s as %s', (mm, locale, words) => {
    expect(formatTapeLength(mm, locale)).toBe(words)
  })
})
