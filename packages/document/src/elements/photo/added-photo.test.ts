import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  withoutAsset,
  withoutPhoto,
  withPhoto,
  withPhotoSetAside,
  withSwappedPhotos,
} from '../../change-photos.ts'
import {
  hasFreeSlots,
  withFreeLayout,
  withMovedSlot,
  withSlotRotation,
  withSlotWidth,
} from '../../collage/free-slots.ts'
import { createPagesDocument } from '../../create-pages-document.ts'
import { findSlot } from '../../find.ts'
import { contains, cornersOf, intersect, safeBox } from '../../geometry/box.ts'
import type { Asset, Document } from '../../model.ts'
import { resizePage } from '../../page-sizing.ts'
import { parseDocument } from '../../parse-document.ts'
import { preflight } from '../../preflight/preflight.ts'
import { qualityRule } from '../../preflight/quality-rule.ts'
import { DEFAULT_CROP } from '../../repair-crop.ts'
import { sampleText } from '../../testing/sample-text.ts'
import { MAX_OWN_PHOTOS, withOwnPhoto } from './added-photo.ts'
import { createSlot } from './photo.ts'

const photo = (id: string, width = 3000, height = 2000): Asset => ({
  ...{ id, name: `${id}.jpg`, width, height, source: 'upload', notices: [] },
})
const BACK = { id: 'back', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
const bare = createPagesDocument('card', [BACK])
const page = ({ pages }: Document) => pages[0]!
const slot = (document: Document, id = 'own') => findSlot(document, id)!.slot
const worded = (y: number, height: number): Document => ({
  ...bare,
  pages: bare.pages.map(one => ({
    ...one,
    elements: [sampleText('Ida & Ole', { id: 'words', box: { x: 10, y, width: 85, height } })],
  })),
})

describe('a photo that is added to a page', () => {
  it('lies whole in the middle, no larger than most of the page', () => {
    const added = withOwnPhoto(bare, 'back', 'own', photo('a'))
    expect(slot(added)).toMatchObject({
      own: true,
      locked: false,
      required: false,
      photo: { assetId: 'a', crop: DEFAULT_CROP },
    })
    const { x, y, width, height } = slot(added).box
    expect(width).toBeCloseTo(63)
    expect(height).toBeCloseTo(42)
    expect(x + width / 2).toBeCloseTo(52.5)
    expect(y + height / 2).toBeCloseTo(74)
    expect(parseDocument(added)).toEqual({ ok: true, document: added, repairs: [] })
  })

  it('covers no words where there is room beside them, and lies below them where there is none', () => {
    const beside = withOwnPhoto(worded(60, 30), 'back', 'own', photo('a'))
    const words = page(beside).elements.find(({ id }) => id === 'words')!
    expect(intersect(slot(beside).box, words.box)).toBe(null)
    const everywhere = withOwnPhoto(worded(4, 140), 'back', 'own', photo('a'))
    expect(page(everywhere).elements.map(({ id }) => id)).toEqual(['own', 'words'])
    expect(slot(everywhere).box.width).toBeCloseTo(63)
  })

  it('lies where it was dropped, within the safe zone', () => {
    const { box } = slot(withOwnPhoto(bare, 'back', 'own', photo('a'), { x: 50, y: 100 }))
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([50, 100])
    const corner = slot(withOwnPhoto(bare, 'back', 'own', photo('a'), { x: 500, y: -20 })).box
    expect(corner.x + corner.width).toBeCloseTo(101)
    expect(corner.y).toBeCloseTo(4)
  })

  it.each([
    [10_000, 300],
    [300, 10_000],
    [1, 1],
  ])('of %d x %d pixels stays within the safe zone', (width, height) => {
    const added = withOwnPhoto(bare, 'back', 'own', photo('a', width, height))
    const { box } = slot(added)
    expect(Math.min(box.width, box.height)).toBeGreaterThan(15)
    for (const corner of cornersOf(box)) expect(contains(safeBox(page(added)), corner)).toBe(true)
  })

  it('finds no room after a dozen others, nor on a page that is not there', () => {
    const full = Array.from({ length: 20 }, (_, index) => index).reduce(
      (document, index) => withOwnPhoto(document, 'back', `own-${index}`, photo(`p${index}`)),
      bare,
    )
    expect(page(full).elements).toHaveLength(MAX_OWN_PHOTOS)
    expect(withOwnPhoto(full, 'back', 'more', photo('more'))).toBe(full)
    expect(withOwnPhoto(bare, 'front', 'own', photo('a'))).toBe(bare)
    const boxes = page(full).elements.map(({ box: { x, y } }) => `${x.toFixed(1)}/${y.toFixed(1)}`)
    expect(new Set(boxes).size).toBeGreaterThan(5)
  })
})

describe('an own photo', () => {
  const added = withOwnPhoto(bare, 'back', 'own', photo('a'))

  it('is moved, turned and made larger in its proportions, and its page is not arranged freely for it', () => {
    const moved = withSlotRotation(
      withSlotWidth(withMovedSlot(added, 'own', { x: 5, y: -9 }), 'own', 30),
      'own',
      12,
    )
    expect(slot(moved)).toMatchObject({ turn: 12, box: { width: 30, height: 20 } })
    expect(hasFreeSlots(page(moved))).toBe(false)
    for (const free of [true, false]) expect(slot(withFreeLayout(moved, 'back', free))).toEqual(slot(moved))
  })

  it.each([
    ['taken out', (document: Document) => withoutPhoto(document, 'own')],
    ['laid aside', (document: Document) => withPhotoSetAside(document, 'a')],
    ['deleted', (document: Document) => withoutAsset(document, 'a')],
  ])('leaves nothing on the page when its photo is %s', (_, change) => {
    expect(page(change(added)).elements).toEqual([])
  })

  it('takes another photo into its box', () => {
    const other = withPhoto(added, 'own', photo('b', 2000, 3000))
    expect(slot(other)).toEqual({ ...slot(added), photo: { assetId: 'b', crop: DEFAULT_CROP } })
  })

  it('goes into an empty place of the design, and is gone from where it lay', () => {
    const place = createSlot({ id: 'place', box: { x: 5, y: 5, width: 30, height: 20 } })
    const both = {
      ...added,
      pages: added.pages.map(one => ({ ...one, elements: [place, ...one.elements] })),
    }
    const swapped = withSwappedPhotos(both, 'own', 'place')
    expect(page(swapped).elements).toEqual([{ ...place, photo: slot(added).photo }])
  })

  it('is dropped from a damaged document where its photo is not known', () => {
    const parsed = parseDocument({ ...added, assets: {} })
    expect(parsed).toMatchObject({ ok: true, repairs: [{ code: 'missing-photo-removed' }] })
    expect(parsed.ok && page(parsed.document).elements).toEqual([])
  })

  it('keeps its proportions on a page of another shape, unless it spans the page', () => {
    const sizing = { widthMm: 148, heightMm: 148, bleed: 3, safe: 4 }
    const { box } = slot(resizePage(added, 'back', sizing))
    expect(box.width / box.height).toBeCloseTo(1.5)
    expect(box.x + box.width / 2).toBeCloseTo(74)
    const wide = resizePage(withSlotWidth(added, 'own', 111), 'back', sizing)
    expect(slot(wide).box.x).toBe(-3)
    expect(slot(wide).box.width).toBe(154)
  })

  it('is judged for its pixels, and misses nothing where there is none', () => {
    const context = { quality: qualityRule('hand') }
    const findings = (document: Document) => preflight(document, context).map(({ id }) => id)
    expect(findings(added)).toEqual([])
    expect(findings(withOwnPhoto(bare, 'back', 'own', photo('a', 120, 80)))).toContain('too-small')
    expect(findings(withoutPhoto(added, 'own'))).toEqual([])
  })

  it('keeps its middle on the page, whatever a hand does', () => {
    const change = fc.record({
      x: fc.double({ noNaN: true }),
      y: fc.double({ noNaN: true }),
      mm: fc.double(),
    })
    fc.assert(
      fc.property(change, ({ x, y, mm }) => {
        const { box } = slot(withSlotWidth(withMovedSlot(added, 'own', { x, y }), 'own', mm, 'top-left'))
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        expect(contains({ x: -0.01, y: -0.01, width: 105.02, height: 148.02 }, middle)).toBe(true)
      }),
    )
  })
})
