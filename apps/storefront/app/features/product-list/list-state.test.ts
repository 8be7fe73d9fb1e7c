import { LIST_PAGE_SIZES, SORT_OPTIONS } from '@passepartout/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkedPages, readListState, withoutFilters, withToggledValue, writeListState } from './list-state.ts'

const FILTERS = ['color', 'style', 'slots']
const read = (query: string) => readListState(new URLSearchParams(query), FILTERS)

describe('the address of a list', () => {
  it.each([
    ['', ''],
    ['color=navy', '?color=navy'],
    ['color=navy,cream', '?color=cream&color=navy'],
    ['style=modern&color=navy&color=cream', '?color=cream&color=navy&style=modern'],
    ['sort=created&page=2&size=48', '?sort=created&page=2&size=48'],
    ['sort=sort&page=1&size=12', ''],
    ['sort=cheap&page=-1&size=1000000', ''],
    ['page=1.5&page=2', ''],
    ['color=%3Cscript%3E&color=', ''],
    ['material=poster&color=navy', '?color=navy'],
  ])('"%s" stands for "%s"', (query, expected) => {
    expect(writeListState(read(query))).toBe(expected)
  })

  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/)
  const anyState = fc.record({
    chosen: fc
      .dictionary(fc.constantFrom(...FILTERS), fc.uniqueArray(word, { minLength: 1, maxLength: 5 }))
      .map(chosen => Object.fromEntries(Object.entries(chosen).map(([name, list]) => [name, list.sort()]))),
    sort: fc.constantFrom(...SORT_OPTIONS),
    page: fc.integer({ min: 1, max: 1000 }),
    size: fc.constantFrom(...LIST_PAGE_SIZES),
  })

  it('brings back exactly the state it was written from', () => {
    fc.assert(
      fc.property(anyState, state => {
        expect(read(writeListState(state))).toEqual({ ...state, chosen: { ...state.chosen } })
      }),
    )
  })

  it('is the same again, on the first page, after a value was switched on and off', () => {
    fc.assert(
      fc.property(anyState, word, (state, value) => {
        const twice = withToggledValue(withToggledValue(state, 'color', value), 'color', value)
        expect(writeListState(twice)).toBe(writeListState({ ...state, page: 1 }))
      }),
    )
  })

  it('keeps order and page size when all filters go', () => {
    expect(writeListState(withoutFilters(read('color=navy&sort=created&page=3&size=48')))).toBe(
      '?sort=created&size=48',
    )
  })
})

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('on page %i of %i the linked pages are %j', (page, pages, expected) => {
  expect(linkedPages(page, pages)).toEqual(expected)
})
