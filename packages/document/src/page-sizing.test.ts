import { describe, expect, it } from 'vitest'
import { createFrameDocument } from './create-pages-document.ts'
import { resizePage } from './page-sizing.ts'

const flat = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: '' })
const boxOf = (document: typeof flat) => document.pages[0]?.elements[0]?.box

describe('a new photo frame', () => {
  it('has one required opening that runs into the bleed', () => {
    expect(boxOf(flat)).toEqual({ x: -3, y: -3, width: 606, height: 406 })
  })

  it('ends its photo with the front when the canvas edge is coloured or mirrored', () => {
    for (const mode of ['coloured', 'mirrored'] as const) {
      const edge = { mode, depth: 25, colour: '#112233' }
      const canvas = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 40, safe: 5, edge, title: '' })
      expect(boxOf(canvas)).toEqual({ x: 0, y: 0, width: 600, height: 400 })
    }
  })
})

describe('another size', () => {
  it('keeps a full opening full', () => {
    expect(boxOf(resizePage(flat, 'page-1', { widthMm: 400, heightMm: 600, bleed: 5, safe: 5 }))).toEqual({
      x: -5,
      y: -5,
      width: 410,
      height: 610,
    })
  })

  it('draws the photo back to the front when the edge is no longer folded, and out again', () => {
    const sizing = { widthMm: 600, heightMm: 400, bleed: 40, safe: 5 }
    const edge = { depth: 25, colour: '#ffffff' }
    const folded = resizePage(flat, 'page-1', { ...sizing, edge: { ...edge, mode: 'folded' } })
    const mirrored = resizePage(folded, 'page-1', { ...sizing, edge: { ...edge, mode: 'mirrored' } })
    expect(boxOf(folded)).toEqual({ x: -40, y: -40, width: 680, height: 480 })
    expect(boxOf(mirrored)).toEqual({ x: 0, y: 0, width: 600, height: 400 })
    expect(boxOf(resizePage(mirrored, 'page-1', { ...sizing, edge: { ...edge, mode: 'folded' } }))).toEqual(
      boxOf(folded),
    )
  })

  it('keeps the share of a slot that lies within the page', () => {
    const inside = {
      ...flat,
      pages: flat.pages.map(page => ({
        ...page,
        elements: page.elements.map(slot => ({ ...slot, box: { x: 60, y: 40, width: 300, height: 200 } })),
      })),
    }
    expect(boxOf(resizePage(inside, 'page-1', { widthMm: 1200, heightMm: 800, bleed: 3, safe: 5 }))).toEqual({
      x: 120,
      y: 80,
      width: 600,
      height: 400,
    })
  })

  it('leaves other pages alone', () => {
    expect(resizePage(flat, 'page-2', { widthMm: 1, heightMm: 1, bleed: 0, safe: 0 })).toEqual(flat)
  })
})
