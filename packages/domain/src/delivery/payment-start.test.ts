import { describe, expect, it, test } from 'vitest'
import { COUNTRY_CODES } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { delivery } from './delivery.fixture.ts'
import { estimateDelivery, estimateExpress } from './estimate-delivery.ts'
import { lastOrderDates } from './last-order-dates.ts'
import { paymentStart } from './payment-start.ts'

const startOf = (at: string, country: 'de' | 'gb' | 'it' = 'de') =>
  paymentStart(delivery, country, ['transfer'], new Date(at))

describe('an order that is paid by transfer', () => {
  test.each([
    // A Monday: banks accept transfers for the same day until three o'clock.
    ['2026-11-23T13:59:00Z', '2026-11-23', '2026-11-24'],
    ['2026-11-23T14:00:00Z', '2026-11-24', '2026-11-25'],
    ['2026-11-27T15:00:00Z', '2026-11-30', '2026-12-01'],
    ['2026-11-28T22:00:00Z', '2026-11-30', '2026-12-01'],
    // The lab is closed on Christmas Eve, two holidays and a weekend follow.
    ['2026-12-23T10:00:00Z', '2026-12-23', '2026-12-28'],
    ['2026-12-24T10:00:00Z', '2026-12-28', '2026-12-29'],
  ])('at %s is taken by the bank on %s, and paid on %s', (at, taken, paid) => {
    expect(startOf(at)).toMatchObject({ moneyDay: paid, orderBy: { day: taken, hour: 15 } })
  })

  it('counts from the day after the money is there', () => {
    expect(startOf('2026-11-23T09:00:00Z').at).toEqual(new Date('2026-11-24T23:00:00Z'))
  })

  it('waits for the holidays of both sides, by the clock of the bank', () => {
    // 7 December is a working day before Italy's holiday on the 8th; the 31st of August is England's bank holiday.
    expect(startOf('2026-12-07T09:00:00Z', 'it').moneyDay).toBe('2026-12-09')
    expect(startOf('2026-08-28T13:30:00Z', 'gb')).toMatchObject({
      ...{ moneyDay: '2026-09-01', orderBy: { day: '2026-08-28', timeZone: 'Europe/London' } },
    })
  })

  it('arrives later by every service than one that is paid by card, in every country', () => {
    const at = new Date('2026-11-23T07:00:00Z')
    const item = { materialType: 'poster' as const }
    for (const country of COUNTRY_CODES) {
      if (!delivery.countries[country].moneyDays) continue
      const by = (...methods: ('transfer' | 'stripe')[]) =>
        estimateDelivery(delivery, item, country, at, methods)
      expect(by('transfer').latest > by('stripe').latest).toBe(true)
      expect(by('transfer', 'stripe')).toEqual(by('stripe'))
      expect(by()).toEqual(by('stripe'))
    }
    const german = shopFor('passepartout', 'de-DE')
    const express = (method: 'transfer' | 'stripe') =>
      estimateExpress(delivery, item, german, at, 'express', [method])
    expect(express('stripe')).toMatchObject({ isToday: true, deliveryDay: '2026-11-24' })
    expect(express('transfer')).toMatchObject({
      ...{ isToday: false, deliveryDay: '2026-11-26', orderBy: new Date('2026-11-23T14:00:00Z') },
    })
  })
})

describe('the last order date of an occasion', () => {
  const german = shopFor('passepartout', 'de-DE')
  const item = { materialType: 'poster' as const }
  const momentsFor = (method: 'transfer' | 'stripe') =>
    lastOrderDates(delivery, item, german, new Date('2026-12-01T08:00:00Z'), [method])

  it('is one by which the money arrives in time, and the last of them', () => {
    const card = momentsFor('stripe')
    const transfer = momentsFor('transfer')
    expect(transfer.arrivals).toEqual(card.arrivals)
    expect([card.lodEnd, transfer.lodEnd]).toEqual(['2026-12-18T09:00:00.000Z', '2026-12-16T14:00:00.000Z'])
    const day = (at: string) => estimateDelivery(delivery, item, 'de', new Date(at), ['transfer']).latest
    const last = transfer.arrivals.normal ?? ''
    expect(day('2026-12-16T13:59:00Z') <= last).toBe(true)
    expect(day('2026-12-16T14:00:00Z') > last).toBe(true)
  })

  it('names the days of waiting in the usual time too', () => {
    const usual = momentsFor('stripe').workingDays
    expect(momentsFor('transfer').workingDays).toEqual({ min: usual.min + 1, max: usual.max + 2 })
  })
})
