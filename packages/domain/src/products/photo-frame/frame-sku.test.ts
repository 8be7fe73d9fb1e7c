import { describe, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { frameSku, parseFrameSku } from './frame-sku.ts'

describe('the SKU of a picture', () => {
  test('names material, format and frame, and is read back', () => {
    for (const material of catalogue.materials) {
      const plain = { materialType: material.id, formatType: material.initiallySelectedFormat.cm }
      expect(parseFrameSku(catalogue, frameSku(plain))).toEqual(plain)
      for (const { id, finishes } of catalogue.frames.filter(frame => material.frames.includes(frame.id))) {
        for (const finish of finishes) {
          const framed = { ...plain, frameType: finish.id }
          expect(parseFrameSku(catalogue, frameSku(framed)), id).toEqual(framed)
        }
      }
    }
  })

  test.each([
    '',
    'leinwand',
    'leinwand-600',
    'gold-600x400',
    'leinwand-0x400',
    'leinwand-999999x999999',
    'leinwand-600x400-',
    'leinwand-600x400-goldrahmen',
    'fototapete-3000x2000-holzrahmen',
    'Leinwand-600x400',
    '__proto__-600x400',
  ])('"%s" is none', sku => {
    expect(parseFrameSku(catalogue, sku)).toBeUndefined()
  })
})
