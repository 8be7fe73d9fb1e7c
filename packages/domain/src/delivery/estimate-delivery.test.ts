import { describe, expect, it } from 'vitest'
import { MATERIALS, type Material } from '../catalogue/vocabulary.ts'
import { KINDS_WITH_PRODUCTION_TIME } from '../products/lists.ts'
import type { Channel } from '../shops/channels.ts'
import { COUNTRY_CODES, type CountryCode, type Locale } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { delivery } from './delivery.fixture.ts'
import { expressTime } from './delivery-services.ts'
import { estimateDelivery, estimateExpress } from './estimate-delivery.ts'

const estimate = (materialType: Material, country: CountryCode, at: string, frameType?: 'holzrahmen') =>
  estimateDelivery(delivery, { materialType, ...(frameType ? { frameType } : {}) }, country, new Date(at))

describe('the delivery estimate', () => {
  it.each([
    [
      'a Saturday: canvas begins on Monday and is there by Thursday',
      'leinwand',
      'de',
      '2026-11-21T12:00:00Z',
      '2026-11-25',
      '2026-11-26',
      '2026-11-23',
    ],
    [
      'before the cut-off the day itself counts',
      'poster',
      'de',
      '2026-11-23T08:59:00Z',
      '2026-11-24',
      '2026-11-26',
      '2026-11-23',
    ],
    [
      'from the cut-off on the next day does',
      'poster',
      'de',
      '2026-11-23T09:00:00Z',
      '2026-11-25',
      '2026-11-27',
      '2026-11-24',
    ],
    [
      'Christmas closes plant and roads',
      'poster',
      'de',
      '2026-12-23T12:00:00Z',
      '2026-12-29',
      '2026-12-31',
      '2026-12-28',
    ],
    [
      'a holiday at the destination only delays the way',
      'poster',
      'at',
      '2026-12-04T07:00:00Z',
      '2026-12-09',
      '2026-12-11',
      '2026-12-04',
    ],
  ] as const)('%s', (_, material, country, at, earliest, latest, orderDay) => {
    expect(estimate(material, country, at)).toEqual({
      earliest,
      latest,
      orderBy: { day: orderDay, hour: 10, timeZone: 'Europe/Berlin' },
    })
  })

  it('takes longer with a frame', () => {
    expect(estimate('poster', 'de', '2026-11-23T07:00:00Z', 'holzrahmen').latest).toBe('2026-11-28')
  })

  it('is a range in order, after today, for every material and country', () => {
    for (const id of MATERIALS) {
      for (const country of COUNTRY_CODES) {
        const { earliest, latest } = estimate(id, country, '2026-11-21T12:00:00Z')
        expect(earliest > '2026-11-21' && earliest <= latest && latest < '2027-01-01').toBe(true)
      }
    }
  })
})

const item = { kind: 'card' } as const
const express = (locale: Locale, at: string, channel: Channel = 'passepartout', service?: 'saturday') =>
  estimateExpress(delivery, item, shopFor(channel, locale), new Date(at), service)

describe('the delivery estimate over the year', () => {
  it.each([
    ['a minute before the cut-off in winter time', '2026-11-23T08:59:59Z', '2026-11-23'],
    ['at the cut-off in winter time', '2026-11-23T09:00:00Z', '2026-11-24'],
    ['a minute before the cut-off in summer time', '2027-06-21T07:59:59Z', '2027-06-21'],
    ['at the cut-off in summer time', '2027-06-21T08:00:00Z', '2027-06-22'],
    ['on the Friday before the clocks go forward', '2027-03-26T20:00:00Z', '2027-03-30'],
    ['on the Sunday on which the clocks go forward', '2027-03-28T07:59:59Z', '2027-03-30'],
    ['on the Sunday on which the clocks go back', '2026-10-25T09:00:00Z', '2026-10-26'],
    ['on the Monday after, before the cut-off', '2026-10-26T08:59:59Z', '2026-10-26'],
    ['a minute before midnight', '2026-11-23T22:59:59Z', '2026-11-24'],
    ['at midnight', '2026-11-23T23:00:00Z', '2026-11-24'],
    ['on Friday evening', '2026-11-27T18:00:00Z', '2026-11-30'],
    ['on Christmas Eve', '2026-12-24T07:00:00Z', '2026-12-28'],
    ['on New Year’s Eve', '2026-12-31T07:00:00Z', '2027-01-04'],
  ])('counts an order %s for the right day', (_, at, day) => {
    expect(estimateDelivery(delivery, item, 'de', new Date(at)).orderBy.day).toBe(day)
  })

  it.each([
    ['de', '2026-11-26'],
    ['ch', '2026-12-01'],
    ['li', '2026-12-01'],
    // Thanksgiving is a holiday there and nowhere else.
    ['com', '2026-12-09'],
  ] as const)('reaches a customer in %s by %s', (country, latest) => {
    expect(estimateDelivery(delivery, item, country, new Date('2026-11-23T07:00:00Z')).latest).toBe(latest)
  })

  it('knows every kind of product', () => {
    for (const kind of [...KINDS_WITH_PRODUCTION_TIME, 'photo-frame', 'collage'] as const) {
      const { earliest, latest } = estimateDelivery(
        delivery,
        { kind },
        'de',
        new Date('2026-11-23T07:00:00Z'),
      )
      expect([kind, earliest > '2026-11-23' && earliest <= latest]).toEqual([kind, true])
    }
  })

  it('takes longer for a photo book on photo paper than for one that is printed', () => {
    const latest = (type: string) =>
      estimateDelivery(delivery, { kind: 'photobook', type }, 'de', new Date('2026-11-23T07:00:00Z')).latest
    expect(latest('echtfotobuch') > latest('digitalfotobuch')).toBe(true)
  })
})

describe('express', () => {
  it.each([
    ['24 h later from passepartout', 'passepartout', '2026-11-24'],
    ['48 h later from kartenliebe', 'kartenliebe', '2026-11-25'],
  ] as const)('is there %s', (_, channel, deliveryDay) => {
    expect(express('de-DE', '2026-11-23T07:59:59Z', channel)).toEqual({
      isToday: true,
      orderBy: new Date('2026-11-23T08:00:00Z'),
      deliveryDay,
    })
  })

  it('counts from the next working day on after its own cut-off', () => {
    expect(express('de-DE', '2026-11-23T08:00:00Z')).toMatchObject({
      isToday: false,
      orderBy: new Date('2026-11-24T08:00:00Z'),
    })
  })

  it('comes on Saturday only to those who pay for it', () => {
    const friday = '2026-11-27T07:00:00Z'
    expect(express('de-DE', friday)?.deliveryDay).toBe('2026-11-30')
    expect(express('de-DE', friday, 'passepartout', 'saturday')?.deliveryDay).toBe('2026-11-28')
    expect(express('de-CH', friday, 'passepartout', 'saturday')).toBeUndefined()
  })

  it('is not offered where no carrier can, or for what takes longer', () => {
    expect(express('en-US', '2026-11-23T07:00:00Z')).toBeUndefined()
    const framed = { materialType: 'poster', frameType: 'holzrahmen' } as const
    expect(
      estimateExpress(delivery, framed, shopFor('passepartout', 'de-DE'), new Date('2026-11-23T07:00:00Z')),
    ).toBeUndefined()
  })

  it('promises the hours of the channel in every country, and names days that the way takes beyond them', () => {
    const time = (channel: Channel, locale: Locale) => expressTime(delivery, shopFor(channel, locale))
    expect([
      time('passepartout', 'de-DE'),
      time('kartenliebe', 'de-DE'),
      time('passepartout', 'en-GB'),
      time('kartenliebe', 'de-CH'),
      time('passepartout', 'en-US'),
    ]).toEqual([
      { hours: 24, moreDays: 0 },
      { hours: 48, moreDays: 0 },
      { hours: 24, moreDays: 1 },
      { hours: 48, moreDays: 1 },
      undefined,
    ])
  })
})
