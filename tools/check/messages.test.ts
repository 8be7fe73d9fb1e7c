import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkMessageNotes, checkMessages } from './messages.ts'

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
      'cart.de.json: empty is missing',
      'cart.en.json: title is missing',
      'cart.en.json: sums.vat is missing',
    ])
  })

  test('must exist in every language the shop is written in', () => {
    const german = new Map([['shop', new Map([['de', { from: 'ab' }]])]])
    expect(checkMessages(german)).toEqual([
      'shop.en.json: from is missing',
      'shop.es.json: from is missing',
      'shop.fr.json: from is missing',
      'shop.it.json: from is missing',
      'shop.nl.json: from is missing',
    ])
  })

  test('must take the same parameters in both', () => {
    expect(problems({ sum: '{amount} mit {rate}' }, { sum: '{amount} with {tax}' })).toEqual([
      'cart.en.json: sum has {amount, tax}, de has {amount, rate}',
    ])
  })

  test('of one channel may lack where the general text does', () => {
    expect(problems({ go: 'Los', 'go@kartenliebe': 'Bestellen' }, { go: 'Go' })).toEqual([])
    expect(problems({ 'go@kartenliebe': 'Bestellen' }, {})).toEqual([
      'cart.en.json: go@kartenliebe is missing',
    ])
  })

  test('are texts, or plural forms of the language, for channels that exist', () => {
    const many = { one: '{count} Artikel', many: '{count} Artikel', other: '{count} Artikel' }
    const de = { title: 1, lines: many, 'go@kartenlibe': 'Los' }
    expect(
      problems(de as Record<string, unknown>, { title: 'a', lines: 'b {count}', 'go@kartenlibe': 'c' }),
    ).toEqual([
      'cart.de.json: title is neither a text nor a group of texts',
      'cart.de.json: lines has no text or no plural form "many"',
      'cart.de.json: go@kartenlibe is for an unknown channel',
      'cart.en.json: go@kartenlibe is for an unknown channel',
    ])
  })

  test('have remarks only on areas and keys that exist', () => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'))
    const notes = { areas: { cart: 'a', basket: 'b' }, keys: { title: 'c', titel: 'd' } }
    writeFileSync(join(folder, 'cart.de.json'), JSON.stringify({ title: 'Warenkorb' }))
    writeFileSync(join(folder, 'notes.json'), JSON.stringify(notes))
    expect(checkMessageNotes(folder)).toEqual([
      'notes.json: basket does not exist',
      'notes.json: titel does not exist',
    ])
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
      'cart.en-us.json: titel is no text of the language',
      'cart.en-us.json: sum has {price} of its own',
    ])
  })
})
