import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import type { Document } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import { chapterOrder, fillParts, photosByChapter, withPageOrder } from './chapter-parts.ts'
import { withChapterTexts } from './chapters.ts'
import { photoSheetsOf } from './photo-sheets.ts'

const measures = { heightMm: 210, bleed: 3, safe: 6 }
const RULES = { foldMm: 12, allowsAcross: true, marginShare: 0.05, gapMm: 4 }

/** A book of eight spreads; the second and the sixth begin a chapter. Photos by the number of their spread. */
function bookOf(photos: Record<number, string>): Document {
  const document = createPagesDocument('photobook', [
    { ...measures, id: 'cover', role: 'cover', widthMm: 601, spine: 7, slots: [] },
    { ...measures, id: 'first', role: 'inside', widthMm: 297, slots: [] },
    ...Array.from({ length: 8 }, (_, at) => ({
      ...{ ...measures, id: `s${at + 1}`, role: 'spread' as const, widthMm: 594 },
      slots: [{ id: `s${at + 1}.photo`, box: { x: 320, y: 20, width: 200, height: 150 } }],
    })),
    { ...measures, id: 'last', role: 'inside', widthMm: 297, slots: [] },
  ])
  return {
    ...document,
    pages: document.pages.map(page => {
      const assetId = photos[Number(page.id.slice(1))]
      const title = page.id === 's2' ? 'Lissabon' : page.id === 's6' ? 'Porto' : null
      const { elements } = title ? withChapterTexts(document, page, { title, dates: '' }) : page
      const slots = page.elements.map(one =>
        one.type === 'photo' && assetId ? { ...one, photo: { assetId, crop: DEFAULT_CROP } } : one,
      )
      return { ...page, elements: title ? [...elements, ...slots] : slots }
    }),
  }
}
const book = bookOf({ 1: 'a', 3: 'b', 7: 'c' })
const at = (id: string, takenAtMin?: number) => ({
  id,
  ratio: 1.5,
  ...(takenAtMin !== undefined && { takenAtMin }),
})
const idsOf = (lists: readonly (readonly { id: string }[])[]) => lists.map(list => list.map(({ id }) => id))
const sheetIds = new Set(photoSheetsOf(book, RULES).map(({ id }) => id))
const orderFor = (counts: number[], document = book) =>
  chapterOrder(document, counts, new Set(photoSheetsOf(document, RULES).map(({ id }) => id)))

describe('photos that are divided anew', () => {
  it('stay in their chapter, and new ones join that of their time', () => {
    const photos = [at('a', 10), at('x', 15), at('b', 100), at('y', 150), at('z'), at('c', 200), at('w', 900)]
    expect(idsOf(photosByChapter(book, photos))).toEqual([
      ['a', 'x'],
      ['b', 'y', 'z'],
      ['c', 'w'],
    ])
    // A photo that was moved to another chapter by hand stays there, whenever it was taken.
    const moved = bookOf({ 1: 'c', 3: 'b', 7: 'a' })
    expect(idsOf(photosByChapter(moved, [at('a', 10), at('b', 100), at('c', 200)]))[2]).toEqual(['a'])
  })

  it('get as many spreads for each chapter as it has photos; titles keep their order', () => {
    const order = orderFor([2, 4, 40])
    expect(order.filter(id => ['s2', 's6'].includes(id))).toEqual(['s2', 's6'])
    expect(order.slice(0, 2)).toEqual(['cover', 'first'])
    expect(order.at(-1)).toBe('last')
    expect(order.toSorted()).toEqual(book.pages.map(({ id }) => id).toSorted())
    expect(order.indexOf('last') - order.indexOf('s6')).toBeGreaterThan(5)
    expect(order.indexOf('s6') - order.indexOf('s2')).toBeLessThanOrEqual(2)
  })

  it('leave pages where they are without chapters, and where a photo is pinned', () => {
    const pinned: Document = {
      ...book,
      pages: book.pages.map(page => ({
        ...page,
        elements: page.elements.map(one => (one.id === 's3.photo' ? { ...one, pinned: true as const } : one)),
      })) as Document['pages'],
    }
    expect(orderFor([2, 4, 40], pinned)).toEqual(pinned.pages.map(({ id }) => id))
    const plain = { ...book, pages: book.pages.filter(({ id }) => id !== 's2' && id !== 's6') }
    expect(orderFor([46], plain)).toEqual(plain.pages.map(({ id }) => id))
  })

  it('fill the sheets of their own chapter only', () => {
    const lists = [[at('a')], [at('b'), at('y')], [at('c')]]
    const ordered = withPageOrder(book, orderFor([1, 2, 1]))
    const parts = fillParts(ordered, photoSheetsOf(ordered, RULES), lists)
    expect(idsOf(parts.map(({ photos }) => photos))).toEqual(idsOf(lists))
    expect(parts.flatMap(({ sheets }) => sheets.map(({ id }) => id)).toSorted()).toEqual(
      [...sheetIds].toSorted(),
    )
    expect(parts[1]?.sheets[0]?.id).toBe('s2')
    expect(parts[2]?.sheets[0]?.id).toBe('s6')
  })
})
