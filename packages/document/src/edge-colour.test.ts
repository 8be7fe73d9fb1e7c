import { describe, expect, it } from 'vitest'
import { withCrop, withPhoto } from './change-photos.ts'
import { createFrameDocument } from './create-pages-document.ts'
import { edgeColours, updateEdgeColours, withEdgeColour } from './edge-colour.ts'
import type { Asset, Document, Edge } from './model.ts'
import { resizePage } from './page-sizing.ts'
import type { Pixels } from './pixels.ts'
import { DEFAULT_CROP } from './repair-crop.ts'

const SIZE = { widthMm: 600, heightMm: 400, bleed: 40, safe: 5 }
const edge = (mode: Edge['mode'], colour = '#ffffff'): Edge => ({ mode, depth: 25, colour })
const photo: Asset = {
  id: 'dune',
  name: 'dune.jpg',
  width: 6000,
  height: 4000,
  source: 'upload',
  notices: [],
}
const other = { ...photo, id: 'lake' }

/** An image of 60 x 40 pixels, whose colours depend on the position. */
function picture(colourAt: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const data: number[] = []
  for (let y = 0; y < 40; y++) for (let x = 0; x < 60; x++) data.push(...colourAt(x, y), 255)
  return { width: 60, height: 40, data }
}
/** A red centre, a blue border of 6 pixels, a green third at the right. */
const framed = picture((x, y) =>
  x < 6 || y < 6 || x > 53 || y > 33 ? [20, 40, 160] : x > 40 ? [30, 140, 60] : [200, 30, 30],
)
const coloured = (): Document =>
  withPhoto(createFrameDocument({ ...SIZE, edge: edge('coloured'), title: '' }), 'photo-1', photo)
const coloursOf = (document: Document, pixels: Pixels | undefined = framed) =>
  document.pages[0] ? edgeColours(document, document.pages[0], () => pixels) : null
const outerOf = (document: Document) => coloursOf(document)?.outer
const colourOf = (document: Document) => document.pages[0]?.edge?.colour

describe('colours around a photo', () => {
  it('are the one of its outer strip, then the most frequent others', () => {
    expect(coloursOf(coloured())).toEqual({ outer: '#1428a0', others: ['#c81e1e', '#1e8c3c'] })
  })

  it('come from what is seen: zoomed in, the frame of the photo is gone', () => {
    const zoomed = withCrop(coloured(), 'photo-1', { ...DEFAULT_CROP, zoom: 2, centre: { u: 0.4, v: 0.5 } })
    expect(outerOf(zoomed)).toBe('#c81e1e')
  })

  it('are paper where a whole photo leaves paper around it', () => {
    expect(outerOf(withCrop(coloured(), 'photo-1', { ...DEFAULT_CROP, fit: 'contain', angle: 45 }))).toBe(
      '#ffffff',
    )
  })

  it('are none without a photo or its pixels', () => {
    expect(coloursOf(createFrameDocument({ ...SIZE, edge: edge('coloured'), title: '' }))).toBeNull()
    const [page] = coloured().pages
    expect(page && edgeColours(coloured(), page, () => undefined)).toBeNull()
  })
})

describe('a coloured edge', () => {
  const empty = createFrameDocument({ ...SIZE, edge: edge('coloured'), title: '' })
  const follow = (before: Document, after: Document) => updateEdgeColours(before, after, outerOf)

  it('takes the colour of the photo that is hung', () => {
    expect(colourOf(follow(empty, coloured()).document)).toBe('#1428a0')
  })

  it('takes it when the edge is chosen after the photo', () => {
    const mirrored = resizePage(coloured(), 'page-1', { ...SIZE, edge: edge('mirrored') })
    const chosen = resizePage(mirrored, 'page-1', { ...SIZE, edge: edge('coloured') })
    expect(colourOf(follow(mirrored, chosen).document)).toBe('#1428a0')
  })

  it('goes on following the crop, unless somebody chose a colour', () => {
    const moved = (document: Document) =>
      withCrop(document, 'photo-1', { ...DEFAULT_CROP, zoom: 2, centre: { u: 0.4, v: 0.5 } })
    const { document } = follow(empty, coloured())
    expect(colourOf(follow(document, moved(document)).document)).toBe('#c81e1e')
    const black = withEdgeColour(document, 'page-1', '#000000')
    expect(colourOf(follow(black, moved(black)).document)).toBe('#000000')
    expect(colourOf(follow(black, withPhoto(black, 'photo-1', other)).document)).toBe('#000000')
  })

  it('stays white in a document that was designed before edges took colours', () => {
    const old = coloured()
    const moved = withCrop(old, 'photo-1', { ...DEFAULT_CROP, zoom: 2 })
    expect(follow(old, moved)).toEqual({ document: moved, left: [] })
  })

  it('keeps its colour in another size and waits for a photo that is not known yet', () => {
    const black = withEdgeColour(coloured(), 'page-1', '#000000')
    expect(colourOf(resizePage(black, 'page-1', { ...SIZE, widthMm: 900, edge: edge('coloured') }))).toBe(
      '#000000',
    )
    expect(updateEdgeColours(empty, coloured(), () => undefined).left).toEqual(['page-1'])
  })
})
