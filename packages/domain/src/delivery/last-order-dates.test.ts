import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATERIALS } from '../catalogue/vocabulary.ts'
import { dayInZone } from '../prices/days.ts'
import { KINDS_WITH_PRODUCTION_TIME } from '../products/lists.ts'
import { CHANNELS } from '../shops/channels.ts'
import { LOCALES, type Locale } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { delivery } from './delivery.fixture.ts'
import type { DeliveryItem } from './delivery-item.ts'
import { chooseDeliveryPromise } from './format-delivery.ts'
import { formatDeliveryPromise } from './format-delivery-promise.ts'
import { type LastOrderDates, lastOrderDates } from './last-order-dates.ts'
import { isWorkingDayOn } from './working-days.ts'

const poster: DeliveryItem = { materialType: 'poster' }
const momentsAt = (at: string, locale: Locale = 'de-DE', item = poster) =>
  lastOrderDates(delivery, item, shopFor('passepartout', locale), new Date(at))

describe('last order dates', () => {
  it('for Christmas are told from the middle of November, the safest service first', () => {
    expect(momentsAt('2026-11-21T12:00:00Z')).toMatchObject({
      occasion: { id: 'christmas' },
      lodStart: '2026-11-14T23:00:00.000Z',
      safetyLodEnd: '2026-12-17T09:00:00.000Z',
      lodEnd: '2026-12-18T09:00:00.000Z',
      expressLodEnd: '2026-12-22T08:00:00.000Z',
      saturdayLodEnd: '2026-12-22T08:00:00.000Z',
    })
  })

  it.each([
    ['2027-11-05T12:00:00Z', 'en-US', 'thanksgiving'],
    ['2027-11-23T12:00:00Z', 'en-US', 'christmas'],
    ['2026-11-20T12:00:00Z', 'nl-NL', 'sinterklaas'],
    ['2026-12-03T12:00:00Z', 'nl-NL', 'christmas'],
    ['2026-11-20T12:00:00Z', 'de-DE', 'christmas'],
    ['2027-06-01T12:00:00Z', 'en-GB', 'fathers-day'],
    ['2027-03-05T12:00:00Z', 'it-IT', 'fathers-day'],
    ['2026-12-27T12:00:00Z', 'es-ES', 'epiphany'],
  ] as const)('on %s in %s are those of %s: what is too late gives way', (at, locale, id) => {
    expect(momentsAt(at, locale).occasion?.id).toBe(id)
  })

  it('use Saturday delivery where Christmas comes after a weekend', () => {
    expect(momentsAt('2028-12-01T12:00:00Z')).toMatchObject({
      expressLodEnd: '2028-12-21T08:00:00.000Z',
      saturdayLodEnd: '2028-12-22T08:00:00.000Z',
      arrivals: { express: '2028-12-22', saturday: '2028-12-23' },
    })
  })

  it('are earlier across a border with a longer way', () => {
    const ends = (['de-DE', 'de-CH', 'de-LI', 'en-US'] as const).map(
      locale => momentsAt('2026-11-21T12:00:00Z', locale).lodEnd,
    )
    expect(ends).toEqual([
      '2026-12-18T09:00:00.000Z',
      '2026-12-15T09:00:00.000Z',
      '2026-12-15T09:00:00.000Z',
      '2026-12-08T09:00:00.000Z',
    ])
  })

  it('come earlier for a holiday that only the destination has', () => {
    const { at } = delivery.countries
    const closed = {
      ...delivery,
      countries: { ...delivery.countries, at: { ...at, holidays: [...at.holidays, '2026-12-22'] } },
    }
    const endOf = (calendar: typeof delivery, locale: Locale) =>
      lastOrderDates(calendar, poster, shopFor('passepartout', locale), new Date('2026-11-21T12:00:00Z'))
        .lodEnd
    expect(endOf(delivery, 'de-AT')).toBe('2026-12-17T09:00:00.000Z')
    expect(endOf(closed, 'de-AT')).toBe('2026-12-16T09:00:00.000Z')
    expect(endOf(closed, 'de-DE')).toBe(endOf(delivery, 'de-DE'))
  })

  it('have no express end for what cannot be hurried or where nobody brings it', () => {
    expect(momentsAt('2026-11-21T12:00:00Z', 'de-DE', { materialType: 'echtglas' })).not.toHaveProperty(
      'expressLodEnd',
    )
    expect(momentsAt('2026-11-21T12:00:00Z', 'en-US')).not.toHaveProperty('expressLodEnd')
  })

  it.each([
    ['the Magi bring the presents in Spain', '2026-12-28T12:00:00Z', 'es-ES', 'epiphany'],
    ['mothers are thanked in March in Britain', '2027-02-20T12:00:00Z', 'en-GB', 'mothers-day'],
    ['the year goes round', '2026-12-24T12:00:00Z', 'de-DE', 'valentines-day'],
  ] as const)('follow the country: %s', (_, at, locale, id) => {
    expect(momentsAt(at, locale).occasion?.id).toBe(id)
  })
})

const FULL: LastOrderDates = {
  lodStart: '2026-11-15T00:00:00Z',
  safetyLodEnd: '2026-12-14T09:00:00Z',
  lodEnd: '2026-12-16T09:00:00Z',
  expressLodEnd: '2026-12-18T08:00:00Z',
  saturdayLodEnd: '2026-12-19T08:00:00Z',
  arrivals: {},
  workingDays: { min: 2, max: 4 },
  occasion: { id: 'christmas', inTime: { de: 'zu Weihnachten', en: 'for Christmas', fr: 'pour Noël' } },
} as LastOrderDates
const without = (...fields: (keyof LastOrderDates)[]) =>
  Object.fromEntries(
    Object.entries(FULL).filter(([field]) => !fields.includes(field as keyof LastOrderDates)),
  ) as unknown as LastOrderDates

describe('the delivery promise', () => {
  it.each([
    ['before the start', FULL, '2026-11-14T23:59:59Z', 'fallback'],
    ['at the start', FULL, '2026-11-15T00:00:00Z', 'safety'],
    ['with a start that is missing', without('lodStart'), '2026-01-01T00:00:00Z', 'safety'],
    ['a second before the safe end', FULL, '2026-12-14T08:59:59Z', 'safety'],
    ['at the safe end', FULL, '2026-12-14T09:00:00Z', 'normal'],
    ['at the normal end', FULL, '2026-12-16T09:00:00Z', 'express'],
    ['at the express end', FULL, '2026-12-18T08:00:00Z', 'saturday'],
    ['after all ends', FULL, '2026-12-19T08:00:00Z', undefined],
    ['without express', without('expressLodEnd'), '2026-12-17T00:00:00Z', 'saturday'],
    [
      'with no end at all',
      without('safetyLodEnd', 'lodEnd', 'expressLodEnd', 'saturdayLodEnd'),
      '2026-12-01T00:00:00Z',
      undefined,
    ],
  ] as const)('%s is the right one', (_, moments, now, expected) => {
    const promise = chooseDeliveryPromise(moments, new Date(now))
    expect(promise?.kind === 'promise' ? promise.service : promise?.kind).toBe(expected)
  })
})

describe('the delivery message', () => {
  const say = (now: string, locale: Locale, timeZone = 'Europe/Berlin', sayZone = false) =>
    formatDeliveryPromise(FULL, new Date(now), {
      channel: 'passepartout',
      locale,
      timeZone,
      sayZone,
    })?.replace(/\s/g, ' ')
  const couples = { channel: 'kartenliebe', timeZone: 'Europe/Berlin' } as const

  it.each([
    ['de-DE', '2026-12-16T08:00:00Z', 'Bestelle heute bis 10 Uhr, und es ist zu Weihnachten da.'],
    ['de-DE', '2026-12-15T08:00:00Z', 'Bestelle morgen bis 10 Uhr, und es ist zu Weihnachten da.'],
    [
      'de-DE',
      '2026-12-14T09:30:00Z',
      'Bestelle bis Mittwoch, 16. Dezember, 10 Uhr, und es ist zu Weihnachten da.',
    ],
    ['en-GB', '2026-12-15T08:00:00Z', 'Order by 10:00 tomorrow and it arrives for Christmas.'],
    ['fr-FR', '2026-12-15T08:00:00Z', 'Commandez demain avant 10 h : livraison pour Noël.'],
    ['de-DE', '2026-11-01T08:00:00Z', 'In der Regel in 2 bis 4 Werktagen bei dir.'],
    ['en-US', '2026-11-01T08:00:00Z', 'Usually arrives in 2 to 4 business days.'],
    ['de-DE', '2026-12-25T08:00:00Z', undefined],
  ] as const)('in %s at %s reads as a shop there says it', (locale, now, text) => {
    expect(say(now, locale)).toBe(text)
  })

  it.each([
    ['de-DE', '2026-12-15T08:00:00Z', 'Bestellt morgen '],
    ['de-DE', '2026-11-01T08:00:00Z', ' bei euch.'],
    ['es-ES', '2026-12-15T08:00:00Z', 'Haced vuestro pedido '],
    ['it-IT', '2026-12-15T08:00:00Z', 'Ordinate domani '],
    ['nl-NL', '2026-12-15T08:00:00Z', ' jullie '],
  ] as const)('speaks to couples and families of kartenliebe: %s, %s', (locale, now, words) => {
    expect(formatDeliveryPromise(FULL, new Date(now), { ...couples, locale })).toContain(words)
  })

  it('changes from tomorrow to today at midnight of the reader', () => {
    expect(say('2026-12-15T22:59:59Z', 'de-DE')).toContain('morgen')
    expect(say('2026-12-15T23:00:00Z', 'de-DE')).toContain('heute')
  })

  it('tells the hour by the clock of the country', () => {
    expect(say('2026-12-15T12:00:00Z', 'en-GB', 'Europe/London')).toContain('by 9:00 tomorrow')
    expect(say('2026-12-15T12:00:00Z', 'en-US', 'America/New_York', true)).toContain('by 4 a.m. EST tomorrow')
  })

  it.each(LOCALES)('is complete in %s', locale => {
    for (const now of ['2026-11-01', '2026-12-01', '2026-12-15', '2026-12-17', '2026-12-18T09:00:00Z']) {
      expect(say(now, locale)).toMatch(/^[^{}]{20,}\.$/)
    }
  })
})

it('never promises the past, nor a day without delivery', () => {
  const items: DeliveryItem[] = [
    ...MATERIALS.map(materialType => ({ materialType })),
    ...KINDS_WITH_PRODUCTION_TIME.map(kind => ({ kind })),
  ]
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-02'), max: new Date('2030-11-30'), noInvalidDate: true }),
      fc.constantFrom(...items),
      fc.constantFrom(...CHANNELS),
      fc.constantFrom(...LOCALES),
      (now, item, channel, locale) => {
        const shop = shopFor(channel, locale)
        const promise = chooseDeliveryPromise(lastOrderDates(delivery, item, shop, now), now)
        if (promise?.kind !== 'promise') return
        const { deliveryDays, holidays } = delivery.countries[shop.country]
        const weekdays = promise.service === 'saturday' ? [...deliveryDays, 6] : deliveryDays
        expect(promise.orderBy.getTime()).toBeGreaterThan(now.getTime())
        expect(isWorkingDayOn(weekdays, holidays)(promise.arrival ?? '')).toBe(true)
        expect((promise.arrival ?? '') > dayInZone(delivery.plant.timeZone, promise.orderBy)).toBe(true)
        expect(
          isWorkingDayOn(
            delivery.plant.workingDays,
            delivery.plant.holidays,
          )(dayInZone('Europe/Berlin', promise.orderBy)),
        ).toBe(true)
      },
    ),
  )
})

describe('cards and the days of occasions', () => {
  const card = (occasion?: DeliveryItem['occasion']): DeliveryItem => ({ kind: 'card', occasion })
  const at = '2026-11-28T12:00:00Z'

  it.each(['private-christmas', 'business-christmas'] as const)(
    '%s cards are there for Christmas',
    occasion => expect(momentsAt(at, 'de-DE', card(occasion)).occasion?.id).toBe('christmas'),
  )

  it.each(['wedding', 'mourning', 'birth', undefined] as const)(
    'a card for %s promises nothing for Christmas, only how long it takes',
    occasion => {
      const moments = momentsAt(at, 'de-DE', card(occasion))
      expect(moments).not.toHaveProperty('occasion')
      const reader = { channel: 'kartenliebe', locale: 'de-DE', timeZone: 'Europe/Berlin' } as const
      const message = formatDeliveryPromise(moments, new Date(at), reader)
      expect(message).toMatch(/Werktag/)
      expect(message).not.toContain('Weihnachten')
    },
  )
})
