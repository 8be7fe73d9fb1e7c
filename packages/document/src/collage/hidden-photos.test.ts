import { describe, expect, it } from 'vitest'
import { withPhoto } from '../change-photos.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import type { Asset, Document } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { countHiddenPhotos } from './hidden-photos.ts'
import { type STENCIL_SHAPES, withStencilShape } from './stencil-shape.ts'

/** A grid of photos on 300 x 200 mm. */
function collage(columns: number, rows: number, placed = columns * rows): Document {
  const [width, height] = [280 / columns, 180 / rows]
  const slots = Array.from({ length: columns * rows }, (_, index) => ({
    id: `slot-${index}`,
    box: {
      x: 10 + (index % columns) * width,
      y: 10 + Math.floor(index / columns) * height,
      width: width - 2,
      height: height - 2,
    },
  }))
  const page = { id: 'page', widthMm: 300, heightMm: 200, bleed: 3, safe: 5, slots }
  return slots.slice(0, placed).reduce(
    (document, { id }, index) => {
      const asset: Asset = {
        ...{ id: `photo-${index}`, name: 'IMG_1.jpg', width: 4000, height: 3000 },
        ...{ source: 'upload', notices: [] },
      }
      return withPhoto(document, id, asset, DEFAULT_CROP)
    },
    createPagesDocument('collage', [page]),
  )
}
const hidden = (document: Document, figure: (typeof STENCIL_SHAPES)[number]) =>
  countHiddenPhotos(withStencilShape(document, 'page', figure, 'WIR'), 'page')

describe('photos that a form hides', () => {
  it('are those outside of it, and the more the narrower it is', () => {
    const many = collage(10, 6)
    const [circle, heart, star] = [hidden(many, 'circle'), hidden(many, 'heart'), hidden(many, 'star')]
    // A square of 180 mm in an area of 280 mm leaves at least three of ten columns outside.
    for (const count of [circle, heart, star]) expect(count).toBeGreaterThanOrEqual(18)
    expect(star).toBeGreaterThan(circle)
    expect(heart).toBeLessThan(60)
  })

  it('are none of two large ones, of free places, and without a form', () => {
    expect(hidden(collage(2, 1), 'heart')).toBe(0)
    expect(hidden(collage(10, 6, 0), 'heart')).toBe(0)
    expect(countHiddenPhotos(collage(10, 6), 'page')).toBe(0)
    expect(countHiddenPhotos(collage(10, 6), 'other')).toBe(0)
  })

  it('are not counted behind letters', () => {
    expect(hidden(collage(10, 6), 'letters')).toBe(0)
  })
})
