import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { createSlot } from '../elements/photo/photo.ts'
import { placePhoto } from '../geometry/place-photo.ts'
import { slotFrame } from '../geometry/slot-frame.ts'
import type { Box, Page } from '../model.ts'
import { cropForFaces, faceZones, fitFaces, headOf } from './fit-faces.ts'

const SPREAD = createPagesDocument('photobook', [
  { id: 'spread', role: 'spread', widthMm: 600, heightMm: 200, bleed: 3, safe: 5, slots: [] },
]).pages[0] as Page
const FOLD = { x: 300, mm: 12 }
const FULL_RIGHT: Box = { x: 300, y: -3, width: 303, height: 206 }

describe('a photo with faces', () => {
  it('stays centred where nothing is cut', () => {
    const photo = { ratio: 1.5, faces: [{ x: 0.45, y: 0.3, width: 0.1, height: 0.15 }] }
    const box = { x: 20, y: 20, width: 100, height: 100 }
    expect(fitFaces(photo, box, [box])).toEqual({ centre: { u: 0.5, v: 0.5 }, cut: 0 })
  })

  it('is moved only as far as its heads need', () => {
    const box = { x: 0, y: 0, width: 100, height: 100 }
    const { centre, cut } = fitFaces(
      { ratio: 2, faces: [{ x: 0.1, y: 0.4, width: 0.1, height: 0.2 }] },
      box,
      [box],
    )
    expect(cut).toBe(0)
    // The head begins at 0.085, half of the photo is in sight.
    expect(centre.u).toBeCloseTo(0.335)
    expect(centre.v).toBe(0.5)
  })

  it('keeps its faces off the trim and off the fold, on every page that has room for them', () => {
    const face = fc.record({
      x: fc.double({ min: 0.1, max: 0.7, noNaN: true }),
      size: fc.double({ min: 0.05, max: 0.15, noNaN: true }),
    })
    fc.assert(
      fc.property(face, ({ x, size }) => {
        const photo = { ratio: 2.2, faces: [{ x, y: 0.35, width: size, height: size * 2 }] }
        const zones = faceZones(SPREAD, FULL_RIGHT, FOLD)
        const { cut } = fitFaces(photo, FULL_RIGHT, zones)
        expect(cut).toBe(0)
        const slot = createSlot({ id: 'slot', box: FULL_RIGHT })
        const asset = { width: 2200, height: 1000 }
        const { matrix } = placePhoto(slotFrame(SPREAD, slot), asset, cropForFaces(photo, FULL_RIGHT, zones))
        const head = headOf(photo.faces[0] as Box)
        const left = head.x * asset.width * matrix.a + matrix.e
        const right = (head.x + head.width) * asset.width * matrix.a + matrix.e
        expect(left).toBeGreaterThanOrEqual(FOLD.x + FOLD.mm - 0.6)
        expect(right).toBeLessThanOrEqual(SPREAD.trim.width - 5 + 0.6)
      }),
    )
  })

  it('cuts the fewest faces where not all have room', () => {
    const faces = [0.02, 0.8, 0.9].map(x => ({ x, y: 0.4, width: 0.06, height: 0.1 }))
    const box = { x: 0, y: 0, width: 100, height: 100 }
    const { centre, cut } = fitFaces({ ratio: 2, faces }, box, [box])
    expect(cut).toBe(1)
    expect(centre.u).toBeGreaterThan(0.6)
  })
})

describe('zones for faces', () => {
  it('of a photo across the fold are on both sides of it', () => {
    const zones = faceZones(SPREAD, { x: -3, y: -3, width: 606, height: 206 }, FOLD)
    expect(zones).toEqual([
      { x: 5, y: 5, width: 283, height: 190 },
      { x: 312, y: 5, width: 283, height: 190 },
    ])
  })

  it('of a photo inside the margins are all of it', () => {
    const box = { x: 30, y: 30, width: 100, height: 80 }
    expect(faceZones(SPREAD, box, FOLD)).toEqual([box])
  })
})
