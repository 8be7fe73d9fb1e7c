import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../../create-pages-document.ts'
import { findText } from '../../find.ts'
import type { Box, Document } from '../../model.ts'
import { withAddedText } from './added-text.ts'
import { MIN_TEXT_MM, withTextRotation, withTextWidth } from './customer-text.ts'

const page = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
const card = withAddedText(
  createPagesDocument('card', [page]),
  'front',
  'own',
  'Wir freuen uns auf euch alle',
)
const text = (document: Document) => {
  const found = findText(document, 'own')?.element
  if (!found) throw new Error('The text is gone')
  return found
}
const sideOf = (document: Document, side: 1 | -1) => {
  const { box, turn } = text(document)
  const angle = (turn * Math.PI) / 180
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return { x: x + (side * box.width * Math.cos(angle)) / 2, y: y + (side * box.width * Math.sin(angle)) / 2 }
}

describe('a text that is added', () => {
  const boxOf = (document: Document, id: string) => {
    const element = document.pages[0]?.elements.find(one => one.id === id)
    if (!element) throw new Error(`The text ${id} is gone`)
    return element.box
  }
  const isApart = (a: Box, b: Box) => a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01

  it('lies below the words of the design, in the middle', () => {
    expect(boxOf(card, 'own').y).toBeGreaterThan(148 / 2)
  })

  it('covers no other text, however many there are', () => {
    const ids = ['own', 'second', 'third', 'fourth', 'fifth']
    const full = ids.slice(1).reduce((now, id) => withAddedText(now, 'front', id, 'Hallo Anna'), card)
    const boxes = ids.map(id => boxOf(full, id))
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(isApart(box, other)).toBe(true)
  })

  it('covers no photo where there is room beside it, and stays on the page where there is none', () => {
    const slot = { x: 5, y: 70, width: 95, height: 74 }
    const [free, full] = [slot, { x: 0, y: 0, width: 105, height: 148 }].map(box => {
      const document = createPagesDocument('card', [{ ...page, slots: [{ id: 'photo', box }] }])
      return boxOf(withAddedText(document, 'front', 'own', 'Hallo Anna'), 'own')
    })
    expect(free && isApart(free, slot)).toBe(true)
    expect(full?.y).toBeGreaterThan(0)
  })
})

describe('the width of an own text', () => {
  it('leaves the other side where it is, also of a turned text', () => {
    for (const turn of [0, 30, -90]) {
      const before = withTextRotation(card, 'own', turn)
      const after = withTextWidth(before, 'own', 40, 'left')
      expect(text(after).box.width).toBe(40)
      expect(sideOf(after, -1).x).toBeCloseTo(sideOf(before, -1).x)
      expect(sideOf(after, -1).y).toBeCloseTo(sideOf(before, -1).y)
    }
  })

  it('makes room for more lines where it becomes narrow', () => {
    expect(text(withTextWidth(card, 'own', 25)).box.height).toBeGreaterThan(text(card).box.height)
  })

  it.each([
    [1, MIN_TEXT_MM],
    [10_000, 105],
  ])('of %d mm becomes %d', (asked, given) => {
    expect(text(withTextWidth(card, 'own', asked)).box.width).toBe(given)
  })

  it('changes nothing where it is no number, or the text is of the design', () => {
    expect(withTextWidth(card, 'own', Number.NaN)).toBe(card)
    const locked = {
      ...card,
      pages: card.pages.map(one => ({
        ...one,
        elements: one.elements.map(element => ({ ...element, locked: true })),
      })),
    }
    expect(withTextWidth(locked, 'own', 40)).toBe(locked)
    expect(withTextRotation(locked, 'own', 40)).toBe(locked)
  })
})

describe('the angle of an own text', () => {
  it.each([
    [15, 15],
    [12.34, 12.3],
    [190, -170],
    [-540, -180],
    [360, 0],
  ])('of %f degrees is %f', (asked, kept) => {
    expect(text(withTextRotation(card, 'own', asked)).turn).toBeCloseTo(kept)
  })

  it('lies between -180 and 180, whatever is asked, and the middle stays on the page', () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ noNaN: true }), (degrees, mm) => {
        const { turn, box } = text(withTextWidth(withTextRotation(card, 'own', degrees), 'own', mm, 'right'))
        expect(Math.abs(turn)).toBeLessThanOrEqual(180)
        expect(box.x + box.width / 2).toBeGreaterThanOrEqual(-0.001)
        expect(box.x + box.width / 2).toBeLessThanOrEqual(105.001)
      }),
    )
  })
})
