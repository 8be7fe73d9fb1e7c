import { describe, expect, it } from 'vitest'
import { createFrameDocument } from '../create-pages-document.ts'
import { allSlots } from '../find.ts'
import type { Edge } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { effectivePpi } from './effective-ppi.ts'
import { slotFrame } from './slot-frame.ts'
import { visiblePhoto } from './visible-photo.ts'

function wall(widthMm: number, heightMm: number, edge: Edge | null = null, bleed = 0) {
  const [found] = allSlots(createFrameDocument({ widthMm, heightMm, bleed, safe: 5, edge, title: '' }))
  return found!
}

describe('what is seen of a photo', () => {
  it('is all of it when the format has its proportions', () => {
    const { page, slot } = wall(600, 400)
    expect(visiblePhoto(page, slot, { width: 3000, height: 2000 }, DEFAULT_CROP).loss).toBe(0)
  })

  it('loses the sides in a square', () => {
    const { page, slot } = wall(400, 400)
    const { loss, cut } = visiblePhoto(page, slot, { width: 3000, height: 2000 }, DEFAULT_CROP)
    expect(loss).toBeCloseTo(1 / 3, 9)
    expect(cut).toEqual({ top: 0, bottom: 0, left: expect.closeTo(1 / 6), right: expect.closeTo(1 / 6) })
  })

  it('loses the bleed, for that is cut off', () => {
    const { page, slot } = wall(600, 400, null, 10)
    const { loss } = visiblePhoto(page, slot, { width: 620, height: 420 }, DEFAULT_CROP)
    expect(loss).toBeCloseTo(1 - (600 * 400) / (620 * 420), 9)
  })

  it('keeps the visible sides of a folded canvas', () => {
    const { page, slot } = wall(600, 400, { mode: 'folded', depth: 25, colour: '#ffffff' }, 40)
    const { loss } = visiblePhoto(page, slot, { width: 680, height: 480 }, DEFAULT_CROP)
    expect(loss).toBeCloseTo(1 - (650 * 450) / (680 * 480), 9)
  })

  it('is everything when the whole photo is shown', () => {
    const { page, slot } = wall(400, 400)
    const whole = { ...DEFAULT_CROP, fit: 'contain' as const }
    expect(visiblePhoto(page, slot, { width: 3000, height: 2000 }, whole).loss).toBe(0)
  })
})

describe('effective pixels per inch', () => {
  const { page, slot } = wall(600, 400)
  const frame = slotFrame(page, slot)
  const photo = { width: 6000, height: 4000 }

  it('are the photo spread over the paper', () => {
    expect(effectivePpi(frame, photo, DEFAULT_CROP)).toBeCloseTo(254, 9)
  })

  it('halve at double zoom', () => {
    expect(effectivePpi(frame, photo, { ...DEFAULT_CROP, zoom: 2 })).toBeCloseTo(127, 9)
  })

  it('fall when the photo is tilted, because it must grow to cover', () => {
    expect(effectivePpi(frame, photo, { ...DEFAULT_CROP, angle: 10 })).toBeLessThan(254)
  })
})
