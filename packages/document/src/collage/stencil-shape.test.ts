import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { withStencilFontFace, withStencilText } from '../elements/stencil/change-stencil.ts'
import type { StencilElement } from '../elements/stencil/stencil.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { sampleText } from '../testing/sample-text.ts'
import { withPageBackground } from './change-collage.ts'
import { stencilMatOf, withMovedStencil, withStencilWidth } from './stencil-placement.ts'
import {
  canRemoveStencil,
  STENCIL_SHAPES,
  stencilOf,
  stencilShapeOf,
  withStencilShape,
} from './stencil-shape.ts'

/** Two adjacent slots, 300 x 100 mm together, and a text above them. */
function collage(more: Partial<StencilElement> | null = null): Document {
  const slots = [
    { id: 'a', box: { x: 10, y: 20, width: 145, height: 100 } },
    { id: 'b', box: { x: 165, y: 20, width: 145, height: 100 } },
  ]
  const plain = createPagesDocument('collage', [
    { id: 'page', widthMm: 320, heightMm: 200, bleed: 3, safe: 5, slots },
  ])
  const stencil: StencilElement[] = more
    ? [
        {
          ...{ type: 'stencil', id: 'stencil', turn: 0, locked: true, mask: null, words: '50' },
          ...{ face: 'Figtree', weight: 800, trackingEm: 0, fill: '#ffffff' },
          box: { x: 10, y: 20, width: 300, height: 100 },
          aroundMm: { top: 23, left: 13, right: 13, bottom: 83 },
          ...more,
        },
      ]
    : []
  const pages = plain.pages.map(page => ({
    ...page,
    elements: [...page.elements, ...stencil, sampleText('Mara & Ole')],
  }))
  return { ...plain, pages }
}

const front = (document: Document) => document.pages[0]!
const opening = (document: Document) => stencilOf(front(document))!

describe('the form that photos fill together', () => {
  it.each(STENCIL_SHAPES)('can be %s, below the texts, and the shop reads it without repair', figure => {
    const document = withStencilShape(collage(), 'page', figure, 'WIR')
    expect(stencilShapeOf(front(document))).toBe(figure)
    expect(front(document).elements.map(({ type }) => type)).toEqual(['photo', 'photo', 'stencil', 'text'])
    expect(parseDocument(JSON.stringify(document))).toEqual({ ok: true, document, repairs: [] })
  })

  it('is as large as the photos’ area holds it, and its mat covers all of them', () => {
    const { box, aroundMm } = opening(withStencilShape(collage(), 'page', 'heart', ''))
    expect(box).toEqual({ x: 110, y: 20, width: 100, height: 100 })
    expect(aroundMm).toEqual({ top: 0.5, left: 100.5, right: 100.5, bottom: 0.5 })
  })

  it('covers turned photos as well, which reach beyond their places', () => {
    const plain = collage()
    const turned = {
      ...plain,
      pages: plain.pages.map(page => ({
        ...page,
        elements: page.elements.map(one => (one.id === 'a' ? { ...one, turn: 8 } : one)),
      })),
    }
    expect(opening(withStencilShape(turned, 'page', 'letters', 'WIR')).aroundMm).toEqual({
      top: 23,
      left: 13,
      right: 13,
      bottom: 83,
    })
  })

  it('goes again, and what was there before is there as it was', () => {
    const before = collage()
    const heart = withStencilShape(before, 'page', 'heart', '')
    expect(withStencilShape(heart, 'page', null, '')).toEqual(before)
  })

  it('keeps the customer’s letters while another form is tried', () => {
    const letters = withStencilShape(collage(), 'page', 'letters', 'WIR')
    const typed = withStencilText(letters, 'own-figure-1', '2027')
    const back = withStencilShape(withStencilShape(typed, 'page', 'star', 'WIR'), 'page', 'letters', 'WIR')
    expect(back).toEqual(typed)
  })

  it('of a design becomes another one, and never none', () => {
    const design = collage({})
    expect(canRemoveStencil(front(design))).toBe(false)
    expect(withStencilShape(design, 'page', null, '')).toBe(design)
    expect(stencilShapeOf(front(withStencilShape(design, 'page', 'heart', '')))).toBe('heart')
  })

  it('takes the colour of the ground along', () => {
    const document = withPageBackground(withStencilShape(collage(), 'page', 'heart', ''), 'page', '#aabbcc')
    expect(opening(document).fill).toBe('#aabbcc')
  })
})

describe('letters that photos fill', () => {
  it('take another typeface in its heaviest cut up to 800', () => {
    const document = withStencilFontFace(collage({}), 'stencil', 'Fraunces')
    expect(opening(document)).toMatchObject({ face: 'Fraunces', words: '50' })
    expect(opening(document).weight).toBeGreaterThanOrEqual(600)
    expect(opening(document).weight).toBeLessThanOrEqual(800)
  })

  it('are the customer’s own once they are typed, be they the same', () => {
    expect(opening(withStencilText(collage({}), 'stencil', '50')).own).toBe(true)
    expect(opening(collage({})).own).toBeUndefined()
  })
})

describe('a form that was added', () => {
  const heart = withStencilShape(collage(), 'page', 'heart', '')
  const mat = stencilMatOf(opening(heart))

  it('moves within its mat, which goes on covering all photos', () => {
    const moved = withMovedStencil(heart, 'own-figure-1', { x: -60, y: 400 })
    expect(opening(moved).box).toMatchObject({ x: 50, width: 100, height: 100 })
    expect(opening(moved).box.y + 100).toBeCloseTo(mat.y + mat.height)
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(stencilMatOf(opening(moved))[side]).toBeCloseTo(mat[side])
    expect(parseDocument(JSON.stringify(moved))).toEqual({ ok: true, document: moved, repairs: [] })
  })

  it('becomes smaller about its middle or from a corner, and never larger than its mat', () => {
    expect(opening(withStencilWidth(heart, 'own-figure-1', 40)).box).toEqual({
      ...{ x: 140, y: 50, width: 40, height: 40 },
    })
    expect(opening(withStencilWidth(heart, 'own-figure-1', 40, 'bottom-right')).box).toEqual({
      ...{ x: 170, y: 80, width: 40, height: 40 },
    })
    expect(opening(withStencilWidth(heart, 'own-figure-1', 1)).box.width).toBe(20)
    expect(opening(withStencilWidth(heart, 'own-figure-1', 900)).box.height).toBeCloseTo(mat.height)
  })

  it('is the only one: that of a design stays where it was drawn', () => {
    const design = collage({})
    expect(withMovedStencil(design, 'stencil', { x: 5, y: 0 })).toBe(design)
    expect(withStencilWidth(design, 'stencil', 50)).toBe(design)
  })
})
