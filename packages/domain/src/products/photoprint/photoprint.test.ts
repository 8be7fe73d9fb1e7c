import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { PHOTO_FORMATS, PRINT_TYPES } from '../../catalogue/vocabulary.ts'
import { checkProduct, enumerateProducts } from '../products.ts'
import { configurationFrom, german, priceOf } from '../shared/price.fixture.ts'
import { type PhotoprintConfiguration, photoprintChoices } from './rules.ts'

const print = configurationFrom('photoprint', {})
const codes = (changes: Partial<Record<keyof PhotoprintConfiguration, unknown>>) => {
  const check = checkProduct(catalogue, { ...print, ...changes } as PhotoprintConfiguration, german)
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('prints', () => {
  it('come on every paper and in every format of the specification', () => {
    const all = [...enumerateProducts(catalogue, 'photoprint', german)]
    expect(new Set(all.map(({ printType }) => printType))).toEqual(new Set(PRINT_TYPES))
    expect(new Set(all.map(({ photoFormat }) => photoFormat))).toEqual(new Set(PHOTO_FORMATS))
  })

  it.each<[Partial<Record<keyof PhotoprintConfiguration, unknown>>, string[]]>([
    [{}, []],
    [{ printType: 'poster', photoFormat: '300x200' }, []],
    [{ printType: 'poster', photoFormat: '100x100' }, ['photoFormat: format-not-for-print-type']],
    [{ printType: 'slide' }, ['printType: unknown-print-type']],
    [{ photoFormat: '100x150' }, ['photoFormat: unknown-format']],
  ])('with %j: %j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  it('fall in price from 0.29 for one to 0.13 for five hundred', () => {
    const unit = (quantity: number) => priceOf(print, { quantity }).current.amount
    expect([1, 24, 25, 100, 499, 500].map(unit)).toEqual([29, 29, 25, 19, 15, 13])
  })

  it('offer the formats of their paper', () => {
    const { photoFormat, printType } = photoprintChoices(catalogue, { ...print, printType: 'poster' }, german)
    expect(photoFormat.filter(({ allowed }) => allowed).map(({ value }) => value)).toEqual([
      '150x100',
      '180x130',
      '300x200',
    ])
    expect(printType.every(({ allowed }) => allowed)).toBe(true)
  })
})
