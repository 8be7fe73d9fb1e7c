import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withPhoto } from '../change-photos.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { createSlot } from '../elements/photo/photo.ts'
import { allSlots, placedAssetIds } from '../find.ts'
import type { Asset, Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import {
  collagePhotos,
  layoutCropLoss,
  matchesLayout,
  withCorners,
  withLayout,
  withShuffled,
  withSlotPinned,
  withSpacing,
} from './change-collage.ts'
import { COLLAGE_PHOTOS, collageLayouts } from './layouts.ts'
import { slotsArea, slotsOf, spacingOf } from './spacing.ts'

const RATIOS = [1.5, 0.75, 1.33, 1, 0.56, 1.78, 2]
const photo = (index: number): Asset => {
  const ratio = RATIOS[index % RATIOS.length] ?? 1
  const id = `photo-${String(index).padStart(2, '0')}`
  return {
    id,
    name: `${id}.jpg`,
    width: Math.round(4000 * ratio),
    height: 4000,
    source: 'upload',
    notices: [],
  }
}

/** A collage of 600 x 400 mm with a number of photos in a grid 8 mm apart, each with a crop of its own. */
function collage(count: number): Document {
  const page = {
    id: 'page',
    widthMm: 600,
    heightMm: 400,
    bleed: 3,
    safe: 5,
    slots: [{ id: 'page.photo-1', box: { x: 10, y: 10, width: 580, height: 380 } }],
  }
  const photos = Array.from({ length: count }, (_, index) => photo(index))
  const grid = collageLayouts(count, 580 / 380).find(({ name }) => name === 'grid')
  if (!grid) throw new Error('There is no grid')
  const empty = withLayout(createPagesDocument('collage', [page]), 'page', grid, { gapMm: 8 })
  return slotsOf(empty.pages[0]!).reduce((document, slot, index) => {
    const asset = photos[index]
    return asset ? withPhoto(document, slot.id, asset, { ...DEFAULT_CROP, zoom: 1 + index / 100 }) : document
  }, empty)
}

const front = (document: Document) => document.pages[0]!
const zooms = (document: Document) =>
  Object.fromEntries(
    allSlots(document).flatMap(({ slot }) =>
      slot.photo ? [[slot.photo.assetId, slot.photo.crop.zoom]] : [],
    ),
  )
const layoutOf = (count: number, name: string) => {
  const found = collageLayouts(count, 580 / 380).find(one => one.name === name)
  if (!found) throw new Error(`There is no ${name} for ${count}`)
  return found
}

describe('layouts', () => {
  it('fill their area with as many places as there are photos, none over another, for 2 to 60', () => {
    for (let count = COLLAGE_PHOTOS.min; count <= COLLAGE_PHOTOS.max; count++) {
      for (const ratio of [0.5, 1, 1.5, 3]) {
        for (const { name, cells } of collageLayouts(count, ratio, RATIOS)) {
          const what = `${name} of ${count} at ${ratio}`
          expect(cells, what).toHaveLength(count)
          expect(
            cells.reduce((sum, { width, height }) => sum + width * height, 0),
            what,
          ).toBeCloseTo(1, 6)
          for (const { x, y, width, height } of cells) {
            expect(
              Math.min(x, y, width, height, 1.000001 - x - width, 1.000001 - y - height),
              what,
            ).toBeGreaterThanOrEqual(0)
          }
        }
      }
    }
  })

  it('offer at least six from five photos on', () => {
    expect(collageLayouts(5, 1.5)).toHaveLength(8)
    expect(collageLayouts(2, 1.5).map(({ name }) => name)).toEqual(['mosaic', 'grid'])
  })

  it('cut less off in a mosaic of the photos than in a grid', () => {
    const document = collage(9)
    const photos = collagePhotos(document, 'page')
    const ratio = 580 / 380
    const [mosaic] = collageLayouts(
      9,
      ratio,
      photos.map(one => one.ratio),
    )
    expect(layoutCropLoss(mosaic!, ratio, photos)).toBeLessThan(
      layoutCropLoss(layoutOf(9, 'grid'), ratio, photos),
    )
  })
})

describe('a change of layout', () => {
  it('is known again by its places, at whatever distance, and no other layout is', () => {
    for (const count of [5, 9, 20])
      for (const { name } of collageLayouts(count, 580 / 380)) {
        const photos = collagePhotos(collage(count), 'page').map(one => one.ratio)
        const layout = collageLayouts(count, 580 / 380, photos).find(one => one.name === name)!
        const laid = withSpacing(withLayout(collage(count), 'page', layout), 'page', 3)
        // The next proposals are based on the current arrangement of the photos.
        const now = collagePhotos(laid, 'page').map(one => one.ratio)
        const known = collageLayouts(count, 580 / 380, now).filter(one => matchesLayout(front(laid), one))
        expect(
          known.map(one => one.name),
          `${name} of ${count}`,
        ).toContain(name)
        expect(known.length).toBeLessThanOrEqual(2)
      }
  })

  it('sets photos aside that have no place, and brings them back with their crop', () => {
    const full = collage(9)
    const fewer = withLayout(full, 'page', layoutOf(6, 'stairs'))
    expect(allSlots(fewer)).toHaveLength(6)
    expect(fewer.aside).toHaveLength(3)
    const back = withLayout(fewer, 'page', layoutOf(9, 'grid'))
    expect(back.aside).toEqual([])
    expect(zooms(back)).toEqual(zooms(full))
  })

  it('gives the same picture however often it goes to and fro', () => {
    const first = withLayout(collage(9), 'page', layoutOf(9, 'columns'))
    const there = withLayout(first, 'page', layoutOf(6, 'stage'))
    expect(withLayout(there, 'page', layoutOf(9, 'columns')).pages).toEqual(first.pages)
  })

  it('keeps spacing, corners, pins and the area, and fills new places with free photos', () => {
    const round = withSlotPinned(
      withCorners(collage(5), 'page', 12),
      [slotsOf(front(collage(5)))[0]!.id],
      true,
    )
    const pinned = slotsOf(front(round)).find(slot => slot.pinned)?.photo?.assetId
    const more = withLayout(round, 'page', layoutOf(7, 'strips'), { free: [photo(20), photo(21)] })
    expect(spacingOf(front(more))).toBeCloseTo(8, 6)
    expect(slotsArea(front(more))).toEqual(slotsArea(front(round)))
    expect(slotsOf(front(more)).every(({ mask, radiusMm }) => mask === 'rounded' && radiusMm === 12)).toBe(
      true,
    )
    expect(
      slotsOf(front(more))
        .filter(slot => slot.pinned)
        .map(slot => slot.photo?.assetId),
    ).toEqual([pinned])
    expect(placedAssetIds(more).size).toBe(7)
  })
})

describe('shuffling', () => {
  it('shows the same for the same number, other pictures for others, and leaves what is pinned', () => {
    const pinned = slotsOf(front(collage(9)))[4]!
    const document = withSlotPinned(collage(9), [pinned.id], true)
    const third = withShuffled(document, 'page', 3)
    expect(withShuffled(withShuffled(document, 'page', 2), 'page', 3)).toEqual(third)
    expect(withShuffled(document, 'page', 4)).not.toEqual(third)
    expect(slotsOf(front(third))[4]?.photo).toEqual(pinned.photo)
    expect(zooms(third)).toEqual(zooms(document))
  })
})

describe('spacing', () => {
  it('is what was asked for between 0 and 30 mm, and comes back without a trace', () => {
    const document = collage(9)
    for (const mm of [0, 1, 15, 30])
      expect(spacingOf(front(withSpacing(document, 'page', mm)))).toBeCloseTo(mm, 6)
    const back = withSpacing(withSpacing(document, 'page', 30), 'page', 8)
    for (const [index, { box }] of slotsOf(front(back)).entries()) {
      const before = slotsOf(front(document))[index]!.box
      expect(box.x).toBeCloseTo(before.x, 6)
      expect(box.width).toBeCloseTo(before.width, 6)
    }
  })

  it('does not change where places are turned', () => {
    const turned = { ...collage(4) }
    turned.pages = turned.pages.map(page => ({
      ...page,
      elements: page.elements.map((element, index) => (index === 0 ? { ...element, turn: 5 } : element)),
    }))
    expect(spacingOf(front(turned))).toBeNull()
    expect(withSpacing(turned, 'page', 20)).toBe(turned)
  })
})

const moves = fc.oneof(
  fc.record({ what: fc.constant('layout' as const), count: fc.integer({ min: 2, max: 20 }), at: fc.nat(7) }),
  fc.record({ what: fc.constant('shuffle' as const), count: fc.nat(50), at: fc.constant(0) }),
  fc.record({
    what: fc.constant('space' as const),
    count: fc.integer({ min: 0, max: 30 }),
    at: fc.constant(0),
  }),
  fc.record({
    what: fc.constant('corners' as const),
    count: fc.integer({ min: 0, max: 20 }),
    at: fc.constant(0),
  }),
  fc.record({ what: fc.constant('pin' as const), count: fc.nat(20), at: fc.constant(0) }),
)

describe('whatever is done to a collage', () => {
  it('no photo and no crop is ever lost, and the shop reads what is made', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 14 }), fc.array(moves, { maxLength: 12 }), (count, steps) => {
        const start = collage(count)
        const end = steps.reduce((document, { what, count: amount, at }) => {
          if (what === 'layout') {
            const layouts = collageLayouts(amount, 580 / 380)
            return withLayout(document, 'page', layouts[at % layouts.length]!)
          }
          if (what === 'shuffle') return withShuffled(document, 'page', amount)
          if (what === 'space') return withSpacing(document, 'page', amount)
          if (what === 'corners') return withCorners(document, 'page', amount)
          const slots = slotsOf(front(document))
          return withSlotPinned(document, [slots[amount % slots.length]!.id], amount % 2 === 0)
        }, start)
        const crops = {
          ...zooms(end),
          ...Object.fromEntries(end.aside.map(id => [id, end.assets[id]?.lastCrop?.zoom])),
        }
        expect(crops).toEqual(zooms(start))
        expect(placedAssetIds(end).size + end.aside.length).toBe(count)
        expect(parseDocument(JSON.stringify(end))).toEqual({ ok: true, document: end, repairs: [] })
      }),
      { numRuns: 150 },
    )
  })

  it('a place that is free says nothing of being pinned', () => {
    expect(createSlot({ id: 'a', box: { x: 0, y: 0, width: 1, height: 1 } })).not.toHaveProperty('pinned')
  })
})
