import { expect, it } from 'vitest'
import { cardFront } from './card-front.ts'

it('the front of a card speaks the language of the shop', () => {
  expect(cardFront('/_assets/cards/goldfaden--puder.webp', 'fr-BE')).toBe(
    '/_assets/cards/fr-BE/goldfaden--puder.webp',
  )
  expect(cardFront('cards/goldfaden--puder.webp', 'en-US')).toBe('cards/en-US/goldfaden--puder.webp')
})

it.each([
  ['cards/goldfaden--puder.webp', 'de-CH'],
  ['photos/cards.webp', 'fr-FR'],
] as const)('%s stays as it is in %s', (asset, locale) => {
  expect(cardFront(asset, locale)).toBe(asset)
})
