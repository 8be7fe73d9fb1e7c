import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORT_OPTIONS } from '../catalogue/vocabulary.ts'
import { LIST_PAGE_SIZES, type ListQuery, paginateList } from './paginate-list.ts'

interface Card {
  id: number
  styles: string[]
  colours: string[]
  created: string
  popularity: number
}

const card = (
  id: number,
  styles: string[],
  colours: string[],
  created = '2026-01-01',
  popularity = 0,
): Card => ({
  id,
  styles,
  colours,
  created,
  popularity,
})

const CARDS = [
  card(1, ['modern'], ['red', 'blue'], '2026-03-01', 5),
  card(2, ['classic'], ['red'], '2026-05-01', 9),
  card(3, ['modern', 'photo'], ['green'], '2026-03-01', 9),
]

const byStyleAndColour = (style: string[], colour: string[], rest: Partial<ListQuery<Card, never>> = {}) =>
  paginateList(CARDS, {
    ...rest,
    filters: {
      style: { valuesOf: ({ styles }: Card) => styles, chosen: style, order: ['photo', 'classic', 'gone'] },
      colour: { valuesOf: ({ colours }: Card) => colours, chosen: colour },
    },
  })
const idsOf = ({ items }: { items: readonly Card[] }) => items.map(({ id }) => id)

describe('a list', () => {
  it('shows everything in its own order where nothing is asked', () =>
    expect(idsOf(byStyleAndColour([], []))).toEqual([1, 2, 3]))

  it('keeps what has any of a filter’s values, in every filter', () => {
    expect(idsOf(byStyleAndColour(['modern', 'classic'], ['red']))).toEqual([1, 2])
    expect(idsOf(byStyleAndColour(['classic'], ['green']))).toEqual([])
  })

  it.each([
    ['sort', [1, 2, 3]],
    ['created', [2, 1, 3]],
    ['popularity', [2, 3, 1]],
  ] as const)('is ordered by %s, equals as they were', (sort, ids) =>
    expect(idsOf(byStyleAndColour([], [], { sort }))).toEqual(ids),
  )

  it('counts a filter’s values given the other filters, not itself', () => {
    const { facets } = byStyleAndColour(['modern'], ['red'])
    expect(facets.style).toEqual([
      { value: 'photo', count: 0, chosen: false },
      { value: 'classic', count: 1, chosen: false },
      { value: 'modern', count: 1, chosen: true },
    ])
    expect(facets.colour.map(({ value, count }) => [value, count])).toEqual([
      ['red', 1],
      ['blue', 1],
      ['green', 1],
    ])
  })

  it('is empty behind its last page and where there is nothing', () => {
    expect(byStyleAndColour([], [], { page: 2 })).toMatchObject({ items: [], total: 3, pages: 1 })
    expect(paginateList<Card, never>([], { filters: {} })).toMatchObject({ items: [], total: 0, pages: 0 })
  })
})

const word = fc.constantFrom('a', 'b', 'c', 'd')
const cards = fc.array(
  fc.record({
    id: fc.nat(),
    styles: fc.array(word, { maxLength: 3 }),
    colours: fc.array(word, { maxLength: 3 }),
    created: fc.constantFrom('2025-12-31', '2026-01-01', '2026-10-02'),
    popularity: fc.nat(3),
  }),
  { maxLength: 120 },
)
const chosen = fc.array(word, { maxLength: 2 })

describe('any list', () => {
  it('shows each of its items once over all pages, however it is sorted', () => {
    fc.assert(
      fc.property(
        cards,
        chosen,
        fc.constantFrom(...SORT_OPTIONS),
        fc.constantFrom(...LIST_PAGE_SIZES),
        (all, style, sort, size) => {
          const filters = { style: { valuesOf: ({ styles }: Card) => styles, chosen: style } }
          const first = paginateList(all, { filters, sort, size })
          const shown = Array.from(
            { length: first.pages },
            (_, index) => paginateList(all, { filters, sort, size, page: index + 1 }).items,
          ).flat()
          expect(new Set(shown).size).toBe(first.total)
          expect(shown).toHaveLength(first.total)
        },
      ),
    )
  })

  it('shows as many items as the facet of a value promised', () => {
    fc.assert(
      fc.property(cards, chosen, (all, colour) => {
        const ask = (style: string[]) =>
          paginateList(all, {
            filters: {
              style: { valuesOf: ({ styles }: Card) => styles, chosen: style },
              colour: { valuesOf: ({ colours }: Card) => colours, chosen: colour },
            },
          })
        const promised = ask([]).facets.style
        expect(promised.map(({ value }) => ask([value]).total)).toEqual(promised.map(({ count }) => count))
      }),
    )
  })
})
