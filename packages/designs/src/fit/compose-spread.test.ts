import { describe, expect, it } from 'vitest'
import type { PhotobookDesign } from '../schema/design.ts'
import { readShopDesigns } from '../shop-designs.fixture.ts'
import { composeSpread } from './compose-spread.ts'

const books = (await readShopDesigns()).designs.filter(
  (design): design is PhotobookDesign => design.kind === 'photobook',
)

describe('two facing pages of a book', () => {
  it.each(books.map(book => [book.id, book] as const))(
    '%s: keep what is theirs on their side',
    (_id, book) => {
      const spread = composeSpread(book, 'pair', 'full')
      const middle = book.trim.widthMm
      const photos = spread?.pages[0]?.elements.filter(({ kind }) => kind === 'photo') ?? []
      expect(spread?.trim.widthMm).toBe(2 * middle)
      expect(photos.length).toBeGreaterThan(0)
      expect(
        photos.every(({ id, x, width }) =>
          id.startsWith('left') ? x + width <= middle + 0.01 : x >= middle - 0.01,
        ),
      ).toBe(true)
    },
  )

  it('are the design’s own spread where it has one', () => {
    const book = books[0] as PhotobookDesign
    expect(composeSpread(book, 'panorama')?.pages[0]?.elements).toEqual(
      book.pages.find(({ id }) => id === 'panorama')?.elements,
    )
  })

  it.each([
    ['a page that is not there', 'nothing', 'full'],
    ['one page alone', 'pair', undefined],
    ['a spread beside a page', 'panorama', 'full'],
  ])('are not made of %s', (_what, left, right) => {
    expect(composeSpread(books[0] as PhotobookDesign, left, right)).toBeUndefined()
  })
})
