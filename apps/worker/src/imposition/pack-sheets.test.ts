import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PieceSize, packSheets } from './pack-sheets.ts'

const SHEET = { width: 680, height: 480 }
const piece = (width: number, height: number, count: number, mayTurn = true): PieceSize => ({
  width,
  height,
  count,
  mayTurn,
})

/** Formats of prints with 3 mm bleed and room for a blade. */
const PRINTS = [
  ...[piece(100, 140, 140), piece(110, 160, 160), piece(140, 190, 90), piece(210, 310, 40)],
  ...[piece(110, 110, 50), piece(310, 410, 12), piece(160, 220, 8)],
]

const boxesOf = (sizes: readonly PieceSize[], pieces: ReturnType<typeof packSheets>[number]['pieces']) =>
  pieces.map(({ size, x, y, turned }) => {
    const { width = 0, height = 0 } = sizes[size] ?? {}
    const [across, down] = turned ? [height, width] : [width, height]
    return { x, y, right: x + across, bottom: y + down }
  })

describe('sheets of mixed pieces', () => {
  it('cover 85 % of the paper with 500 prints', () => {
    const sheets = packSheets(PRINTS, SHEET)
    const use = sheets.reduce((sum, sheet) => sum + sheet.use, 0) / sheets.length
    expect(use).toBeGreaterThanOrEqual(0.85)
    expect(sheets.flatMap(({ pieces }) => pieces)).toHaveLength(500)
  })

  it('are the same for the same pieces', () => {
    expect(packSheets(PRINTS, SHEET)).toEqual(packSheets(PRINTS, SHEET))
  })

  it('hold each piece once, within the area, none over another', () => {
    const sizes = fc.array(
      fc
        .tuple(
          fc.integer({ min: 40, max: 480 }),
          fc.integer({ min: 40, max: 480 }),
          fc.integer({ min: 1, max: 9 }),
        )
        .map(([width, height, count]) => piece(width, height, count)),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(sizes, made => {
        const sheets = packSheets(made, SHEET)
        const counts = made.map(() => 0)
        for (const { pieces } of sheets) {
          for (const { size } of pieces) counts[size] = (counts[size] ?? 0) + 1
          const boxes = boxesOf(made, pieces)
          for (const [at, box] of boxes.entries()) {
            expect(box.right).toBeLessThanOrEqual(SHEET.width)
            expect(box.bottom).toBeLessThanOrEqual(SHEET.height)
            for (const other of boxes.slice(at + 1))
              expect(
                box.right <= other.x ||
                  other.right <= box.x ||
                  box.bottom <= other.y ||
                  other.bottom <= box.y,
              ).toBe(true)
          }
        }
        expect(counts).toEqual(made.map(({ count }) => count))
      }),
    )
  })

  it('turn no piece whose grain forbids it', () => {
    const [sheet] = packSheets([piece(100, 200, 12, false)], { width: 420, height: 300 })
    expect(sheet?.pieces.every(({ turned }) => !turned)).toBe(true)
    expect(sheet?.pieces).toHaveLength(4)
  })

  it('are refused where a piece is larger than the sheet', () => {
    expect(() => packSheets([piece(700, 500, 1)], SHEET)).toThrow(RangeError)
  })
})
