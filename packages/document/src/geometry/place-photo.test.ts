import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrameDocument } from '../create-pages-document.ts'
import type { PhotoSlot } from '../elements/photo/photo.ts'
import { allSlots } from '../find.ts'
import type { Box, Crop, Document, Page, Size } from '../model.ts'
import { resizePage } from '../page-sizing.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { crops, fillingCrops, photoSizes, sizings } from '../testing/arbitraries.ts'
import { cornersOf, safeBox } from './box.ts'
import { apply, invert } from './matrix.ts'
import { clampCrop, placePhoto, rotatedPhotoSize } from './place-photo.ts'
import { slotFrame } from './slot-frame.ts'

const frameOn = (sizing: Parameters<typeof createFrameDocument>[0]): { page: Page; slot: PhotoSlot } => {
  const [found] = allSlots(createFrameDocument(sizing))
  return found!
}

const { page, slot } = frameOn({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: '' })
const frame = slotFrame(page, slot)
const landscape: Size = { width: 6000, height: 4000 }

/** Distance in photo pixels by which the furthest corner of a box is outside the photo; 0 if it is covered. */
function uncovered(box: Box, photo: Size, matrix: ReturnType<typeof placePhoto>['matrix']): number {
  const back = invert(matrix)
  return Math.max(
    0,
    ...cornersOf(box)
      .map(corner => apply(back, corner))
      .flatMap(({ x, y }) => [-x, -y, x - photo.width, y - photo.height]),
  )
}

describe('a photo that fills its slot', () => {
  it('covers the slot with its bleed at every angle, zoom, centre, turn and format', () => {
    fc.assert(
      fc.property(sizings, photoSizes, fillingCrops, (sizing, photo, crop) => {
        const on = frameOn({ ...sizing, title: '' })
        const fitted = slotFrame(on.page, on.slot)
        const { matrix } = placePhoto(fitted, photo, crop)
        expect(uncovered(fitted.cover, photo, matrix)).toBeLessThan(
          1e-6 * Math.max(photo.width, photo.height),
        )
      }),
    )
  })

  it('is no larger than it must be at zoom 1', () => {
    fc.assert(
      fc.property(photoSizes, fillingCrops, (photo, crop) => {
        const { matrix } = placePhoto(frame, photo, { ...crop, zoom: 1 })
        const shrunk = {
          ...matrix,
          a: matrix.a * 0.99,
          b: matrix.b * 0.99,
          c: matrix.c * 0.99,
          d: matrix.d * 0.99,
        }
        expect(uncovered(frame.cover, photo, shrunk)).toBeGreaterThan(0)
      }),
    )
  })

  it('keeps its proportions', () => {
    fc.assert(
      fc.property(photoSizes, crops, (photo, crop) => {
        const { matrix, scale } = placePhoto(frame, photo, crop)
        expect(Math.hypot(matrix.a, matrix.b)).toBeCloseTo(scale, 9)
        expect(Math.hypot(matrix.c, matrix.d)).toBeCloseTo(scale, 9)
        expect(matrix.a * matrix.c + matrix.b * matrix.d).toBeCloseTo(0, 9)
      }),
    )
  })

  it('lies on the sheet exactly, bleed included, when it has the proportions of the sheet', () => {
    const { matrix } = placePhoto(frame, { width: 606, height: 406 }, DEFAULT_CROP)
    expect(matrix).toEqual({ a: 1, b: 0, c: 0, d: 1, e: -3, f: -3 })
  })

  it('turns clockwise by quarter turns, then mirrors left to right', () => {
    const photo = { width: 406, height: 606 }
    const at = (crop: Partial<Crop>, x: number, y: number) =>
      apply(placePhoto(frame, photo, { ...DEFAULT_CROP, ...crop }).matrix, { x, y })
    expect(at({ quarterTurns: 1 }, 0, 0)).toEqual({ x: 603, y: -3 })
    expect(at({ quarterTurns: 1, mirrored: true }, 0, 0)).toEqual({ x: -3, y: -3 })
    expect(at({ quarterTurns: 3 }, 0, 0)).toEqual({ x: -3, y: 403 })
  })

  it('tilts clockwise', () => {
    const { matrix } = placePhoto(frame, landscape, { ...DEFAULT_CROP, angle: 10 })
    const left = apply(matrix, { x: 0, y: 2000 })
    const right = apply(matrix, { x: 6000, y: 2000 })
    expect(right.y).toBeGreaterThan(left.y)
  })
})

describe('a whole photo', () => {
  it('stays off the cut at every angle and format', () => {
    fc.assert(
      fc.property(sizings, photoSizes, crops, (sizing, photo, crop) => {
        const on = frameOn({ ...sizing, title: '' })
        const { matrix } = placePhoto(slotFrame(on.page, on.slot), photo, { ...crop, fit: 'contain' })
        const safe = safeBox(on.page)
        for (const corner of cornersOf({ x: 0, y: 0, ...photo })) {
          const { x, y } = apply(matrix, corner)
          expect(x).toBeGreaterThanOrEqual(safe.x - 1e-6)
          expect(y).toBeGreaterThanOrEqual(safe.y - 1e-6)
          expect(x).toBeLessThanOrEqual(safe.x + safe.width + 1e-6)
          expect(y).toBeLessThanOrEqual(safe.y + safe.height + 1e-6)
        }
      }),
    )
  })

  it('keeps the resting centre and zoom for the way back', () => {
    const resting: Crop = { ...DEFAULT_CROP, fit: 'contain', zoom: 3, centre: { u: 0.1, v: 0.9 } }
    expect(clampCrop(frame, landscape, resting)).toEqual(resting)
  })
})

describe('a crop', () => {
  it('is clamped once and for all: clamping again changes nothing', () => {
    fc.assert(
      fc.property(photoSizes, fillingCrops, (photo, crop) => {
        const once = clampCrop(frame, photo, crop)
        const twice = clampCrop(frame, photo, once)
        expect(twice.centre.u).toBeCloseTo(once.centre.u, 9)
        expect(twice.centre.v).toBeCloseTo(once.centre.v, 9)
      }),
    )
  })

  it('keeps its focal point in the middle of the slot wherever that still covers', () => {
    fc.assert(
      fc.property(photoSizes, fillingCrops, (photo, crop) => {
        const {
          crop: used,
          matrix,
          turned,
        } = placePhoto(frame, photo, { ...crop, quarterTurns: 0, mirrored: false })
        const middle = apply(matrix, { x: used.centre.u * turned.width, y: used.centre.v * turned.height })
        expect(middle.x).toBeCloseTo(300, 6)
        expect(middle.y).toBeCloseTo(200, 6)
      }),
    )
  })

  it('survives any detour over other formats word for word', () => {
    fc.assert(
      fc.property(fc.array(sizings, { minLength: 1, maxLength: 4 }), crops, (detour, crop) => {
        const asset = { id: 'a', name: 'a', ...landscape, source: 'upload' as const, notices: [] }
        const start = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: '' })
        const filled: Document = {
          ...start,
          assets: { a: asset },
          pages: [{ ...start.pages[0]!, elements: [{ ...slot, photo: { assetId: 'a', crop } }] }],
        }
        const back = [...detour, { widthMm: 600, heightMm: 400, bleed: 3, safe: 5 }].reduce(
          (document, sizing) => resizePage(document, 'page-1', sizing),
          filled,
        )
        expect(back).toEqual(filled)
      }),
    )
  })

  it('turns width into height by a quarter turn', () => {
    expect(rotatedPhotoSize(landscape, { quarterTurns: 1 })).toEqual({ width: 4000, height: 6000 })
  })
})
