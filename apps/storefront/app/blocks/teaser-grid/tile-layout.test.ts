import type { TeaserTile } from '@passepartout/content-model'
import { describe, expect, it } from 'vitest'
import { isSwipeableOnPhone, tileLayout } from './tile-layout.ts'

type Span = TeaserTile['span']
const phone = (spans: Span[]) =>
  spans.map((_, index) => tileLayout(spans, index).tile.includes('max-md:col-span-2'))

describe('a grid of teasers', () => {
  it('fills both columns of a phone without a gap, however many tiles there are', () => {
    for (let count = 1; count <= 9; count++) {
      const spans = Array.from({ length: count }, (_, index): Span => (index % 2 ? 'wide' : 'narrow'))
      const cells = phone(spans).reduce((sum, full) => sum + (full ? 2 : 1), 0)
      expect(cells % 2, `${count} tiles`).toBe(0)
    }
  })

  it('gives the first and the last two of seven the full width', () => {
    const spans: Span[] = ['wide', 'narrow', 'third', 'third', 'third', 'narrow', 'wide']
    expect(phone(spans)).toEqual([true, false, false, false, false, true, true])
  })

  it('is swiped on a phone where all tiles are equal', () => {
    expect(isSwipeableOnPhone(['third', 'third', 'third'])).toBe(true)
    expect(isSwipeableOnPhone(['wide', 'narrow'])).toBe(false)
  })
})
