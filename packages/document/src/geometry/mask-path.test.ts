import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskInside, PHOTO_MASKS } from './mask-inside.ts'
import { MASKS, maskPath } from './mask-path.ts'

describe('the outline of a mask', () => {
  it('stays in its box for figures of straight lines and curves', () => {
    const side = fc.double({ min: 1, max: 900, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom('heart', 'hexagon', 'diamond', 'star', 'house', 'drop'),
        side,
        side,
        (mask, width, height) => {
          const numbers = (
            maskPath(mask as 'heart', { x: 5, y: 7, width, height }, 0).match(/-?[\d.]+/g) ?? []
          ).map(Number)
          const across = numbers.filter((_, index) => index % 2 === 0)
          const down = numbers.filter((_, index) => index % 2 === 1)
          expect(Math.min(...across)).toBeGreaterThanOrEqual(4.999)
          expect(Math.max(...across)).toBeLessThanOrEqual(5.001 + width)
          expect(Math.min(...down)).toBeGreaterThanOrEqual(6.999)
          expect(Math.max(...down)).toBeLessThanOrEqual(7.001 + height)
        },
      ),
    )
  })

  it('is closed for every mask', () => {
    const open = MASKS.filter(mask => !maskPath(mask, { x: 0, y: 0, width: 10, height: 10 }, 2).endsWith('Z'))
    expect(open).toEqual([])
  })

  it('is one of eleven for photos, each with room for a face inside its box', () => {
    expect(new Set(PHOTO_MASKS).size).toBe(11)
    const box = { x: 5, y: 7, width: 90, height: 60 }
    const outside = MASKS.filter(mask => {
      const { x, y, width, height } = maskInside(mask, box)
      return x < 5 || y < 7 || x + width > 95.001 || y + height > 67.001 || width * height < 90 * 60 * 0.15
    })
    expect(outside).toEqual([])
  })
})
