import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Crop } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { crops, fillingCrops, photoSizes } from '../testing/arbitraries.ts'
import { apply } from './matrix.ts'
import {
  anchorCrop,
  cropToOpening,
  mirrorCrop,
  panCrop,
  photoPointAt,
  quarterTurnCrop,
  setCropAngle,
  setCropZoom,
  toggleContain,
  zoomCrop,
} from './move-crop.ts'
import { clampCrop, placePhoto } from './place-photo.ts'

const frame = {
  cover: { x: -3, y: -3, width: 606, height: 406 },
  whole: { x: 5, y: 5, width: 590, height: 390 },
}
const photo = { width: 6000, height: 4000 }
const zoomedIn: Crop = { ...DEFAULT_CROP, zoom: 3 }
const points = fc.record({
  x: fc.double({ min: 0, max: 600, noNaN: true }),
  y: fc.double({ min: 0, max: 400, noNaN: true }),
})

const expectSameCrop = (a: Crop, b: Crop) => {
  expect({ ...a, centre: null, zoom: 0, angle: 0 }).toEqual({ ...b, centre: null, zoom: 0, angle: 0 })
  expect(a.zoom).toBeCloseTo(b.zoom, 9)
  expect(a.angle).toBeCloseTo(b.angle, 9)
  expect(a.centre.u).toBeCloseTo(b.centre.u, 9)
  expect(a.centre.v).toBeCloseTo(b.centre.v, 9)
}

describe('panning', () => {
  it('moves the photo by just so many millimetres on paper, at any angle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -45, max: 45, noNaN: true }),
        fc.integer({ min: -20, max: 20 }),
        (angle, mm) => {
          const crop = { ...zoomedIn, angle }
          const before = apply(placePhoto(frame, photo, crop).matrix, { x: 3000, y: 2000 })
          const after = apply(
            placePhoto(frame, photo, panCrop(frame, photo, crop, { x: mm, y: -mm })).matrix,
            {
              x: 3000,
              y: 2000,
            },
          )
          expect(after.x - before.x).toBeCloseTo(mm, 6)
          expect(after.y - before.y).toBeCloseTo(-mm, 6)
        },
      ),
    )
  })

  it('stops where paper would show', () => {
    const far = panCrop(frame, photo, zoomedIn, { x: 1e6, y: 1e6 })
    expect(far).toEqual(clampCrop(frame, photo, { ...zoomedIn, centre: { u: 0, v: 0 } }))
  })

  it('leaves a whole photo where it is', () => {
    const whole: Crop = { ...DEFAULT_CROP, fit: 'contain' }
    expect(panCrop(frame, photo, whole, { x: 10, y: 10 })).toBe(whole)
  })
})

describe('zooming', () => {
  it('keeps the point under the hand where it is', () => {
    fc.assert(
      fc.property(points, fc.double({ min: 1, max: 3, noNaN: true }), fillingCrops, (at, factor, crop) => {
        const before = { ...crop, zoom: 2 }
        const held = photoPointAt(frame, photo, before, at)
        const after = photoPointAt(frame, photo, zoomCrop(frame, photo, before, factor, at), at)
        expect(after.u).toBeCloseTo(held.u, 6)
        expect(after.v).toBeCloseTo(held.v, 6)
      }),
    )
  })

  it('goes from full frame to sixteen times and no further', () => {
    expect(zoomCrop(frame, photo, DEFAULT_CROP, 0.1).zoom).toBe(1)
    expect(zoomCrop(frame, photo, DEFAULT_CROP, 1000).zoom).toBe(16)
  })

  it('into a whole photo makes it fill the slot first', () => {
    const whole: Crop = { ...DEFAULT_CROP, fit: 'contain', centre: { u: 0.2, v: 0.5 }, zoom: 4 }
    expect(zoomCrop(frame, photo, whole, 1.1)).toMatchObject({ fit: 'cover', zoom: 1 })
    expect(zoomCrop(frame, photo, whole, 0.9)).toBe(whole)
  })

  it('by slider reaches just the value asked for', () => {
    expect(setCropZoom(frame, photo, DEFAULT_CROP, 1.17).zoom).toBe(1.17)
  })
})

describe('holding the photo at a point', () => {
  it('puts that point under the hand at any zoom and angle that still covers', () => {
    const at = { x: 310, y: 190 }
    const crop = anchorCrop(frame, photo, { ...DEFAULT_CROP, zoom: 4, angle: 12 }, { u: 0.4, v: 0.6 }, at)
    const point = photoPointAt(frame, photo, crop, at)
    expect(point.u).toBeCloseTo(0.4, 9)
    expect(point.v).toBeCloseTo(0.6, 9)
  })
})

describe('turning and mirroring what is seen', () => {
  it('is undone by four quarter turns', () => {
    fc.assert(
      fc.property(photoSizes, crops, (size, crop) => {
        const start = clampCrop({ cover: SQUARE, whole: SQUARE }, size, crop)
        const turn = (current: Crop) => quarterTurnCrop({ cover: SQUARE, whole: SQUARE }, size, current, 1)
        expectSameCrop(turn(turn(turn(turn(start)))), start)
      }),
    )
  })

  it('is undone by mirroring twice', () => {
    fc.assert(
      fc.property(photoSizes, crops, (size, crop) => {
        const start = clampCrop(frame, size, crop)
        expectSameCrop(mirrorCrop(frame, size, mirrorCrop(frame, size, start)), start)
      }),
    )
  })

  it('moves every point of the picture as a hand turning it would, mirrored or not', () => {
    fc.assert(
      fc.property(photoSizes, fillingCrops, (size, crop) => {
        const square = { cover: SQUARE, whole: SQUARE }
        const start = { ...clampCrop(square, size, crop) }
        const before = placePhoto(square, size, start).matrix
        const turned = placePhoto(square, size, quarterTurnCrop(square, size, start, 1)).matrix
        const mirrored = placePhoto(square, size, mirrorCrop(square, size, start)).matrix
        const point = { x: size.width * 0.3, y: size.height * 0.8 }
        const { x, y } = apply(before, point)
        const clockwise = apply(turned, point)
        expect(clockwise.x).toBeCloseTo(100 - y, 5)
        expect(clockwise.y).toBeCloseTo(x, 5)
        const flipped = apply(mirrored, point)
        expect(flipped.x).toBeCloseTo(100 - x, 5)
        expect(flipped.y).toBeCloseTo(y, 5)
      }),
    )
  })

  it('backwards equals three times forwards', () => {
    expect(quarterTurnCrop(frame, photo, zoomedIn, -1)).toEqual(quarterTurnCrop(frame, photo, zoomedIn, 3))
  })
})

const SQUARE = { x: 0, y: 0, width: 100, height: 100 }

describe('tilting', () => {
  it('stays within 45 degrees and always covers', () => {
    expect(setCropAngle(frame, photo, DEFAULT_CROP, 90).angle).toBe(45)
  })

  it('and back to level shows the picture of before', () => {
    expectSameCrop(setCropAngle(frame, photo, setCropAngle(frame, photo, DEFAULT_CROP, 7), 0), DEFAULT_CROP)
  })
})

describe('whole photo and filling', () => {
  it('toggles there and back without losing the crop', () => {
    fc.assert(
      fc.property(fillingCrops, crop => {
        const start = clampCrop(frame, photo, crop)
        expectSameCrop(toggleContain(frame, photo, toggleContain(frame, photo, start)), start)
      }),
    )
  })
})

describe('choosing a part of the photo by its opening', () => {
  it('fills the slot with just that part', () => {
    const opening = { x: 100, y: 100, width: 303, height: 203 }
    const topLeft = photoPointAt(frame, photo, DEFAULT_CROP, { x: 100, y: 100 })
    const crop = cropToOpening(frame, photo, DEFAULT_CROP, opening)
    expect(crop.zoom).toBeCloseTo(2, 9)
    const shown = photoPointAt(frame, photo, crop, { x: -3, y: -3 })
    expect(shown.u).toBeCloseTo(topLeft.u, 9)
    expect(shown.v).toBeCloseTo(topLeft.v, 9)
  })
})
