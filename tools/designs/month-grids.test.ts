import { designsOf } from '@passepartout/designs'
import type { PositionedWord } from '@passepartout/render'
import { isLongRun } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { type DrawnGrid, MONTHS, monthPages, pathsOf, textsIn } from './month-pages.ts'
import { openDesigns } from './open-designs.ts'

const { library, shaper } = await openDesigns()
const calendars = designsOf(library, 'calendar')

const RECTANGLE = /M([-\d.]+) ([-\d.]+)h([-\d.]+)v([-\d.]+)h[-\d.]+Z/g

/** Words below a background that is painted after them. */
function coveredWords(grid: DrawnGrid): string[] {
  const paths = pathsOf(grid)
  return paths.flatMap(({ words = [] }, index) => {
    const later = paths
      .slice(index + 1)
      .flatMap(({ d }) => [...d.matchAll(RECTANGLE)].map(one => one.map(Number)))
    return words.filter(word => later.some(box => liesIn(word, box))).map(({ text }) => text)
  })
}

function liesIn(
  { x, y, widthMm, sizeMm }: PositionedWord,
  [, left = 0, top = 0, width = 0, height = 0]: number[],
) {
  const [middle, half] = [x + widthMm / 2, y - sizeMm / 3]
  return middle > left && middle < left + width && half > top && half < top + height
}

describe('the months of 2027 and 2028', () => {
  test('there are thirty designs of calendars', () => expect(calendars.length).toBeGreaterThanOrEqual(30))

  test.each(calendars.map(design => [design.id, design] as const))(
    '%s: every day is painted, and nothing over it',
    async (_id, design) => {
      const sizes = [design.trim, ...(isLongRun ? design.layouts.map(({ trim }) => trim) : [])]
      for (const trim of sizes) {
        for (const start of MONTHS) {
          const pages = await monthPages({ library, shaper, onlyGrids: true }, design, { trim, start })
          for (const { name, grids } of pages) {
            expect(grids.length, name).toBeGreaterThan(0)
            for (const grid of grids) {
              const said = new Set(textsIn(grid).map(({ text }) => text))
              expect(
                grid.days.filter(day => !said.has(day)),
                name,
              ).toEqual([])
              expect(coveredWords(grid), name).toEqual([])
            }
          }
        }
      }
    },
  )
})
