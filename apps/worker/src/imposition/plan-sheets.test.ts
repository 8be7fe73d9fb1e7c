import { describe, expect, it } from 'vitest'
import { planSheets } from './plan-sheets.ts'

const FORMAT = { widthMm: 450, heightMm: 320, marginMm: 10, gutterMm: 5, mayTurn: true, leastUse: 0 }
const card = { width: 111, height: 166 }

describe('the press sheets of a line', () => {
  it('repeat a card with its back, and print a full sheet as often as needed', () => {
    const sheets = planSheets({ pages: [card, card], sidesPerPiece: 2, copies: 12, format: FORMAT })
    const [full, rest] = sheets ?? []
    const pieces = (full?.sides[0]?.length ?? 0) * (full?.run ?? 0) + (rest?.sides[0]?.length ?? 0)
    expect(pieces).toBe(12)
    expect(full?.run).toBeGreaterThan(1)
    expect(full?.sides[0]?.every(({ page }) => page === 0)).toBe(true)
    expect(full?.sides[1]?.every(({ page }) => page === 1)).toBe(true)
  })

  it('lay each back behind its front once the sheet is turned over', () => {
    const [sheet] = planSheets({ pages: [card, card], sidesPerPiece: 2, copies: 12, format: FORMAT }) ?? []
    const [fronts = [], backs = []] = sheet?.sides ?? []
    for (const [at, front] of fronts.entries()) {
      const across = front.rotation === 0 ? card.width : card.height
      expect(backs[at]?.x).toBeCloseTo(FORMAT.widthMm - front.x - across)
      expect(backs[at]?.y).toBe(front.y)
      expect(backs[at]?.rotation).toBe(front.rotation === 0 ? 0 : 270)
    }
  })

  it('hold each guest’s card once, in the order of the file', () => {
    const pages = Array.from({ length: 40 }, () => card)
    const sheets = planSheets({ pages, sidesPerPiece: 2, copies: 1, format: { ...FORMAT, mayTurn: false } })
    const fronts = sheets?.flatMap(({ sides }) => sides[0]?.map(({ page }) => page) ?? [])
    expect(fronts).toEqual(Array.from({ length: 20 }, (_, at) => at * 2))
  })

  it('are left out where a piece is too large or the sheet would be nearly empty', () => {
    const poster = { width: 600, height: 400 }
    expect(planSheets({ pages: [poster], sidesPerPiece: 1, copies: 1, format: FORMAT })).toBeUndefined()
    const wanted = { ...FORMAT, leastUse: 0.5 }
    expect(planSheets({ pages: [card], sidesPerPiece: 1, copies: 1, format: wanted })).toBeUndefined()
  })
})
