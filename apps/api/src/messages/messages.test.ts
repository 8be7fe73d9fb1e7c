import { LOCALES } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { de } from './de.ts'
import { translatorFor } from './messages.ts'

it.each(LOCALES)('every sentence of the API can be said in %s', locale => {
  const translate = translatorFor(locale)
  expect(Object.keys(de).filter(key => !translate.has(key))).toEqual([])
})

it('speaks of the cart in America and of the basket in Britain', () => {
  expect(translatorFor('en-US')('cart-full', { most: 50 })).toBe(
    'Your cart is full: it holds up to 50 items.',
  )
  expect(translatorFor('en-GB')('cart-full', { most: 50 })).toMatch(/^Your basket is full/)
})

it('has no ß in Switzerland', () => {
  expect(translatorFor('de-CH')('problem.format-too-large')).toBe(
    'Dieses Format ist zu gross für das Material.',
  )
})
