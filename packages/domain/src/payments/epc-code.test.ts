import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { epcPayload } from './epc-code.ts'

const transfer = {
  recipient: 'Passepartout Muster GmbH',
  iban: 'DE52000000000012345678',
  bic: 'TESTDEFFXXX',
  amount: { amount: 14_470, currency: 'EUR' as const },
  reference: 'RF18539007547034',
}

test('a transfer’s code says its twelve lines', () => {
  expect(epcPayload(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'TESTDEFFXXX',
    'Passepartout Muster GmbH',
    'DE52000000000012345678',
    'EUR144.70',
    '',
    'RF18539007547034',
    '',
    '',
  ])
})

test('amounts are exact to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), amount => {
      const line = epcPayload({ ...transfer, amount: { amount, currency: 'EUR' } }).split('\n')[7] ?? ''
      expect(line).toMatch(/^EUR\d+\.\d\d$/)
      expect(Number(line.slice(3).replace('.', ''))).toBe(amount)
    }),
  )
})

test('a name cannot add lines', () => {
  const lines = epcPayload({ ...transfer, recipient: 'A\nB' }).split('\n')
  expect([lines.length, lines[5]]).toEqual([12, 'A B'])
})

test.each([
  { amount: { amount: 100, currency: 'CHF' as const } },
  { amount: { amount: 0, currency: 'EUR' as const } },
  { amount: { amount: 100_000_000_000, currency: 'EUR' as const } },
  { iban: 'DE53000000000012345678' },
  { reference: 'RF19539007547034' },
  { recipient: 'x'.repeat(71) },
  { recipient: ' ' },
])('there is none of %j', part => {
  expect(() => epcPayload({ ...transfer, ...part })).toThrow(RangeError)
})
