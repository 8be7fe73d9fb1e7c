import { describe, expect, it } from 'vitest'
import { priceBook } from '../catalogue/catalogue.fixture.ts'
import { delivery } from '../delivery/delivery.fixture.ts'
import { sentAs } from '../prices/sent.fixture.ts'
import { COUNTRY_CODES, type CountryCode, localesOf } from '../shop/locales.ts'
import { shopFor } from '../shop/shop.ts'
import { selling } from './selling.fixture.ts'
import { type SentLine, type ShippingOption, shippingOptions } from './shipping-options.ts'

// A Monday, before the plant's hour.
const MONDAY = new Date('2026-11-23T07:00:00Z')
const poster: SentLine = { item: { materialType: 'poster' }, sent: sentAs('parcel') }
const glass: SentLine = { item: { materialType: 'echtglas' }, sent: sentAs('parcel') }
const large: SentLine = { item: { materialType: 'poster' }, sent: sentAs('bulky') }
const sample: SentLine = { item: { kind: 'card' }, sent: sentAs('letter') }

const optionsFor = (lines: SentLine[], { country = 'de' as CountryCode, goods = 3000, at = MONDAY } = {}) =>
  shippingOptions(priceBook, selling.shipping, delivery, {
    shop: shopFor('passepartout', localesOf(country)[0] ?? 'de-DE'),
    lines,
    goods,
    at,
  })

const classesOf = (option: ShippingOption | undefined) => option?.parcels.map(parcel => parcel.class)

describe('how an order is sent', () => {
  it('is told with carrier, price and the day it arrives', () => {
    const shown = optionsFor([poster]).map(({ parcels: _, ...option }) => option)
    expect(shown).toEqual([
      { id: 'standard', speed: 'standard', carriers: ['DHL'], amount: 495, day: '2026-11-26' },
      { id: 'express', speed: 'express', carriers: ['DHL Express'], amount: 1290, day: '2026-11-24' },
    ])
  })

  it('waits for the line that takes longest', () => {
    const alone = optionsFor([glass])[0]?.day ?? ''
    expect(alone > (optionsFor([poster])[0]?.day ?? '')).toBe(true)
    expect(optionsFor([poster, glass])[0]?.day).toBe(alone)
  })

  it('has no express for what is not made at once, nor for what is bulky', () => {
    expect(optionsFor([poster, glass]).map(({ id }) => id)).toEqual(['standard'])
    expect(optionsFor([large]).map(({ id }) => id)).toEqual(['standard'])
  })

  it('offers Saturday where it brings the parcel on a Saturday', () => {
    const friday = new Date('2026-11-27T06:00:00Z')
    expect(optionsFor([poster], { at: friday }).map(({ id, day }) => `${id} ${day}`)).toEqual([
      'standard 2026-12-02',
      'express 2026-11-30',
      'saturday 2026-11-28',
    ])
  })

  it('comes in two parcels where large and small are mixed', () => {
    const [option] = optionsFor([poster, large])
    expect(option).toMatchObject({ amount: 1295, carriers: ['DHL', 'GLS'] })
    expect(classesOf(option)).toEqual(['parcel', 'bulky'])
  })

  it('comes in as many parcels as its weight needs, each with its share of the price', () => {
    const heavy = { ...glass, sent: { piece: { ...glass.sent.piece, grams: 14_000 }, count: 4 } }
    const [standard, express] = optionsFor([{ ...heavy, item: poster.item }], { goods: 9000 })
    expect(standard?.parcels.map(({ amount, grams }) => [amount, grams])).toEqual([
      [795, 28_300],
      [495, 28_300],
    ])
    expect([standard?.amount, express?.amount]).toEqual([1290, 1290 + 2 * 795])
  })

  it('is free from an amount, and a letter where nothing is larger', () => {
    expect(optionsFor([poster], { goods: 10_000 })[0]?.amount).toBe(0)
    expect(optionsFor([sample], { goods: 0 })[0]).toMatchObject({ amount: 180, carriers: ['Deutsche Post'] })
    expect(optionsFor([sample, poster])[0]?.amount).toBe(495)
  })

  it('is nothing where nothing is sent', () => {
    expect(optionsFor([])).toEqual([])
  })

  it.each(COUNTRY_CODES)('reaches %s with letters, parcels and bulky goods', country => {
    for (const line of [sample, poster, large])
      expect(optionsFor([line], { country })[0]).toMatchObject({ id: 'standard', day: expect.any(String) })
  })
})
