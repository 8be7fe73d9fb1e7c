import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuery, toQueryString } from './to-query-string.ts'

describe('a query string', () => {
  it.each([
    ['leaves out nulls', { a: null, b: undefined, c: 'x' }, '?c=x'],
    ['repeats arrays', { list: ['x', 'y&z', 3], none: [] }, '?list[]=x&list[]=y%26z&list[]=3'],
    ['keeps zero, no and nothing', { n: 0, no: false, empty: '' }, '?n=0&no=false&empty='],
    ['leaves out a refinement of none', { refinementType: 'none', a: 1 }, '?a=1'],
    ['leaves out an empty refinement', { refinementType: '' }, ''],
    ['keeps a refinement', { refinementType: 'gold' }, '?refinementType=gold'],
    ['keeps underscored names', { _baseUrl: 'x' }, '?_baseUrl=x'],
    ['writes spaces and signs so that they survive', { 'a b': 'ü & +' }, '?a+b=%C3%BC+%26+%2B'],
  ])('%s', (_rule, query, text) => expect(toQueryString(query)).toBe(text))

  it('keeps a refinement of none where filtering is off', () => {
    expect(toQueryString({ refinementType: 'none' }, { filterRefinement: false })).toBe(
      '?refinementType=none',
    )
    expect(toQueryString({ refinementType: '' }, { filterRefinement: false })).toBe('?refinementType=')
  })

  it('drops underscored names where asked', () => {
    expect(toQueryString({ _baseUrl: 'x', a_b: 'y' }, { dropUnderscored: true })).toBe('?a_b=y')
  })

  it('is read as it was written, by us and by the platform', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 })
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.dictionary(names, fc.array(word), { maxKeys: 5 }), query => {
        const text = toQueryString(query)
        const [ours, theirs] = [readQuery(text), new URLSearchParams(text)]
        for (const name of Object.keys(query)) {
          expect(ours.getAll(`${name}[]`)).toEqual(query[name])
          expect(theirs.getAll(`${name}[]`)).toEqual(query[name])
        }
      }),
    )
  })

  it('survives broken escapes and half characters', () => {
    expect(readQuery('?a=%E0%A4%A&b=1%').get('b')).toBe('1%')
    expect(toQueryString({ a: '\ud83d' })).toBe('?a=%EF%BF%BD')
  })
})
