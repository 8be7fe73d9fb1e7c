import type { SceneData } from '@passepartout/mockups'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heroCrop } from './hero-crop.ts'

const scene = (left: number, top: number, width: number, height: number): SceneData => {
  const [x1, y1, x2, y2] = [left * 1800, top * 1200, (left + width) * 1800, (top + height) * 1200]
  return {
    name: 'test',
    width: 1800,
    height: 1200,
    files: { base: 'base.jpg' },
    placements: [
      {
        id: 'main',
        kind: 'framed',
        aspect: 1.5,
        widthMm: 900,
        heightMm: 600,
        quad: [
          [x1, y1],
          [x2, y1],
          [x2, y2],
          [x1, y2],
        ],
      },
    ],
  }
}

describe('the crop of a hero', () => {
  it('puts the picture where the words leave room', () => {
    const { crop } = heroCrop(scene(0.384, 0.223, 0.248, 0.248), { width: 0.309, centreX: 0.405, top: 0.24 })
    expect((0.508 - crop.x) / crop.width).toBeCloseTo(0.405, 2)
    expect(0.248 / crop.width).toBeCloseTo(0.309, 2)
  })

  it('never leaves the scene, wherever its picture hangs', () => {
    const share = fc.double({ min: 0.02, max: 0.45, noNaN: true })
    fc.assert(
      fc.property(share, share, share, share, (left, top, width, height) => {
        const { crop, focus } = heroCrop(scene(left, top, width, height), {
          width: 0.3,
          centreX: 0.4,
          top: 0.2,
        })
        for (const start of [crop.x, crop.y]) expect(start).toBeGreaterThanOrEqual(0)
        expect(crop.x + crop.width).toBeLessThanOrEqual(1.0002)
        expect(crop.y + crop.height).toBeLessThanOrEqual(1.0002)
        for (const part of focus) expect(part >= 0 && part <= 1).toBe(true)
      }),
    )
  })

  it('shows a scene without pictures whole', () => {
    expect(
      heroCrop({ ...scene(0, 0, 1, 1), placements: [] }, { width: 0.3, centreX: 0.4, top: 0.2 }).crop.width,
    ).toBe(1)
  })
})
