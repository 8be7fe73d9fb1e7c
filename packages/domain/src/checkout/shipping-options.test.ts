import { describe, expect, it } from 'vitest'
import { priceBook } from '../catalogue/catalogue.fixture.ts'
import { delivery } from '../delivery/delivery.fixture.ts'
import { packableAs } from '../prices/packable-items.fixture.ts'
import { CHANNELS, type Channel } from '../shops/channels.ts'
import { COUNTRY_CODES, type CountryCode, localesOf } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { selling } from './selling.fixture.ts'
import {
  amountMissingForFreeShipping,
  chosenShipping,
  offeredShipping,
  type ShippableLine,
  type ShippingOption,
  shippingOptions,
} from './shipping-options.ts'

// A Monday, before the lab's cut-off hour.
const MONDAY = new Date('2026-11-23T07:00:00Z')
const poster: ShippableLine = { item: { materialType: 'poster' }, sent: packableAs('parcel') }
const glass: ShippableLine = { item: { materialType: 'echtglas' }, sent: packableAs('parcel') }
const large: ShippableLine = { item: { materialType: 'poster' }, sent: packableAs('bulky') }
const sample: ShippableLine = { item: { kind: 'card' }, sent: packableAs('letter') }

const optionsFor = (
  lines: ShippableLine[],
  { channel = 'passepartout' as Channel, country = 'de' as CountryCode, goods = 3000, at = MONDAY } = {},
) =>
  shippingOptions(priceBook, selling.shipping, delivery, {
    shop: shopFor(channel, localesOf(country)[0] ?? 'de-DE'),
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

describe('a way that costs more', () => {
  const accessory: ShippableLine = { item: { kind: 'accessory' }, sent: packableAs('parcel') }
  // Express of this channel takes 48 hours.
  const saturdayNight = { channel: 'kartenliebe', at: new Date('2026-11-28T22:00:00Z') } as const

  it('is sold only where it comes sooner than the plain one', () => {
    const all = optionsFor([accessory], saturdayNight)
    expect(all.map(({ id, day }) => `${id} ${day}`)).toEqual(['standard 2026-12-02', 'express 2026-12-02'])
    expect(offeredShipping(all).map(({ id }) => id)).toEqual(['standard'])
  })

  it('falls back to the plain one where it was chosen before', () => {
    const all = optionsFor([accessory], saturdayNight)
    expect(chosenShipping(all, 'express')?.id).toBe('standard')
    expect(chosenShipping(optionsFor([poster]), 'express')?.id).toBe('express')
    expect(chosenShipping(all, 'saturday')).toBeUndefined()
    expect(chosenShipping(all, null)).toBeUndefined()
  })

  it.each(CHANNELS)('comes sooner in every country and hour in which %s sells it', channel => {
    for (const country of COUNTRY_CODES)
      for (let hour = 0; hour < 7 * 24; hour += 5) {
        const at = new Date(MONDAY.getTime() + hour * 3_600_000)
        const [plain, ...others] = offeredShipping(optionsFor([accessory], { channel, country, at }))
        for (const { day } of others) expect(day < (plain?.day ?? '')).toBe(true)
      }
  })
})

describe('what is missing for free shipping', () => {
  const german = shopFor('passepartout', 'de-DE')
  const missing = (lines: ShippableLine[], goods: number, country: CountryCode = 'de') =>
    amountMissingForFreeShipping(
      priceBook,
      { shop: country === 'de' ? german : shopFor('passepartout', localesOf(country)[0] ?? 'de-DE'), goods },
      optionsFor(lines, { country, goods })[0],
    )

  it('is told until it is reached, and what it says is true', () => {
    expect([missing([poster], 8695), missing([poster], 9999), missing([poster], 10_000)]).toEqual([
      1305,
      1,
      undefined,
    ])
    expect(optionsFor([poster], { goods: 8695 + 1305 })[0]?.amount).toBe(0)
  })

  it('is nothing where shipping never is free: bulky goods, and countries without such an amount', () => {
    expect([missing([large], 3000), missing([poster, large], 3000), missing([poster], 3000, 'ch')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
