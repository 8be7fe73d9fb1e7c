import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import type { Document, PageRole } from '../model.ts'
import { dieCutPath, isInDieCut } from './die-cut.ts'

/** A card of 100 x 140 mm, or a wide one. */
function card(punching: string | null, roles: PageRole[] = ['front', 'back'], [width, height] = [100, 140]) {
  const sheets = roles.map(role => ({
    ...{ id: role, role, widthMm: width!, heightMm: height!, bleed: 3, safe: 4, slots: [] },
  }))
  const plain = createPagesDocument('card', sheets, { locale: 'de-DE' })
  return { ...plain, card: { envelope: null, read: null, ...plain.card, punching } } as Document
}
const FOLDED: PageRole[] = ['front', 'inside-left', 'inside-right', 'back']
const pathOf = (document: Document, at = 0) => dieCutPath(document, document.pages[at]!)
const holes = (path: string | null) => (path?.match(/M/g)?.length ?? 1) - 1

describe('a punched card', () => {
  it('has an outline where it is punched, and none otherwise', () => {
    expect(pathOf(card(null))).toBeNull()
    expect(pathOf(card('arch'))).toBe('M0 140V50a50 50 0 0 1 100 0V140Z')
    expect(holes(pathOf(card('hole')))).toBe(1)
    expect(holes(pathOf(card('two-holes')))).toBe(2)
  })

  it('is round at its corners, but for those at the fold', () => {
    expect(pathOf(card('corners'))?.match(/a5 5/g)).toHaveLength(4)
    expect(pathOf(card('corners', FOLDED))).toMatch(/^M0 0H95a5 5 0 0 1 5 5V135a5 5 0 0 1 -5 5H0a0 0/)
    expect(pathOf(card('corners', FOLDED), 3)).toMatch(/^M5 0H100a0 0/)
    expect(pathOf(card('corners', FOLDED, [140, 100]))).toMatch(/^M0 0H140a0 0 .*V95a5 5/)
  })

  it('has its holes along the fold, on both sides of a leaf', () => {
    const [front, left, right, back] = [0, 1, 2, 3].map(at => pathOf(card('hole', FOLDED), at))
    expect([front, right].every(path => path?.includes('M5.5 70'))).toBe(true)
    expect([left, back].every(path => path?.includes('M89.5 70'))).toBe(true)
  })

  it('takes away what lies in its corners or holes, and what is too near to them', () => {
    const isAway = (punching: string, x: number, y: number, near = 0) => {
      const document = card(punching)
      return isInDieCut(document, document.pages[0]!, [{ x, y }], near)
    }
    expect([isAway('arch', 5, 5), isAway('arch', 50, 5), isAway('arch', 5, 120)]).toEqual([
      true,
      false,
      false,
    ])
    expect([isAway('oval', 8, 20), isAway('oval', 50, 70)]).toEqual([true, false])
    expect([isAway('hole', 50, 8), isAway('hole', 50, 12), isAway('hole', 50, 12, 4)]).toEqual([
      true,
      false,
      true,
    ])
    expect(isAway('corners', 50, 8)).toBe(false)
  })
})
