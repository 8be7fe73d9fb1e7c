import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { describe, expect, it } from 'vitest'
import { createPage, documentOf } from '../create-pages-document.ts'
import { artworkIds, fingerprintDrawing, fontFacesOf, freezeDocument } from '../document-dependencies.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import type { Element } from './registry.ts'
import { createRun, type TextElement } from './text/text.ts'

const base = { turn: 0, locked: false, box: { x: 10, y: 10, width: 60, height: 20 } }
const drawing = '<svg viewBox="0 0 9 9"/>'

const text: TextElement = {
  ...base,
  type: 'text',
  id: 'names',
  role: 'names',
  required: false,
  own: false,
  runs: [createRun('Lena'), { ...createRun(' & Jonas'), weight: 700 }],
  calendar: null,
  face: 'Figtree',
  weight: 400,
  italic: false,
  sizePt: 24,
  minSizePt: 12,
  maxSizePt: 36,
  trackingEm: 0,
  leading: 1.2,
  align: 'centre',
  valign: 'middle',
  wrap: true,
  caps: false,
  colour: 'ink',
  opacity: 1,
  set: null,
}
const ELEMENTS: Element[] = [
  text,
  { ...base, type: 'artwork', id: 'art', art: fingerprintDrawing(drawing), opacity: 1 },
  { ...base, type: 'code', id: 'code', content: 'https://example.com', colour: '#000000', ground: null },
  {
    ...base,
    ...{ type: 'shape', id: 'line', shape: 'line', path: null, fill: null, stroke: 'ink' },
    ...{ strokeMm: 0.3, dashMm: [1, 2], radiusMm: 0, opacity: 1 },
    box: { x: 10, y: 10, width: 60, height: 0 },
  } as Element,
]

function card(elements: unknown[]): Document {
  const page = createPage({ id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] })
  return { ...documentOf('card', [page]), pages: [{ ...page, elements: elements as Element[] }] }
}

const opened = (document: unknown) => {
  const result = parseDocument(document)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

describe('an element', () => {
  it.each(ELEMENTS)('is kept and opened again word for word: $type', element => {
    expect(opened(JSON.stringify(card([element])))).toEqual({
      ok: true,
      document: card([element]),
      repairs: [],
    })
  })

  it.each<[string, object, Partial<TextElement>]>([
    ['a size out of bounds', { sizePt: 99_999 }, { sizePt: 2000 }],
    ['an alignment that is none', { align: 'justify' }, { align: 'centre' }],
    ['a weight its typeface does not come in', { face: 'Great Vibes', weight: 700 }, { weight: 400 }],
    ['a paint that is code', { colour: 'url(x)' }, { colour: '#000000' }],
    ['line ends of Windows', { runs: [createRun('a\r\nb')] }, { runs: [createRun('a\nb')] }],
  ])('is repaired: %s', (_what, wrong, expected) => {
    const { document, repairs } = opened(card([{ ...text, ...wrong }]))
    expect(document.pages[0]?.elements[0]).toMatchObject(expected)
    expect(repairs).not.toEqual([])
  })

  it.each<[string, object]>([
    ['more words than a page takes', { ...text, runs: [createRun('x'.repeat(5_000))] }],
    ['words that are no text', { ...text, runs: [{ text: 7 }] }],
    ['a drawing that is no hash', { ...ELEMENTS[1], art: '../secret.svg' }],
    ['a kind that is none', { ...text, type: 'script' }],
  ])('is refused with %s', (_what, element) => {
    expect(parseDocument(card([element])).ok).toBe(false)
  })
})

describe('a frozen document', () => {
  const document = card(ELEMENTS)

  it('holds its drawings and how its texts are set', () => {
    const copy = freezeDocument(document, { artwork: () => drawing, shaper: squareShaper })
    expect(copy.artworks).toEqual({ [fingerprintDrawing(drawing)]: drawing })
    expect(copy.pages[0]?.elements[0]).toMatchObject({ set: { breaks: expect.any(Array) } })
    expect(opened(JSON.stringify(copy)).document).toEqual(copy)
  })

  it('is not made where a drawing is nowhere to be found', () => {
    expect(() => freezeDocument(document, { artwork: () => undefined, shaper: squareShaper })).toThrow(
      'nowhere',
    )
  })

  it('says what it needs to be drawn', () => {
    expect(artworkIds(document)).toEqual([fingerprintDrawing(drawing)])
    expect(fontFacesOf(document).map(({ weight }) => weight)).toEqual([400, 700])
  })
})
