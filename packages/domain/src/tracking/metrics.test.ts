import { expect, test } from 'vitest'
import { anonymisedSearchTerm, vitalBucket } from './metrics.ts'

test.each([
  ['  Hochzeit ', 'hochzeit'],
  ["carte d'été", "carte d'été"],
  ['anna@example.com', '-'],
  ['0171 1234567', '-'],
  ['Anna Maria Beispiel Berlin', '-'],
  ['x'.repeat(41), '-'],
])('the search for "%s" is counted as "%s"', (question, counted) => {
  expect(anonymisedSearchTerm(question)).toBe(counted)
})

test.each([
  ['lcp', 2500, '2500'],
  ['lcp', 2501, '3000'],
  ['lcp', 99_999, 'more'],
  ['cls', 0, '0.01'],
] as const)('%s of %d falls into the step %s', (vital, value, step) => {
  expect(vitalBucket(vital, value)).toBe(step)
})
