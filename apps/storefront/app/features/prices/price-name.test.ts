import { expect, test } from 'vitest'
import { parsePriceName, priceName } from './price-name.ts'

test.each([
  ['leinwand', { materialType: 'leinwand', frameType: undefined, format: undefined }],
  ['leinwand:600x400', { materialType: 'leinwand', frameType: undefined, format: '600x400' }],
  ['poster+holzrahmen', { materialType: 'poster', frameType: 'holzrahmen', format: undefined }],
  [
    'poster+holzrahmen-eiche:600x400',
    { materialType: 'poster', frameType: 'holzrahmen-eiche', format: '600x400' },
  ],
])('%s names a price, there and back', (name, asked) => {
  expect(parsePriceName(name)).toEqual(asked)
  expect(priceName(asked)).toBe(name)
})

test.each(['', 'Leinwand', 'leinwand:', 'leinwand:600', '+holzrahmen'])('%j names none', name => {
  expect(parsePriceName(name)).toBeUndefined()
})
