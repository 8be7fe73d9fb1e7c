import { describe, expect, it } from 'vitest'
import { createPagesDocument } from './create-pages-document.ts'
import { LIMITS } from './limits.ts'
import { parseDocument } from './parse-document.ts'

const sheet = { widthMm: 105, heightMm: 148, bleed: 3, safe: 4 }

describe('a document of several pages', () => {
  const card = createPagesDocument('card', [
    {
      ...sheet,
      id: 'front',
      background: '#faf6ef',
      slots: [{ id: 'front.photo', box: { x: 10, y: 20, width: 50, height: 60 } }],
    },
    { ...sheet, id: 'back', slots: [] },
  ])

  it('has its pages in their order and size', () => {
    expect(card.pages.map(({ id, trim, bleed }) => [id, trim.width, trim.height, bleed.left])).toEqual([
      ['front', 105, 148, 3],
      ['back', 105, 148, 3],
    ])
  })

  it('is one that can be kept and opened again', () => {
    expect(parseDocument(card)).toMatchObject({ ok: true, document: card })
  })

  it('lets a photo over the whole page run into the bleed', () => {
    const [page] = createPagesDocument('prints', [
      { ...sheet, id: 'print-1', slots: [{ id: 'print-1.photo', box: 'full' }] },
    ]).pages
    expect(page?.elements[0]?.box).toEqual({ x: -3, y: -3, width: 111, height: 154 })
  })

  it('never has more pages than a document may hold', () => {
    const pages = Array.from({ length: LIMITS.pages + 1 }, (_, index) => ({
      ...sheet,
      id: `print-${index}`,
      slots: [],
    }))
    expect(createPagesDocument('prints', pages).pages).toHaveLength(LIMITS.pages)
  })
})
