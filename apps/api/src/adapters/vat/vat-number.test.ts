import { expect, it, test } from 'vitest'
import { normaliseVatNumber, parseVatNumberCountry } from './vat-number.ts'

test.each([
  ['DE136695976', 'DE'],
  ['ATU 13585627', 'AT'],
  ['nl 004495445b01', 'NL'],
  ['FR40303265045', 'FR'],
  ['IT 00743110157', 'IT'],
  ['ESB58378431', 'ES'],
  ['BE 0428.759.497', 'BE'],
  ['LU15027442', 'LU'],
  ['EL094259216', 'GR'],
] as const)('%s is a number of %s', (typed, country) => {
  expect(parseVatNumberCountry(typed)).toBe(country)
})

test.each([
  // Wrong check digits.
  'DE136695975',
  'ATU13585628',
  'IT00743110158',
  // Not from the EU.
  'GB980780684',
  'CHE-116.281.710',
  'EU372000041',
  '136695976',
  'DE',
  '',
  'DE136695976'.repeat(9),
])('%j is none', typed => {
  expect(parseVatNumberCountry(typed)).toBeUndefined()
})

it('is written without what people put between', () => {
  expect(normaliseVatNumber(' be 0428.759-497 ')).toBe('BE0428759497')
})
