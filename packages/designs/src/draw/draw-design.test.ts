import { describe, expect, it } from 'vitest'
import { artworkFile, cardFile, designFiles, squareShaper, textElement } from '../design.fixture.ts'
import { findDesign } from '../library/design-library.ts'
import { parseDesigns } from '../library/parse-designs.ts'
import { type DrawOptions, drawDesign } from './draw-design.ts'

function draw(elements: object[], options: Partial<DrawOptions> = {}, svg = artworkFile()): string {
  const files = designFiles(cardFile({}, elements), { 'designs/cards/probe.svg': svg })
  const read = parseDesigns(files, { cards: [] })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const design = findDesign(read.value, 'card', 'probe')
  if (!design) throw new Error('no design')
  const { artwork } = read.value
  return (
    drawDesign(design, { locale: 'de-DE', refinement: 'gold', shaper: squareShaper, artwork, ...options }) ??
    ''
  )
}
const DRAWING = { kind: 'artwork', id: 'drawing', file: 'probe.svg', x: -3, y: -3, width: 111, height: 154 }
const PHOTO = { kind: 'photo', id: 'photo', sample: 'cat', x: 10, y: 10, width: 40, height: 20 }
const wide = () => ({ href: 'data:,', width: 200, height: 50 })

describe('drawing a design', () => {
  it('shows the trim, one unit to the millimetre', () => {
    expect(draw([])).toContain('viewBox="0 0 105 148" width="105" height="148"')
  })

  it('shows the bleed when asked', () => {
    expect(draw([], { includeBleed: true })).toContain('viewBox="-3 -3 111 154"')
  })

  it('knows nothing of a page or a palette that is not there', () => {
    expect(draw([], { page: 'inside' })).toBe('')
    expect(draw([], { palette: 'neon' })).toBe('')
  })

  it('draws words as outlines, never as text', () => {
    const svg = draw([textElement()])
    expect(svg).toContain('<path fill="#3a2b25"')
    expect(svg).not.toContain('<text')
  })

  it('takes the customer’s words before the sample', () => {
    expect(draw([textElement()], { texts: { name: 'Jo' } })).not.toBe(draw([textElement()]))
  })

  it('paints foil with the sheen of the refinement', () => {
    const svg = draw([textElement({ colour: 'foil' })], { refinement: 'silver' })
    expect(svg).toContain('fill="url(#d-foil)"')
    expect(svg).toContain('#e8ebec')
  })

  it('prints a colour where foil is left out', () => {
    const svg = draw([textElement({ colour: 'foil' })], { refinement: 'none' })
    expect(svg).toContain('fill="#b98f45"')
    expect(svg).not.toContain('Gradient')
  })

  it('lets the sheen run over a drawing in the page’s measure', () => {
    const svg = draw([DRAWING], {}, artworkFile('<path d="M0 0h9" fill="var(--foil)"/>'))
    expect(svg).toContain('<linearGradient id="d-art1-foil" href="#d-foil" gradientTransform=')
  })

  it('colours a drawing by the palette and keeps its names apart', () => {
    const svg = draw(
      [DRAWING, { ...DRAWING, id: 'again' }],
      {},
      artworkFile('<clipPath id="a"><path d="M0 0h9"/></clipPath><g clip-path="url(#a)"/>'),
    )
    expect(svg).toContain('id="d-art1-a"')
    expect(svg).toContain('clip-path="url(#d-art2-a)"')
  })

  it('covers a slot with its photo and keeps the middle in the middle', () => {
    expect(draw([PHOTO], { photos: wide })).toContain('x="-10" y="10" width="80" height="20"')
  })

  it('moves the photo to its point of interest without leaving the slot uncovered', () => {
    const svg = draw([{ ...PHOTO, focus: { x: 0, y: 0.5 } }], { photos: wide })
    expect(svg).toContain('x="10" y="10" width="80" height="20"')
  })

  it('shows an empty slot as a quiet field', () => {
    expect(draw([PHOTO])).toContain('fill="#d9d7d2"')
  })
})
