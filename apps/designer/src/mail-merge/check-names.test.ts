import {
  createPagesDocument,
  type Document,
  type MergeData,
  measureTexts,
  withMerge,
} from '@passepartout/document'
import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { describe, expect, it } from 'vitest'
import { checkNames, withNames, withoutCharacters } from './check-names.ts'

const card: Document = {
  ...createPagesDocument(
    'card',
    [{ id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }],
    { locale: 'de-DE' },
  ),
  card: { envelope: null, punching: null, read: null },
}

const guests = (...names: string[]): MergeData => ({
  columns: ['Name'],
  records: names.map((name, index) => ({ id: `r${index + 1}`, copies: 1, values: [name] })),
  wordings: [],
})

const checked = (merge: MergeData) => {
  const named = withNames(card, merge, 'front')
  return checkNames(named, measureTexts(named, squareShaper))
}

describe('the rows of a table of names', () => {
  it('are looked at before any text of the card names somebody', () => {
    expect(checked(guests('Anna', 'Ben')).rows.size).toBe(0)
    expect([...checked(guests('Anna', 'Schnee ☃')).rows]).toEqual([
      [1, [{ id: 'missing', characters: ['☃'] }]],
    ])
  })

  it('are told apart: too long, empty, twice', () => {
    const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(12).trim()
    expect([...checked(guests('Anna', long, '', 'anna')).rows]).toEqual([
      [1, [{ id: 'overflow' }]],
      [2, [{ id: 'empty', field: 'Name' }]],
      [3, [{ id: 'double' }]],
    ])
  })

  it('take the card’s own text where it has one, and leave the card as it is', () => {
    const named = withNames(card, guests('Anna'), 'front')
    expect(withNames(named, guests('Ben'), 'front').pages).toEqual(named.pages)
    expect(card.pages[0]?.elements).toEqual([])
  })

  it('say nothing of names that are not set yet, but who is empty', () => {
    const named = withMerge(withNames(card, guests('☃', ''), 'front'), guests('☃', ''))
    expect([...checkNames(named, {}).rows.keys()]).toEqual([1])
  })

  it.each([
    ['Emil 🎉', ['🎉'], 'Emil'],
    ['🎉 Emil 🎉 Ott', ['🎉'], 'Emil Ott'],
    ['👨‍👩‍👧 Hartmann', ['👨‍👩‍👧'], 'Hartmann'],
  ])('%s loses what cannot be printed in one press', (cell, characters, left) => {
    expect(withoutCharacters(cell, characters)).toBe(left)
  })
})
