import { describe, expect, it } from 'vitest'
import { fillingPpi, qualityLight, qualityThresholds, viewingDistance } from './quality-light.ts'

const wall = (widthMm: number, heightMm: number, ppi: number) =>
  qualityLight({ viewing: 'wall', front: { widthMm, heightMm }, ppi })
const hand = (ppi: number) => qualityLight({ viewing: 'hand', front: { widthMm: 148, heightMm: 105 }, ppi })

describe('the quality light', () => {
  it.each([
    [200, 'sharp'],
    [199.9, 'good'],
    [150, 'good'],
    [149.9, 'soft'],
    [100, 'soft'],
    [99.9, 'too-small'],
    [0, 'too-small'],
  ])('of a hand-held print at %d ppi is %s', (ppi, grade) => expect(hand(ppi).grade).toBe(grade))

  it.each([
    [300, 200, 1, 87, 65],
    [600, 400, 1.08, 80, 60],
    [900, 600, 1.62, 60, 50],
    [1200, 800, 2.16, 60, 50],
    [1500, 1000, 2.7, 60, 50],
  ])('of %i x %i mm on the wall turns at the ppi of its distance', (width, height, metres, sharp, good) => {
    const size = { widthMm: width, heightMm: height }
    expect(viewingDistance(size)).toBeCloseTo(metres, 2)
    const thresholds = qualityThresholds('wall', size)
    expect([Math.round(thresholds.sharp), Math.round(thresholds.good)]).toEqual([sharp, good])
    expect(wall(width, height, thresholds.sharp).grade).toBe('sharp')
    expect(wall(width, height, thresholds.sharp - 0.1).grade).toBe('good')
    expect(wall(width, height, thresholds.good).grade).toBe('good')
    expect(wall(width, height, 50).grade).not.toBe('too-small')
    expect(wall(width, height, 49.9).grade).toBe('too-small')
  })

  it('looks at a wall from one metre at least', () => {
    expect(viewingDistance({ widthMm: 100, heightMm: 100 })).toBe(1)
  })

  it('says from how many metres what hangs on a wall is sharp, and nothing of metres in the hand', () => {
    expect(wall(600, 400, 87)).toEqual({ grade: 'sharp', ppi: 87, sharpFromMetres: 1 })
    expect(wall(600, 400, 55)).toEqual({ grade: 'soft', ppi: 55, sharpFromMetres: 1.6 })
    expect(wall(600, 400, 0)).toEqual({
      grade: 'too-small',
      ppi: 0,
      sharpFromMetres: Number.POSITIVE_INFINITY,
    })
    expect(hand(120)).toEqual({ grade: 'soft', ppi: 120 })
  })

  it.each([
    ['a phone’s twelve megapixels up to 150 x 100 cm', 4032, 2688, [300, 600, 900, 1200, 1500], 'sharp'],
    ['a screen’s 1920 x 1080 on small canvases', 1920, 1080, [300], 'sharp'],
    ['a screen’s 1920 x 1080 at 60 x 40 cm', 1920, 1080, [600, 750], 'good'],
    ['a screen’s 1920 x 1080 from 90 x 60 cm on', 1920, 1080, [900, 1200], 'too-small'],
    ['a camera’s 3200 x 1800 at 60 x 40 cm', 3200, 1800, [600], 'sharp'],
  ] as const)('judges %s', (_, width, height, sizes, grade) => {
    for (const widthMm of sizes) {
      const front = { widthMm, heightMm: (widthMm * 2) / 3 }
      const ppi = fillingPpi({ width, height }, front)
      expect(qualityLight({ viewing: 'wall', front, ppi }).grade).toBe(grade)
    }
  })

  it('counts the pixels that are left once a photo fills a place of another shape', () => {
    const square = { widthMm: 500, heightMm: 500 }
    expect(fillingPpi({ width: 4000, height: 1000 }, square)).toBeCloseTo(50.8, 1)
    expect(fillingPpi({ width: 1000, height: 4000 }, square)).toBeCloseTo(50.8, 1)
  })
})
