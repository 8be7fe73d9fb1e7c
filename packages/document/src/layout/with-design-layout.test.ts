import { describe, expect, it } from 'vitest'
import { documentOf } from '../create-pages-document.ts'
import { createSlot } from '../elements/photo/photo.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { createRun } from '../elements/text/text.ts'
import { sides } from '../geometry/box.ts'
import type { Document, Element, Page } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { sampleText } from '../testing/sample-text.ts'
import { withDesignLayout } from './with-design-layout.ts'

const page = (width: number, height: number, elements: Element[]): Page => ({
  id: 'front',
  role: 'front',
  trim: { width, height },
  bleed: sides(3),
  safe: sides(5),
  background: 'ground',
  edge: null,
  spine: null,
  month: null,
  elements,
})
const slot = (id: string, x: number, width: number) =>
  createSlot({ id, box: { x, y: 10, width, height: 30 } })
const A6 = [
  page(105, 148, [slot('front.photo', 10, 40), sampleText('Ida & Ole', { sizePt: 20, align: 'centre' })]),
]
const SQUARE = [
  page(145, 145, [
    slot('front.photo', 20, 60),
    sampleText('Ida & Ole', { sizePt: 30, align: 'left', box: { x: 5, y: 90, width: 120, height: 20 } }),
  ]),
]
const withoutPlace = (layout: readonly Page[]) =>
  layout.map(one => ({ ...one, elements: one.elements.filter(({ type }) => type !== 'photo') }))

const PHOTO = { assetId: 'a', crop: { ...DEFAULT_CROP, zoom: 1.7, centre: { u: 0.4, v: 0.3 } } }
const ASSET = { id: 'a', name: 'a.jpg', width: 900, height: 900, source: 'upload' as const, notices: [] }
const written = (change: Partial<ReturnType<typeof sampleText>>): Document => ({
  ...documentOf('card', A6),
  assets: { a: ASSET },
  pages: A6.map(one => ({
    ...one,
    elements: one.elements.map((element): Element => {
      if (element.type === 'photo') return { ...element, photo: PHOTO }
      return element.type === 'text' ? { ...element, ...change } : element
    }),
  })),
})
const paragraphText = ({ pages }: Document) => {
  const text = pages[0]?.elements.find(({ type }) => type === 'text')
  if (text?.type !== 'text') throw new Error('The card lost its text')
  return text
}
const photoOf = ({ pages }: Document) => pages[0]?.elements.find(({ type }) => type === 'photo')

describe('a card in another layout', () => {
  it('takes size, places and looks of the new layout where nothing was changed', () => {
    const square = withDesignLayout(documentOf('card', A6), A6, SQUARE)
    expect(square.pages).toEqual(SQUARE)
  })

  it('keeps words, and what was chosen for them', () => {
    const own = written({ runs: [createRun('Mara & Jo')], own: true, align: 'right', colour: '#aa0000' })
    const text = paragraphText(withDesignLayout(own, A6, SQUARE))
    expect(textOf(text)).toBe('Mara & Jo')
    expect(text).toMatchObject({ align: 'right', colour: '#aa0000', sizePt: 30, box: { x: 5, width: 120 } })
  })

  it('lets a size that was changed grow as the design’s does', () => {
    expect(paragraphText(withDesignLayout(written({ sizePt: 24 }), A6, SQUARE)).sizePt).toBe(36)
  })

  it('sets the lines of a text anew', () => {
    const set = { sizePt: 20, breaks: [4] }
    expect(paragraphText(withDesignLayout(written({ set }), A6, SQUARE)).set).toBeNull()
  })

  it('keeps photos with focal point and zoom', () => {
    expect(photoOf(withDesignLayout(written({}), A6, SQUARE))).toMatchObject({
      photo: PHOTO,
      box: { x: 20, width: 60 },
    })
  })

  it('sets a photo aside whose place it does not have, and remembers its crop', () => {
    const square = withDesignLayout(written({}), A6, withoutPlace(SQUARE))
    expect(square.aside).toEqual(['a'])
    expect(square.assets.a?.lastCrop).toEqual(PHOTO.crop)
  })

  it('leaves off what the customer took off', () => {
    const bare = { ...documentOf('card', A6), pages: withoutPlace(A6) }
    expect(photoOf(withDesignLayout(bare, A6, SQUARE))).toBeUndefined()
  })

  it('keeps an own text at its share of the page, above all others', () => {
    const mine = sampleText('PS', {
      id: 'own-1',
      locked: false,
      box: { x: 21, y: 74, width: 42, height: 10 },
    })
    const [front] = A6
    if (!front) throw new Error('There is no page')
    const document = { ...documentOf('card', A6), pages: [{ ...front, elements: [...front.elements, mine] }] }
    const last = withDesignLayout(document, A6, SQUARE).pages[0]?.elements.at(-1)
    expect(last?.id).toBe('own-1')
    expect(last?.box.x).toBeCloseTo(29)
    expect(last?.box.y).toBeCloseTo(72.5)
  })

  it('is the card it was after the way there and back', () => {
    const own = written({ runs: [createRun('Mara & Jo')], own: true, sizePt: 24 })
    const back = withDesignLayout(withDesignLayout(own, A6, SQUARE), SQUARE, A6)
    expect(back).toEqual(own)
  })
})
