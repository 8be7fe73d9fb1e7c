import { shopFor } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import type { ChoiceSection, ConfiguredPrice } from './product-form.ts'
import { withChoicePrices } from './with-choice-prices.ts'

const shop = shopFor('kartenliebe', 'de-DE')
const translate = translatorFor(shop, { warn: fields => expect.unreachable(JSON.stringify(fields)) })

/** Displayed prices of a section with a choice at 1.79 euros. */
function rowOf(choices: Partial<ChoiceSection['choices'][number]>[], quantity = 1) {
  const section: ChoiceSection = {
    look: 'cards',
    name: 'refinementType',
    legend: 'refinement',
    choices: choices.map(one => ({ value: 'any', name: 'any', chosen: false, ...one })),
  }
  const vat = { rate: 19, included: true }
  const price = { unitAmount: { amount: 179, currency: 'EUR' }, quantity, vat } as ConfiguredPrice
  return withChoicePrices(section, price, { shop, translate }).choices
}
const shown = (...row: Parameters<typeof rowOf>) => rowOf(...row).map(one => one.price)

test('every choice of a row says what the product costs with it', () => {
  expect(shown([{ chosen: true }, { surcharge: 50 }, { surcharge: -50 }])).toEqual([
    '1,79\u00a0€',
    '2,29\u00a0€',
    '1,29\u00a0€',
  ])
})

test('of several pieces it is the price of one', () => {
  expect(shown([{ chosen: true }, { surcharge: 50 }], 60)).toEqual(['je 1,79\u00a0€', 'je 2,29\u00a0€'])
})

test('a row whose choices cost the same names no price', () => {
  expect(shown([{ chosen: true }, { surcharge: 0 }])).toEqual([undefined, undefined])
})

test('what cannot be chosen has no price', () => {
  expect(shown([{ surcharge: 50 }, { refusal: 'not in this size' }])[1]).toBeUndefined()
})

test('what it costs without tax comes along, for customers who see that', () => {
  expect(rowOf([{ chosen: true }, { surcharge: 50 }]).map(({ net }) => net)).toEqual([150, 192])
})
