import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { describe, expect, it } from 'vitest'
import { createPagesDocument } from './create-pages-document.ts'
import { createSlot } from './elements/photo/photo.ts'
import { measureText } from './elements/text/measure-text.ts'
import { samplePointsUnder } from './elements/text/sample-points-under.ts'
import { type Pixels, slotColourAt, toHex } from './pixels.ts'
import { DEFAULT_CROP } from './repair-crop.ts'
import { sampleText } from './testing/sample-text.ts'

/** Left half black, right half white. */
const HALVES: Pixels = { width: 2, height: 1, data: [0, 0, 0, 255, 255, 255, 255, 255] }
const PHOTO = { width: 200, height: 100 }
const [page] = createPagesDocument('card', [
  { id: 'front', widthMm: 100, heightMm: 100, bleed: 3, safe: 4, slots: [] },
]).pages
if (!page) throw new Error('There is no page')
const slot = (change: object = {}) => ({
  ...createSlot({ id: 'photo', box: { x: 10, y: 10, width: 80, height: 40 } }),
  photo: { assetId: 'a', crop: DEFAULT_CROP },
  ...change,
})
const at = (x: number, y: number, place = slot()) => {
  const colour = slotColourAt(page, place, PHOTO, HALVES, { x, y })
  return colour && toHex(colour)
}

describe('the colour of a photo at a point of its page', () => {
  it('is that of the photo as it is cropped', () => {
    expect([at(20, 30), at(80, 30)]).toEqual(['#000000', '#ffffff'])
    const mirrored = slot({ photo: { assetId: 'a', crop: { ...DEFAULT_CROP, mirrored: true } } })
    expect([at(20, 30, mirrored), at(80, 30, mirrored)]).toEqual(['#ffffff', '#000000'])
  })

  it('is nothing beside it, outside its curve and where there is no photo', () => {
    expect(at(5, 30)).toBeNull()
    expect(at(11, 11, slot({ mask: 'ellipse' }))).toBeNull()
    expect(at(20, 30, slot({ photo: null }))).toBeNull()
  })
})

describe('the points below a text', () => {
  const below = (turn: number) => {
    const text = sampleText('Mara und Ole', { turn, box: { x: 30, y: 40, width: 40, height: 10 } })
    return samplePointsUnder(
      text,
      measureText({ locale: 'de-DE', calendar: null }, { month: null }, text, squareShaper),
    )
  }

  it('lie where its letters are', () => {
    const points = below(0)
    expect(points.length).toBeGreaterThan(20)
    expect(points.every(({ x, y }) => x > 30 && x < 70 && y > 40 && y < 50)).toBe(true)
  })

  it('turn with it about its middle', () => {
    expect(below(90).every(({ x, y }) => x > 45 && x < 55 && y > 25 && y < 65)).toBe(true)
  })
})
