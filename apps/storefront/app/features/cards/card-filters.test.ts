import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardDesign, ShownCard } from './card-designs.ts'
import {
  applyFilters,
  FAMILIES,
  FOILS,
  facetValues,
  readFilters,
  SHAPES,
  SORTS,
  toggle,
  writeFilters,
} from './card-filters.ts'
import type { ColourFamily } from './colour-families.ts'

const card = (name: string, over: Partial<CardDesign>, families: ColourFamily[] = ['cream']): ShownCard => {
  const palettes = families.map(family => ({ id: family, name: family, picture: '', swatch: '', family }))
  const design: CardDesign = {
    id: name,
    name,
    format: 'A6p',
    shape: 'portrait',
    widthMm: 105,
    heightMm: 148,
    foil: undefined,
    palettes,
    ...over,
  }
  return { design, palette: palettes[0]! }
}
const cards = [
  card('Olive', { foil: 'gold' }, ['sage', 'navy']),
  card('Bogen', { shape: 'square' }, ['terracotta']),
  card('Stern', { foil: 'silver' }, ['navy', 'green', 'red']),
]
const names = (shown: ShownCard[]) => shown.map(({ design }) => design.name)
const filters = (query: string) => readFilters(new URLSearchParams(query))

describe('the filters of a card list', () => {
  it.each([
    ['', ['Olive', 'Bogen', 'Stern']],
    ['color=navy', ['Olive', 'Stern']],
    ['color=navy,terracotta', ['Olive', 'Bogen', 'Stern']],
    ['color=navy&refinement=silver', ['Stern']],
    ['aspectRatio=square', ['Bogen']],
    ['refinement=none', ['Bogen']],
    ['aspectRatio=long', []],
    ['sort=name', ['Bogen', 'Olive', 'Stern']],
    ['sort=colours', ['Stern', 'Olive', 'Bogen']],
  ])('leave of "%s" the cards %j', (query, expected) => {
    expect(names(applyFilters(cards, filters(query)))).toEqual(expected)
  })

  it('show a card in the colour that was asked for', () => {
    expect(applyFilters(cards, filters('color=navy')).map(({ palette }) => palette.family)).toEqual([
      'navy',
      'navy',
    ])
  })

  it('ignore words that are no filter', () => {
    expect(writeFilters(filters('color=pink,navy&sort=price&category=-1&refinement='))).toBe('?color=navy')
  })

  it('offer only values that some card has', () => {
    expect(facetValues(cards, 'foil')).toEqual([
      { value: 'gold', count: 1 },
      { value: 'silver', count: 1 },
      { value: 'none', count: 1 },
    ])
  })
})

describe('the address of a card list', () => {
  const anyFilters = fc.record({
    format: fc.subarray([...SHAPES]),
    colour: fc.subarray([...FAMILIES]),
    foil: fc.subarray([...FOILS]),
    sort: fc.constantFrom(...SORTS),
    group: fc.nat(20),
  })

  it('brings back exactly the filters it was written from', () => {
    fc.assert(
      fc.property(anyFilters, one => {
        expect(filters(writeFilters(one).slice(1))).toEqual(one)
      }),
    )
  })

  it('is the same again after a value was switched on and off', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...FAMILIES), (one, family) => {
        expect(toggle(toggle(one, 'colour', family), 'colour', family)).toEqual(one)
      }),
    )
  })
})
