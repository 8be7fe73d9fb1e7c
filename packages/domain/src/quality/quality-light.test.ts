import { describe, expect, it } from 'vitest'
import { qualityLight, qualityThresholds, viewingDistance } from './quality-light.ts'

const wall = (widthMm: number, heightMm: number, ppi: number) =>
  qualityLight({ viewing: 'wall', widthMm, heightMm, pixelsAcross: (ppi * widthMm) / 25.4 })
const hand = (ppi: number) =>
  qualityLight({ viewing: 'hand', widthMm: 148, heightMm: 105, pixelsAcross: (ppi * 148) / 25.4 })

describe('the quality light', () => {
  it.each([
    [200, 'green'],
    [199.9, 'amber'],
    [150, 'amber'],
    [149.9, 'red'],
    [0, 'red'],
  ])('of a hand-held print at %d ppi is %s', (ppi, light) => expect(hand(ppi).light).toBe(light))

  // Domain facts 2.6: distance, green and amber ppi per size.
  it.each([
    [300, 200, 0.54, 300, 161],
    [600, 400, 1.08, 166, 80],
    [900, 600, 1.62, 111, 60],
    [1200, 800, 2.16, 83, 60],
    [1500, 1000, 2.7, 67, 60],
  ])('of %i x %i mm on the wall turns at the ppi of its distance', (width, height, metres, green, amber) => {
    const size = { widthMm: width, heightMm: height }
    expect(viewingDistance(size)).toBeCloseTo(metres, 2)
    const thresholds = qualityThresholds('wall', size)
    expect([Math.round(thresholds.green), Math.round(thresholds.amber)]).toEqual([green, amber])
    expect(wall(width, height, thresholds.green).light).toBe('green')
    expect(wall(width, height, thresholds.green - 0.1).light).toBe('amber')
    expect(wall(width, height, thresholds.amber).light).toBe('amber')
    expect(wall(width, height, thresholds.amber - 0.1).light).toBe('red')
  })

  it('never looks nearer than 40 centimetres', () => {
    expect(viewingDistance({ widthMm: 100, heightMm: 100 })).toBe(0.4)
  })

  it('says from how many metres a print is sharp', () => {
    expect(wall(600, 400, 87)).toMatchObject({ ppi: 87, sharpFromMetres: 1 })
    expect(wall(600, 400, 70)).toMatchObject({ ppi: 70, sharpFromMetres: 1.3, light: 'red' })
    expect(qualityLight({ viewing: 'wall', widthMm: 600, heightMm: 400, pixelsAcross: 0 })).toEqual({
      light: 'red',
      ppi: 0,
      sharpFromMetres: Number.POSITIVE_INFINITY,
    })
  })

  it('is green for a phone’s twelve megapixels up to 120 x 80 cm', () => {
    for (const width of [300, 600, 900, 1200]) {
      const light = qualityLight({
        viewing: 'wall',
        widthMm: width,
        heightMm: (width * 2) / 3,
        pixelsAcross: 4032,
      })
      expect(light.light).toBe('green')
    }
  })
})
