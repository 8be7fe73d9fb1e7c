import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import { shopFor } from '../../shops/shop.ts'
import { arbitraryConfiguration } from '../photo-frame/configuration.fixture.ts'
import { priceFrame } from '../photo-frame/price-frame.ts'
import { checkProduct, normaliseProduct, priceProduct } from '../products.ts'
import { configurationFrom, expectSoundPrice, german, NOW, priceOf } from '../shared/price.fixture.ts'
import type { CollageConfiguration } from './rules.ts'

const collage = configurationFrom('collage', {})
const codes = (changes: Partial<Record<keyof CollageConfiguration, unknown>>) => {
  const check = checkProduct(catalogue, { ...collage, ...changes } as CollageConfiguration, german)
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('a collage', () => {
  it.each([
    ['passepartout', '13'],
    ['kartenliebe', '1'],
  ] as const)('on %s begins with the design %s', (channel, designId) => {
    expect(configurationFrom('collage', {}, shopFor(channel, 'de-DE')).designId).toBe(designId)
  })

  it.each<[Partial<Record<keyof CollageConfiguration, unknown>>, string[]]>([
    [{}, []],
    [{ designId: 'familie-9' }, []],
    [{ designId: '../13' }, ['designId: unknown-design']],
    [{ designId: '' }, ['designId: unknown-design']],
    [
      { materialType: 'fototapete', optionTypes: [], formatType: '3000x2000' },
      ['materialType: material-not-for-collage'],
    ],
    [{ formatType: '10x10' }, ['formatType: format-too-small']],
  ])('with %j: %j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  it('replaces what it cannot be made of, and says so', () => {
    const input = { materialType: 'pvcplane', designId: '<b>' }
    const { configuration, corrections } = normaliseProduct(catalogue, 'collage', input, german, NOW)
    expect([configuration.materialType, configuration.designId]).toEqual(['leinwand', '13'])
    expect(corrections.map(({ field }) => field)).toEqual(['materialType', 'designId'])
  })

  it('costs what the same picture costs, in every shop, and is refused where the picture is', () => {
    const shops = ['de-DE', 'de-CH', 'en-GB', 'en-US'] as const
    const cases = fc
      .constantFrom(...shops)
      .map(locale => shopFor('passepartout', locale))
      .chain(shop => arbitraryConfiguration(shop).map(picture => ({ shop, picture })))
    const materials = catalogue.products.collage?.materials ?? []
    fc.assert(
      fc.property(cases, ({ shop, picture }) => {
        const at = new Date('2026-11-01T12:00:00Z')
        const configuration = { kind: 'collage', designId: '13', ...picture } as const
        const whole = priceProduct(priceBook, catalogue, configuration, shop, { at })
        const plain = priceFrame(priceBook, catalogue, picture, shop, { at })
        expect(whole.ok).toBe(plain.ok && materials.includes(picture.materialType))
        if (!whole.ok || !plain.ok) return
        expectSoundPrice(whole, shop)
        expect(whole.current).toEqual(plain.current)
      }),
      { numRuns: 300 },
    )
  })

  it('costs the design too where the list says so', () => {
    const lists = {
      ...priceBook.lists,
      collage: priceBook.lists.collage.map(list => ({ ...list, design: 500 })),
    }
    const { parts } = priceOf(collage, { book: { ...priceBook, lists } })
    expect(parts.at(-1)).toMatchObject({ code: 'design', value: '13', current: { amount: 500 } })
  })
})
