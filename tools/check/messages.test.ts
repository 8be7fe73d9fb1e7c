import { describe, expect, test } from 'vitest'
import { checkMessages } from './messages.ts'

const BOTH = ['de', 'en']

function problems(de: Record<string, unknown>, en: Record<string, unknown>): string[] {
  return checkMessages(
    new Map([
      [
        'cart',
        new Map([
          ['de', de],
          ['en', en],
        ]),
      ],
    ]),
    BOTH,
  )
}

describe('messages', () => {
  test('are well when both languages have the same keys and placeholders', () => {
    const de = { title: 'Warenkorb', lines: { one: '{count} Artikel', other: '{count} Artikel' } }
    expect(problems(de, { title: 'Cart', lines: { other: '{count} items' } })).toEqual([])
  })

  test('must exist in both languages, nested or not', () => {
    expect(problems({ title: 'Warenkorb', sums: { vat: 'MwSt.' } }, { empty: 'Empty' })).toEqual([
      'cart.de.ts: empty is missing',
      'cart.en.ts: title is missing',
      'cart.en.ts: sums.vat is missing',
    ])
  })

  test('must exist in every language the shop is written in', () => {
    const german = new Map([['shop', new Map([['de', { from: 'ab' }]])]])
    expect(checkMessages(german)).toEqual([
      'shop.en.ts: from is missing',
      'shop.es.ts: from is missing',
      'shop.fr.ts: from is missing',
      'shop.it.ts: from is missing',
      'shop.nl.ts: from is missing',
    ])
  })

  test('must take the same parameters in both', () => {
    expect(problems({ sum: '{amount} mit {rate}' }, { sum: '{amount} with {tax}' })).toEqual([
      'cart.en.ts: sum has {amount, tax}, de has {amount, rate}',
    ])
  })

  test('of one channel may lack where the general text does', () => {
    expect(problems({ go: 'Los', 'go@kartenliebe': 'Bestellen' }, { go: 'Go' })).toEqual([])
    expect(problems({ 'go@kartenliebe': 'Bestellen' }, {})).toEqual(['cart.en.ts: go@kartenliebe is missing'])
  })

  test('of a locale change only texts of its language', () => {
    const said = (enUs: Record<string, string>) =>
      checkMessages(
        new Map([
          [
            'cart',
            new Map<string, Record<string, string>>([
              ['de', { title: 'Warenkorb', sum: '{count} zu {amount}' }],
              ['en', { title: 'Basket', sum: '{count} at {amount}' }],
              ['en-us', enUs],
            ]),
          ],
        ]),
        BOTH,
      )
    expect(said({ title: 'Cart', sum: 'for {amount}' })).toEqual([])
    expect(said({ titel: 'Cart', sum: 'for {price}' })).toEqual([
      'cart.en-us.ts: titel is no text of the language',
      'cart.en-us.ts: sum has {price} of its own',
    ])
  })
})
