import { getExpressShop, getShippingInformation } from '@passepartout/contracts'
import { type Channel, LOCALES, type Locale } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { bodyOf, newVisitor, useShop } from '../../shop.fixture.ts'

const shop = useShop()
/** A shop that accepts cards, which are paid at once, or only transfers. */
const at = (
  now: string,
  options: { channel?: Channel; locale?: Locale } = {},
  paymentProviders: object = { stripe: {} },
) => newVisitor(createApi({ ...shop().deps, paymentProviders, clock: () => new Date(now) }), options)
const informationAt = async (
  now: string,
  locale: Locale,
  query: Parameters<typeof getShippingInformationOf>[1] = {},
) => getShippingInformationOf(at(now, { locale }), query)

async function getShippingInformationOf(
  visitor: ReturnType<typeof newVisitor>,
  query: {
    kind?: 'card' | 'photobook'
    occasion?: 'private-christmas' | 'wedding'
    materialType?: 'poster' | 'echtglas'
    frameType?: string
  },
) {
  const answer = await visitor.client.call(getShippingInformation, { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}

describe('shipping information', () => {
  test('says what shipping costs in the country and its currency', async () => {
    const german = await informationAt('2026-11-23T08:00:00Z', 'de-DE')
    expect(german.fees).toMatchObject({
      parcel: { amount: 495, currency: 'EUR' },
      bulky: { amount: 1295 },
      freeFrom: { amount: 10_000 },
      minimumPercent: 2.5,
      express: { amount: 795 },
      saturday: { amount: 1295 },
    })
    const swiss = await informationAt('2026-11-23T08:00:00Z', 'fr-CH')
    expect(swiss.fees).toMatchObject({
      parcel: { amount: 990, currency: 'CHF' },
      freeFrom: null,
      minimumPercent: 3.5,
      saturday: null,
    })
    expect(swiss.postage.map(({ letterClass, price }) => [letterClass, price.amount])).toEqual([
      ['standard', 100],
      ['compact', 120],
      ['large', 290],
    ])
  })

  test('says when a product ordered now arrives, and until when that holds', async () => {
    const { delivery, message } = await informationAt('2026-11-23T08:00:00Z', 'de-DE', {
      materialType: 'poster',
    })
    expect(delivery).toMatchObject({
      earliest: { day: '2026-11-24', text: 'Dienstag, 24.\u00a0November' },
      latest: { day: '2026-11-26' },
      orderBy: { at: '2026-11-23T09:00:00.000Z' },
    })
    expect(message).toMatch(/^Bestelle bis Donnerstag, 17\.\sDezember, 10\sUhr, .*\szu Weihnachten/)
  })

  test('names the last order dates of the next occasion, the safest service first', async () => {
    const { lastOrderDates } = await informationAt('2026-11-23T08:00:00Z', 'de-DE', {
      materialType: 'poster',
    })
    const { occasion, lodStart, safetyLodEnd, lodEnd, expressLodEnd, saturdayLodEnd } = lastOrderDates
    expect(occasion).toBe('christmas')
    const ends = [lodStart, safetyLodEnd, lodEnd, expressLodEnd].map(moment => Date.parse(moment ?? ''))
    expect(ends.every(Number.isFinite)).toBe(true)
    expect(ends.toSorted((a, b) => a - b)).toEqual(ends)
    expect(new Set(ends).size).toBe(ends.length)
    expect(Date.parse(saturdayLodEnd ?? '')).toBeGreaterThanOrEqual(Date.parse(expressLodEnd ?? ''))
  })

  test('counts from the day of the money where nothing but a transfer is on offer', async () => {
    const german = at('2026-11-23T08:00:00Z', { locale: 'de-DE' }, {})
    const { delivery, message } = await getShippingInformationOf(german, { materialType: 'poster' })
    expect(delivery).toMatchObject({
      ...{ earliest: { day: '2026-11-26' }, latest: { day: '2026-11-28' } },
      orderBy: { at: '2026-11-23T14:00:00.000Z' },
    })
    expect(message).toMatch(/^Bestelle bis Dienstag, 15\.\sDezember, 15\sUhr, .*\szu Weihnachten/)
    const express = await german.client.call(getExpressShop, { query: { kind: 'card' } })
    expect(express.ok && express.payload).toMatchObject({
      ...{ payments: ['transfer'], express: { deliveryDay: { day: '2026-11-26' } } },
    })
  })

  test('says what sending one picture costs, as the cart will', async () => {
    const sent = async (formatType: string, quantity = 1, materialType = 'poster') => {
      const visitor = at('2026-11-23T08:00:00Z', { locale: 'de-DE' })
      const query = { materialType, formatType, quantity }
      const answer = await visitor.client.call(getShippingInformation, { query })
      return answer.ok ? answer.payload.shipping?.amount : answer.errors
    }
    expect([await sent('600x400'), await sent('600x400', 20)]).toEqual([495, 0])
    // A rolled print is as long as its shorter side.
    expect([await sent('1350x900'), await sent('1350x900', 1, 'leinwand')]).toEqual([495, 1295])
    expect(await sent('9999x9999')).toEqual({ formatType: [expect.any(String)] })
    expect(
      (await informationAt('2026-11-23T08:00:00Z', 'de-DE', { materialType: 'poster' })).shipping,
    ).toBeNull()
  })

  test('takes longer for glass than for paper, and for a photo book than for a card', async () => {
    const latest = async (query: Parameters<typeof informationAt>[2]) =>
      (await informationAt('2026-11-23T08:00:00Z', 'de-DE', query)).delivery.latest.day
    expect((await latest({ materialType: 'echtglas' })) > (await latest({ materialType: 'poster' }))).toBe(
      true,
    )
    expect((await latest({ kind: 'photobook' })) > (await latest({ kind: 'card' }))).toBe(true)
  })

  test('has the usual time before a season and nothing to tell when it is too late', async () => {
    const usual = await informationAt('2026-10-20T08:00:00Z', 'en-GB', { kind: 'card' })
    expect(usual.message).toBe('Usually with you in 4 to 7 working days.')
    const late = await informationAt('2026-12-23T12:00:00Z', 'en-GB', {
      kind: 'card',
      occasion: 'private-christmas',
    })
    expect(late).toMatchObject({ message: null, lastOrderDates: { occasion: 'christmas' } })
  })

  test('says nothing of Christmas for a wedding card', async () => {
    const { message } = await informationAt('2026-11-28T12:00:00Z', 'en-GB', {
      kind: 'card',
      occasion: 'wedding',
    })
    expect(message).toBe('Usually with you in 4 to 7 working days.')
  })

  test.each(LOCALES)('is told in %s', async locale => {
    const { message, delivery } = await informationAt('2026-12-01T08:00:00Z', locale)
    expect(message).toMatch(/\p{L}.*\.$/u)
    expect(delivery.text).toMatch(/\d/)
  })
})

describe('express', () => {
  const expressAt = async (now: string, channel: Channel, locale: Locale = 'de-DE') => {
    const answer = await at(now, { channel, locale }).client.call(getExpressShop, { query: { kind: 'card' } })
    if (!answer.ok) throw new Error(answer.code)
    return answer.payload
  }

  test('is there within 24 hours from passepartout and 48 from kartenliebe', async () => {
    expect(await expressAt('2026-11-23T07:59:00Z', 'passepartout')).toMatchObject({
      isOffered: true,
      hours: 24,
      express: {
        isAvailableNow: true,
        orderBy: { at: '2026-11-23T08:00:00.000Z', text: 'Montag, 23.\u00a0November um 9\u00a0Uhr' },
        deliveryDay: { day: '2026-11-24' },
        surcharge: { amount: 795, currency: 'EUR' },
      },
      saturday: null,
    })
    expect(await expressAt('2026-11-23T07:59:00Z', 'kartenliebe')).toMatchObject({
      hours: 48,
      express: { deliveryDay: { day: '2026-11-25' } },
    })
  })

  test('keeps the hours of the channel and names the day more that the way to a country takes', async () => {
    const abroad = await expressAt('2026-11-23T07:59:00Z', 'passepartout', 'en-GB')
    expect(abroad).toMatchObject({ hours: 24, moreDays: 1, express: { deliveryDay: { day: '2026-11-25' } } })
  })

  test.each([
    'materialType=poster',
    'frameType=holzrahmen',
    'kind=photo-frame&materialType=poster',
    'kind=card&materialType=leinwand',
    'kind=photobox',
  ])('is refused where the channel does not sell %s', async query => {
    const answer = await shop().visitor({ channel: 'kartenliebe' }).request(`/web-api/express-shop?${query}`)
    expect(answer.status).toBe(404)
    const collage = await shop()
      .visitor({ channel: 'kartenliebe' })
      .request('/web-api/express-shop?kind=collage&materialType=poster')
    expect(collage.status).toBe(200)
  })

  test('comes on a Saturday for its price where that is earlier', async () => {
    expect(await expressAt('2026-11-27T07:00:00Z', 'passepartout')).toMatchObject({
      express: { deliveryDay: { day: '2026-11-30' } },
      saturday: { deliveryDay: { day: '2026-11-28' }, surcharge: { amount: 1295 } },
    })
  })

  test('says so where nobody brings it', async () => {
    expect(await expressAt('2026-11-23T07:00:00Z', 'passepartout', 'en-US')).toEqual({
      isOffered: false,
      hours: null,
      moreDays: null,
      express: null,
      payments: ['stripe'],
      saturday: null,
    })
  })
})

describe.each(['/web-api/shipping-information', '/web-api/express-shop'])('%s', path => {
  test.each([
    ['kind', 'kind=sofa', 422],
    ['materialType', 'materialType=gold', 422],
    ['frameType', 'frameType=driftwood', 422],
    ['type', `type=${'x'.repeat(65)}`, 422],
  ])('refuses a %s that does not exist', async (field, query, status) => {
    const answer = await shop().visitor().request(`${path}?${query}`)
    expect(answer.status).toBe(status)
    expect((await bodyOf(answer)).payload).toEqual({ errors: { [field]: [expect.stringMatching(/\S/)] } })
  })

  test('may be kept for a minute by anyone', async () => {
    const answer = await shop().visitor().request(path)
    expect(answer.headers.get('cache-control')).toContain('public, max-age=60')
    expect(answer.headers.get('etag')).toMatch(/^W\/"/)
  })
})
