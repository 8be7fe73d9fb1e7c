import { expect, test } from 'vitest'
import { filterOf, matches } from './matrix-filter.ts'

test('the address chooses the filter; nonsense shows all', () => {
  expect(filterOf(new URLSearchParams('material=wet'))).toBe('wet')
  expect(filterOf(new URLSearchParams('material=cheap'))).toBeUndefined()
})

test.each([
  [undefined, 'glossy', true],
  ['matt', 'matt', true],
  ['matt', 'satin', true],
  ['matt', 'glossy', false],
  ['matt', undefined, false],
  ['glossy', 'glossy', true],
  ['glossy', 'satin', false],
  ['wet', 'glossy', true],
  ['frame', 'matt', false],
] as const)('filter %s with a surface of %s: %s', (filter, surface, shown) => {
  expect(matches(filter, { wet: true, frameable: false }, surface)).toBe(shown)
})
