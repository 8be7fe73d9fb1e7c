import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { shopFor } from '../../shops/shop.ts'
import { checkProduct } from '../products.ts'
import { configurationFrom, german, priceOf } from '../shared/price.fixture.ts'
import { isDefaultOfOtherBox, type PhotoboxConfiguration, photoboxChoices } from './rules.ts'

const box = configurationFrom('photobox', {})
const codes = (changes: Partial<Record<keyof PhotoboxConfiguration, unknown>>, shop = german) => {
  const check = checkProduct(catalogue, { ...box, ...changes } as PhotoboxConfiguration, shop)
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('a photo box', () => {
  it.each<[Partial<Record<keyof PhotoboxConfiguration, unknown>>, string[]]>([
    [{}, []],
    [{ boxSize: 'max', photos: 200 }, []],
    [{ boxSize: 'max', photos: 201 }, ['photos: too-many-photos']],
    [{ photos: 9 }, ['photos: too-few-photos']],
    [{ photos: 51 }, ['photos: too-many-photos']],
    [{ photos: 12.5 }, ['photos: too-few-photos']],
    [{ photoFormat: '300x200' }, ['photoFormat: format-not-for-box']],
    [{ photoFormat: '1x1' }, ['photoFormat: unknown-format']],
    [{ boxSize: 'huge' }, ['boxSize: unknown-box-size']],
  ])('with %j: %j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  it('is sold by the channel of photo products alone', () => {
    expect(codes({}, shopFor('kartenliebe', 'de-DE'))).toEqual(['kind: not-sold-here'])
  })

  it.each([
    [20, 'small'],
    [50, 'small'],
    [51, 'max'],
    [999, 'max'],
  ])('for %d photos is the %s one', (photoboxQuantityMax, boxSize) => {
    expect(configurationFrom('photobox', { photoboxQuantityMax }).boxSize).toBe(boxSize)
  })

  it('costs the box and every photo in it', () => {
    const parts = priceOf(configurationFrom('photobox', { photoFormat: '100x120', photos: 24 })).parts
    expect(parts.map(({ code, current }) => [code, current.amount])).toEqual([
      ['box', 995],
      ['print', 770],
    ])
  })

  it('offers every size, whose number of photos follows, and the formats of the chosen one', () => {
    const { boxSize, photoFormat, photos } = photoboxChoices(catalogue, box, german)
    const allowed = (list: readonly { value: string; allowed: boolean }[]) =>
      list.filter(choice => choice.allowed).map(({ value }) => value)
    expect(allowed(photoFormat)).toEqual(['100x100', '100x120', '130x90', '150x100'])
    expect(boxSize.map(({ value, code }) => [value, code])).toEqual([
      ['small', undefined],
      ['max', undefined],
    ])
    expect(photos).toEqual({ min: 10, max: 50 })
  })
})

describe('a number of photos that the box cannot take', () => {
  it.each([
    ['max', box.photos, true],
    ['max', box.photos + 1, false],
    ['small', 150, false],
    ['small', box.photos, false],
    ['crate', box.photos, false],
  ])('%s, %i: is left from another box: %s', (boxSize, photos, isLeft) => {
    expect(isDefaultOfOtherBox(catalogue, { boxSize, photos: String(photos) })).toBe(isLeft)
  })
})
