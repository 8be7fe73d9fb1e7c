import { describe, expect, it } from 'vitest'
import { cardFile, designFiles, textElement } from '../design.fixture.ts'
import { findDesign } from '../library/design-library.ts'
import { parseDesigns } from '../library/parse-designs.ts'
import type { CardDesign } from '../schema/design.ts'
import { additionalFormats } from './card-formats.ts'
import { fitDesignToFormat } from './fit-design-to-format.ts'

const FORMATS = [
  { id: 'A6p', widthMm: 105, heightMm: 148 },
  { id: 'A6l', widthMm: 148, heightMm: 105 },
  { id: 'B6p', widthMm: 118, heightMm: 169 },
  { id: 'DLp', widthMm: 99, heightMm: 210 },
  { id: 'SQ', widthMm: 145, heightMm: 145 },
]

function cardOf(facts: object, elements: object[] = [textElement()], changes: object = {}): CardDesign {
  const file = cardFile({ card: { ...cardFile().card, ...facts }, ...changes }, elements)
  const read = parseDesigns(designFiles(file), { cards: [] })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return findDesign(read.value, 'card', 'probe') as CardDesign
}

describe('the formats of a card', () => {
  it('beside its own are those of the same proportion', () => {
    expect(additionalFormats(cardOf({}), FORMATS)).toEqual(['B6p'])
  })

  it('are those of its layouts, too', () => {
    const layouts = [
      {
        trim: { widthMm: 145, heightMm: 145 },
        pages: [{ id: 'front', background: 'ground', elements: [textElement()] }],
      },
    ]
    expect(additionalFormats(cardOf({}, [textElement()], { layouts }), FORMATS)).toEqual(['B6p', 'SQ'])
  })

  it('are all but those that lie, where a standing card stands free', () => {
    expect(additionalFormats(cardOf({ freestanding: true }), FORMATS)).toEqual(['B6p', 'DLp', 'SQ'])
  })

  it('leave out what would print type below five points', () => {
    const small = textElement({ id: 'small', sizePt: 5.1, minSizePt: 5, y: 90 })
    const card = cardOf({ freestanding: true }, [textElement(), small])
    expect(additionalFormats(card, FORMATS)).toEqual(['B6p'])
  })
})

describe('a card that stands free', () => {
  it('keeps its composition whole, in the middle of a sheet of another proportion', () => {
    const square = fitDesignToFormat(cardOf({ freestanding: true }), { widthMm: 145, heightMm: 145 })
    const scale = 145 / 148
    expect(square.pages[0]?.elements[0]).toMatchObject({
      x: expect.closeTo((145 - 105 * scale) / 2 + 10 * scale, 2),
      y: expect.closeTo(60 * scale, 2),
      width: expect.closeTo(85 * scale, 2),
      sizePt: expect.closeTo(40 * scale, 2),
    })
  })
})

describe('a layout of a card', () => {
  it('is refused where it has no place for some words', () => {
    const layouts = [
      { trim: { widthMm: 145, heightMm: 145 }, pages: [{ id: 'front', background: 'ground', elements: [] }] },
    ]
    const read = parseDesigns(designFiles(cardFile({ layouts })), { cards: [] })
    expect(!read.ok && read.problems).toEqual([
      {
        file: 'designs/cards/probe.json',
        path: 'layouts[0]',
        message: 'must hold the same pages, texts and photos',
      },
    ])
  })
})
