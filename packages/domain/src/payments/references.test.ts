import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  creditorReference,
  extractReferences,
  formatReference,
  isCreditorReference,
  isIban,
  isQrIban,
  isQrReference,
  qrReference,
  qrReferenceOf,
} from './references.ts'

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const signs = (length: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength: length, maxLength: length })
const orderNumber = fc
  .tuple(fc.constantFrom('PP', 'KL'), signs(4), signs(4))
  .map(([brand, first, second]) => `${brand}-${first}-${second}`)

describe('a creditor reference', () => {
  // The first is the example of ISO 11649.
  test.each([
    ['539007547034', 'RF18539007547034'],
    ['2348231', 'RF712348231'],
    ['PP-7K3M-2RTX', creditorReference('pp7k3m2rtx')],
  ])('of %s is %s', (text, reference) => {
    expect(creditorReference(text)).toBe(reference)
    expect(isCreditorReference(reference)).toBe(true)
  })

  // If a digit is replaced by a capital, which counts as two digits, one error in 97 is not detected.
  test('shows every wrong letter for a letter and digit for a digit', () => {
    const isDigit = (sign = '') => /\d/.test(sign)
    fc.assert(
      fc.property(orderNumber, fc.nat(13), fc.constantFrom(...LETTERS), (number, at, sign) => {
        const right = creditorReference(number)
        fc.pre(right[at] !== sign && isDigit(right[at]) === isDigit(sign))
        expect(isCreditorReference(right.slice(0, at) + sign + right.slice(at + 1))).toBe(false)
      }),
    )
  })

  test.each(['', '---', 'A'.repeat(22)])('cannot be made of "%s"', text => {
    expect(() => creditorReference(text)).toThrow(RangeError)
  })
})

describe('a QR reference', () => {
  // Example of the Swiss Implementation Guidelines QR-bill.
  test('has the check digit of its 26 digits', () => {
    expect(qrReference('21000000000313947143000901')).toBe('210000000003139471430009017')
    expect(isQrReference('210000000003139471430009018')).toBe(false)
  })

  test('is another one for every order', () => {
    fc.assert(
      fc.property(orderNumber, orderNumber, (one, other) => {
        expect(isQrReference(qrReferenceOf(one))).toBe(true)
        expect(qrReferenceOf(one) === qrReferenceOf(other)).toBe(one === other)
      }),
    )
  })

  test.each(['', 'RF', '1'.repeat(27)])('cannot be made of "%s"', digits => {
    expect(() => qrReference(digits)).toThrow(RangeError)
  })
})

test('references are shown in groups', () => {
  expect(formatReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
  expect(formatReference('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017')
  expect(formatReference('DE52000000000012345678')).toBe('DE52 0000 0000 0012 3456 78')
})

describe('references are found in what a bank writes', () => {
  const rf = creditorReference('PP-7K3M-2RTX')
  const qr = qrReferenceOf('PP-7K3M-2RTX')
  test.each([
    ['the reference alone', rf, [rf]],
    ['with spaces and small letters', formatReference(rf).toLowerCase(), [rf]],
    ['between other words', `Rechnung ${rf} vielen Dank`, [rf, qr]],
    ['the order’s number, as people write it', 'Bestellung pp 7k3m 2rtx, Luca', [rf, qr]],
    ['a QR reference', formatReference(qr), [qr]],
  ])('%s', (_, text, found) => {
    expect(extractReferences(text)).toEqual(expect.arrayContaining(found))
  })

  test('of two orders in one text, both', () => {
    const text = 'PP-7K3M-2RTX und PP-AAAA-BBBB'
    expect(extractReferences(text)).toContain(rf)
    expect(extractReferences(text)).toContain(creditorReference('PP-AAAA-BBBB'))
  })

  test.each(['', 'Miete November', 'RF00539007547034', '1234567890'])('none in "%s"', text => {
    expect(extractReferences(text)).toEqual([])
  })

  test('by the order’s number where check digits are wrong', () => {
    expect(extractReferences('RF00 PP7K 3M2R TX')).toContain(rf)
  })

  test('whatever surrounds them', () => {
    fc.assert(
      fc.property(
        orderNumber,
        fc.string({ maxLength: 60 }),
        fc.string({ maxLength: 60 }),
        (number, before, after) => {
          expect(extractReferences(`${before} ${number} ${after}`)).toContain(creditorReference(number))
        },
      ),
    )
  })
})

test.each([
  ['DE52000000000012345678', true, false],
  ['DE53000000000012345678', false, false],
  ['DE5200000000001234567', false, false],
  ['GB82WEST12345698765432', true, false],
  ['CH4431999123000889012', true, true],
  ['CH5800791123000889012', true, false],
  ['de52 0000', false, false],
  ['', false, false],
])('%s: IBAN %s, QR-IBAN %s', (text, iban, qr) => {
  expect([isIban(text), isQrIban(text)]).toEqual([iban, qr])
})
