import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePpi } from '../geometry/effective-ppi.ts'
import { clampCrop, placePhoto } from '../geometry/place-photo.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { cropAroundFaces } from './crop-around-faces.ts'
import { headOf } from './fit-faces.ts'

const PRINT = { sideMm: 13, leastPpi: 200 }
const BOX = { x: 0, y: 0, width: 13, height: 13 }
const FRAME = { cover: BOX, whole: BOX }

describe('a photo in a small circle', () => {
  it('shows its middle without faces', () => {
    expect(cropAroundFaces({ width: 4000, height: 3000 }, [], PRINT)).toEqual(DEFAULT_CROP)
  })

  it('shows every face whole, but for the corners of the photo', () => {
    const faces = fc.record({
      x: fc.double({ min: 0.12, max: 0.68, noNaN: true }),
      y: fc.double({ min: 0.1, max: 0.7, noNaN: true }),
      width: fc.double({ min: 0.08, max: 0.2, noNaN: true }),
    })
    fc.assert(
      fc.property(faces, ({ x, y, width }) => {
        const photo = { width: 4000, height: 3000 }
        const face = { x, y, width, height: (width * 4) / 3 }
        const crop = cropAroundFaces(photo, [face], PRINT)
        expect(clampCrop(FRAME, photo, crop).centre.u).toBeCloseTo(crop.centre.u)
        const { matrix, scale } = placePhoto(FRAME, photo, crop)
        const head = headOf(face)
        const middle = {
          x: matrix.a * (head.x + head.width / 2) * photo.width + matrix.e,
          y: matrix.d * (head.y + head.height / 2) * photo.height + matrix.f,
        }
        const radius = (Math.min(head.width * photo.width, head.height * photo.height) * scale) / 2
        expect(Math.hypot(middle.x - 6.5, middle.y - 6.5) + radius).toBeLessThanOrEqual(6.51)
        expect(effectivePpi(FRAME, photo, crop)).toBeGreaterThanOrEqual(200)
      }),
    )
  })

  it('shows two faces side by side together, and the larger of two far apart', () => {
    const photo = { width: 4000, height: 3000 }
    const face = (x: number, size = 0.08) => ({ x, y: 0.4, width: size, height: (size * 4) / 3 })
    const together = cropAroundFaces(photo, [face(0.4), face(0.52)], PRINT)
    expect(together.centre.u).toBeCloseTo(0.5)
    const apart = cropAroundFaces(photo, [face(0.1), face(0.8, 0.1)], PRINT)
    expect(apart.centre.u).toBeCloseTo(0.85)
    expect(apart.zoom).toBeGreaterThan(together.zoom)
  })

  it('does not enlarge a photo of few pixels beyond sharpness', () => {
    const photo = { width: 400, height: 300 }
    const crop = cropAroundFaces(photo, [{ x: 0.45, y: 0.45, width: 0.05, height: 0.07 }], PRINT)
    expect(effectivePpi(FRAME, photo, crop)).toBeGreaterThanOrEqual(200)
    expect(crop.zoom).toBeGreaterThan(1)
  })
})
