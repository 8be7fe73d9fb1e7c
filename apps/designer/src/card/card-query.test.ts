import { describe, expect, it } from 'vitest'
import { withParams } from '../data/product-address.ts'
import { isSample, priceQueryOf, quantityOf } from './card-query.ts'

const address =
  '/configurator-card?themeId=olivenhain&paper=glatt&quantity=60&accessories=a&accessories=b&s=mail&locale=de-DE'

describe('The address of a card', () => {
  it('takes another choice and keeps the others', () => {
    const changed = withParams(address, { paper: 'natur' })
    expect(changed).toContain('paper=natur')
    expect(changed).toContain('themeId=olivenhain')
    expect(changed.match(/accessories=/g)).toHaveLength(2)
  })

  it('asks for a price by what is ordered, and by nothing else', () => {
    expect(priceQueryOf(address)).toEqual({
      themeId: 'olivenhain',
      paper: 'glatt',
      quantity: '60',
      accessories: ['a', 'b'],
    })
  })

  it('says how many, and one where it says nothing', () => {
    expect([
      quantityOf(address),
      quantityOf('/configurator-card'),
      quantityOf('/configurator-card?quantity=x'),
    ]).toEqual([60, 1, 1])
    expect([isSample(address), isSample('/configurator-card?isSample=true')]).toEqual([false, true])
  })
})
