import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.fixture.ts'
import { termsOf } from '../catalogue-terms/terms.ts'
import { nearestPaletteColour } from './nearest-palette-colour.ts'

const families = termsOf(catalogue, 'colours')

describe('the colour that a palette is found under', () => {
  it.each([
    ['#fffdfa', 'white'],
    ['#f3e9d8', 'cream'],
    ['#8e2a35', 'red'],
    ['#93a68c', 'sage'],
    ['#17392f', 'green'],
    ['#24304a', 'navy'],
    ['#b5654a', 'terracotta'],
    ['#6a6d70', 'grey'],
  ])('of %s is %s', (hex, family) => expect(nearestPaletteColour(hex, families)?.id).toBe(family))

  it('of a family’s own swatch is the family', () => {
    expect(families.map(({ swatch }) => nearestPaletteColour(swatch, families)?.id)).toEqual(
      families.map(({ id }) => id),
    )
  })

  it('is none where there are no colours', () => expect(nearestPaletteColour('#ffffff', [])).toBeUndefined())
})
