import { describe, expect, it } from 'vitest'
import { withPhoto } from '../change-photos.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { applyDragChange, elementOf } from '../elements/drag-change.ts'
import { createSlot } from '../elements/photo/photo.ts'
import type { Asset, Document } from '../model.ts'
import { resizePage } from '../page-sizing.ts'
import { parseDocument } from '../parse-document.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { withLayout } from './change-collage.ts'
import { withFreeLayout, withMovedSlot, withSlotRotation, withSlotWidth } from './free-slots.ts'
import { collageLayouts } from './layouts.ts'
import { slotsArea, slotsOf, spacingOf } from './spacing.ts'

const PHOTO: Asset = {
  ...{ id: 'photo', name: 'photo.jpg', width: 3000, height: 2000, source: 'upload', notices: [] },
}
const CROP = { ...DEFAULT_CROP, zoom: 1.4, centre: { u: 0.3, v: 0.6 } }

/** Two slots of 100 x 60 mm side by side, 10 mm apart. */
function collage(): Document {
  const slots = ['a', 'b'].map((id, index) =>
    createSlot({ id, box: { x: 10 + 110 * index, y: 10, width: 100, height: 60 } }),
  )
  const page = { id: 'page', widthMm: 230, heightMm: 80, bleed: 3, safe: 5, slots }
  const empty = createPagesDocument('collage', [page])
  return withPhoto({ ...empty, assets: { photo: PHOTO } }, 'a', PHOTO, CROP)
}
const free = () => withFreeLayout(collage(), 'page', true)
const place = (document: Document, id = 'a') => slotsOf(document.pages[0]!).find(one => one.id === id)!
const order = (document: Document) => document.pages[0]!.elements.map(({ id }) => id)

describe('photos that are arranged freely', () => {
  it('are moved, turned and made larger, and go back to the layout with their crop', () => {
    const moved = withSlotWidth(
      withSlotRotation(withMovedSlot(free(), 'a', { x: 7, y: -3 }), 'a', 12.34),
      'a',
      50,
    )
    expect(place(moved)).toMatchObject({
      turn: 12.3,
      box: { x: 42, y: 22, width: 50, height: 30 },
      photo: { crop: CROP },
    })
    const back = withFreeLayout(moved, 'page', false)
    expect(slotsOf(back.pages[0]!)).toEqual(expect.arrayContaining(slotsOf(collage().pages[0]!)))
  })

  it('are no others: those of a layout stay where it has them', () => {
    const document = collage()
    expect(withMovedSlot(document, 'a', { x: 5, y: 5 })).toBe(document)
    expect(applyDragChange(document, 'a', { degrees: 5 })).toBe(document)
  })

  it('lie over those beside them once they are in the hand', () => {
    expect(order(free())).toEqual(['a', 'b'])
    expect(order(withMovedSlot(free(), 'a', { x: 50, y: 0 }))).toEqual(['b', 'a'])
  })

  it('keep the corner that stays, however they are turned', () => {
    const turned = withSlotRotation(free(), 'a', 90)
    const wide = place(withSlotWidth(turned, 'a', 80, 'top-left'))
    // A quarter turn: the top left corner of the slot is top right on the page.
    const corner = ({ box }: typeof wide) => [
      box.x + box.width / 2 + box.height / 2,
      box.y + box.height / 2 - box.width / 2,
    ]
    for (const [at, mm] of corner(wide).entries()) expect(mm).toBeCloseTo(corner(place(turned))[at]!)
  })

  it('keep their middle on the page, and a size that can be seen and held', () => {
    const far = place(withMovedSlot(free(), 'a', { x: 9e9, y: -9e9 })).box
    expect([far.x + far.width / 2, far.y + far.height / 2]).toEqual([230, 0])
    expect(place(withSlotWidth(free(), 'a', 0)).box.height).toBeCloseTo(15)
    expect(place(withSlotWidth(free(), 'a', 9e9)).box.height).toBeCloseTo(120)
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(withSlotWidth(withSlotRotation(free(), 'a', wrong), 'a', wrong)).toEqual(free())
  })

  it('change nothing of the area and the spacing of the next layout', () => {
    const strewn = withMovedSlot(free(), 'b', { x: 60, y: 40 })
    expect(slotsArea(strewn.pages[0]!)).toEqual(slotsArea(collage().pages[0]!))
    expect(spacingOf(strewn.pages[0]!)).toBeNull()
    const layout = collageLayouts(2, 3)[0]!
    expect(withLayout(strewn, 'page', layout).pages[0]!.elements.map(({ box }) => box)).toEqual(
      withLayout(collage(), 'page', layout).pages[0]!.elements.map(({ box }) => box),
    )
  })

  it('grow with their page, and so does where they go back to', () => {
    const large = { widthMm: 460, heightMm: 160, bleed: 3, safe: 5 }
    const moved = withMovedSlot(free(), 'a', { x: 7, y: 3 })
    const back = withFreeLayout(resizePage(moved, 'page', large), 'page', false)
    expect(place(back).box).toEqual(place(resizePage(collage(), 'page', large)).box)
  })

  it('are read by the shop as they are, and what is wrong of them is left out', () => {
    const moved = withMovedSlot(free(), 'a', { x: 7, y: 3 })
    expect(parseDocument(JSON.stringify(moved))).toEqual({ ok: true, document: moved, repairs: [] })
    const wrong = structuredClone(moved) as Document
    Object.assign(elementOf(wrong, 'a')!, { home: 'nowhere' })
    const read = parseDocument(JSON.stringify(wrong))
    expect(read.ok && place(read.document).home).toBeUndefined()
    Object.assign(elementOf(wrong, 'a')!, { home: { box: { x: '1e999' }, turn: 9e9 } })
    expect(parseDocument(JSON.stringify(wrong)).ok).toBe(false)
  })
})
