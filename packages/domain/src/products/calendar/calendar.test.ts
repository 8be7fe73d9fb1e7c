import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import {
  CALENDAR_BINDINGS,
  CALENDAR_FORMATS,
  CALENDAR_TYPES,
  type CalendarType,
  PHOTOBOOK_PAPERS,
  PRINT_FINISHES,
} from '../../catalogue/vocabulary.ts'
import { shopFor } from '../../shops/shop.ts'
import { productSku } from '../product-sku.ts'
import {
  checkProduct,
  enumerateProducts,
  normaliseProduct,
  packableItemOf,
  priceProduct,
  printedPagesOf,
} from '../products.ts'
import {
  allShops,
  assertValidPrice,
  configurationFrom,
  expectSoundPrice,
  german,
  goldenRows,
  NOW,
  priceOf,
} from '../shared/price.fixture.ts'
import { calendarChoices } from './choices.ts'
import { type CalendarConfiguration, calendarDefinition, calendarFormats } from './configuration.ts'

const every = [...enumerateProducts(catalogue, 'calendar', german)]
const form = ({ calendarType, formatType, mountingType, paperType, refinementType }: CalendarConfiguration) =>
  [calendarType, formatType, mountingType, paperType, refinementType].join(' ')
const wall = configurationFrom('calendar', { calendarType: 'wandkalender' })
const codes = (configuration: CalendarConfiguration, shop = german) => {
  const check = checkProduct(catalogue, configuration, shop)
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('calendars', () => {
  it('come in every format and mounting of the specification', () => {
    expect([...new Set(every.map(({ formatType }) => formatType))].sort()).toEqual(
      [...CALENDAR_FORMATS].sort(),
    )
    expect([...new Set(every.map(({ mountingType }) => mountingType))].sort()).toEqual([...CALENDAR_BINDINGS])
  })

  it('have a cover and twelve, thirteen, fourteen or eighteen sheets', () => {
    for (const { months, cover } of calendarDefinition(catalogue).types)
      expect([months, cover]).toEqual([[12, 13, 14, 18], true])
    const long = configurationFrom('calendar', { months: '18' })
    expect([wall, long].map(one => printedPagesOf(catalogue, one)?.length)).toEqual([13, 19])
    expect(packableItemOf(catalogue, long)?.grams).toBe(Math.ceil(19 * 250 * 0.21 * 0.297))
  })

  it('of twelve months name no length: stored configurations, addresses and SKUs stay as they are', () => {
    expect(configurationFrom('calendar', { months: 12 })).not.toHaveProperty('months')
    expect(productSku(wall)).toBe('wandkalender-a4-hoch-spirale')
    expect(productSku({ ...wall, months: 13 })).toBe('wandkalender-a4-hoch-spirale-13')
  })

  it('for a year of weeks have a sheet each, on a spiral only, at a price of their own', () => {
    const planner = configurationFrom('calendar', { calendarType: 'terminkalender', weeks: '53' })
    expect(planner).toMatchObject({ weeks: 53, mountingType: 'spirale' })
    expect(printedPagesOf(catalogue, planner)).toHaveLength(54)
    expect(productSku(planner)).toBe('terminkalender-a4-hoch-spirale-53')
    expect(priceOf(planner).parts.map(({ code, value }) => [code, value])).toContainEqual(['weeks', '53'])
    expect(codes({ ...planner, mountingType: 'lochung' })).toEqual(['weeks: weeks-not-for-mounting'])
    expect(codes({ ...planner, weeks: 52 })).toEqual(['weeks: weeks-not-for-type'])
    expect(codes({ ...wall, weeks: 53 })).toEqual(['weeks: weeks-not-for-type'])
    const { weeks, months } = calendarChoices(catalogue, planner, german)
    expect(weeks.map(({ value, chosen }) => [value, chosen])).toEqual([
      [0, false],
      [53, true],
    ])
    expect(months).toEqual([])
  })

  it('in a slot of wood have fourteen months at most', () => {
    const desk = {
      calendarType: 'tischkalender',
      formatType: 'a6-quer',
      mountingType: 'holzblock',
      months: 18,
    }
    const { configuration, corrections } = normaliseProduct(catalogue, 'calendar', desk, german, NOW)
    expect(configuration).not.toHaveProperty('months')
    expect(corrections).toEqual([{ field: 'months', given: '18', used: '12' }])
    expect(codes({ ...configuration, months: 18 })).toEqual(['months: months-not-for-mounting'])
    expect(codes({ ...configuration, months: 14 })).toEqual([])
    const { months } = calendarChoices(catalogue, configuration, german)
    expect(months.map(({ value, allowed }) => [value, allowed])).toEqual([
      [12, true],
      [13, true],
      [14, true],
      [18, false],
    ])
  })

  it.each<[CalendarType, string]>([
    ['wandkalender', 'a3-hoch a3-quer a4-hoch a4-quer 200-200 300-300'],
    ['familienplaner', 'a3-hoch a4-hoch 300-300 200-400'],
    ['kuechenkalender', '150-400 200-400 130-300'],
    ['terminkalender', 'a3-quer a4-hoch a4-quer a5-quer 265-120'],
    ['tischkalender', 'a5-quer 145-145 a6-hoch a6-quer 265-120'],
  ])('of type %s come in %s', (id, formats) => {
    const type = calendarDefinition(catalogue).types.find(each => each.id === id)
    expect(type && calendarFormats(type).join(' ')).toBe(formats)
  })

  it('have a sound price in every shop, for everything that can be made', () => {
    expect(every.filter(calendar => !assertValidPrice(priceOf(calendar)))).toEqual([])
    fc.assert(
      fc.property(
        fc.constantFrom(...allShops),
        fc.constantFrom(...every),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 12 }),
        (shop, calendar, quantity, startMonth) => {
          const configuration = { ...calendar, startMonth }
          if (codes(configuration, shop).length > 0) return
          expectSoundPrice(priceOf(configuration, { shop, quantity }), shop)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are refused with a reason where the table does not have them', () => {
    const known = new Set(every.map(form))
    for (const calendarType of CALENDAR_TYPES)
      for (const formatType of CALENDAR_FORMATS)
        for (const mountingType of CALENDAR_BINDINGS)
          for (const paperType of PHOTOBOOK_PAPERS)
            for (const refinementType of PRINT_FINISHES) {
              const words = { calendarType, formatType, mountingType, paperType, refinementType }
              const configuration = { ...wall, ...words }
              expect(codes(configuration).length === 0, form(configuration)).toBe(
                known.has(form(configuration)),
              )
            }
  })

  it.each<[string, Partial<CalendarConfiguration>, string]>([
    ['an unknown type', { calendarType: 'mond' as CalendarType }, 'calendarType: unknown-calendar-type'],
    ['a format of another type', { formatType: '150-400' }, 'formatType: format-not-for-type'],
    ['a mounting of another format', { mountingType: 'holzblock' }, 'mountingType: mounting-not-for-format'],
    ['a paper it is not printed on', { paperType: 'standard' }, 'paperType: paper-not-for-type'],
    [
      'a refinement it does not take',
      { refinementType: 'relief' },
      'refinementType: refinement-not-for-type',
    ],
    ['a thirteenth month', { startMonth: 13 }, 'startMonth: unknown-month'],
    ['half a month', { startMonth: 1.5 }, 'startMonth: unknown-month'],
    ['fifteen months', { months: 15 }, 'months: months-not-for-type'],
    ['a year long ago', { year: 1999 }, 'year: year-out-of-range'],
    ['an accessory of another type', { accessoryTypes: ['pen'] }, 'accessoryTypes: accessory-not-for-type'],
    [
      'none beside an accessory',
      { accessoryTypes: ['ohne', 'box'] },
      'accessoryTypes: accessory-beside-none',
    ],
    ['an accessory twice', { accessoryTypes: ['box', 'box'] }, 'accessoryTypes: accessory-twice'],
    ['no accessories at all', { accessoryTypes: [] }, 'accessoryTypes: accessory-missing'],
  ])('refuse %s', (_, change, code) => {
    expect(codes({ ...wall, ...change })).toEqual([code])
  })

  it('shine in gold where the channel has the gold refinement', () => {
    const gold: CalendarConfiguration = { ...wall, refinementType: 'gold' }
    expect(codes(gold)).toEqual([])
    expect(codes(gold, shopFor('kartenliebe', 'de-DE'))).toEqual([
      'refinementType: refinement-not-in-channel',
    ])
  })
})

describe('a calendar of whatever arrived', () => {
  const make = (input: Record<string, unknown>) => normaliseProduct(catalogue, 'calendar', input, german, NOW)

  it('begins this month, or with its start date, or as it says', () => {
    const start = (input: Record<string, unknown>) => {
      const { startMonth, year } = make(input).configuration
      return [startMonth, year]
    }
    expect(start({})).toEqual([11, 2026])
    expect(start({ startDate: '2027-01-01' })).toEqual([1, 2027])
    expect(start({ startMonth: '8', year: 2027 })).toEqual([8, 2027])
    expect(start({ startDate: '1871-01-01' })).toEqual([11, 2026])
  })

  it('takes the month of the plant at the turn of a month', () => {
    const late = new Date('2026-11-30T23:30:00Z')
    expect(normaliseProduct(catalogue, 'calendar', {}, german, late).configuration.startMonth).toBe(12)
  })

  it('has no accessories unless they are chosen', () => {
    expect(make({}).configuration.accessoryTypes).toEqual(['ohne'])
    expect(make({ accessoryTypes: ['box', 'ohne', 'bag'] }).configuration.accessoryTypes).toEqual([
      'box',
      'bag',
    ])
  })

  it('says what it had to replace', () => {
    const { configuration, corrections } = make({
      calendarType: 'tischkalender',
      formatType: 'a3-hoch',
      year: 'x',
    })
    expect(configuration).toMatchObject({ formatType: 'a5-quer', mountingType: 'spirale', year: 2026 })
    expect(corrections).toEqual([
      { field: 'formatType', given: 'a3-hoch', used: 'a5-quer' },
      { field: 'year', given: 'x', used: '2026' },
    ])
  })

  it('can always be made, and stays as it is the second time', () => {
    const word = fc.oneof(
      fc.constantFrom<unknown>(
        ...CALENDAR_TYPES,
        ...CALENDAR_FORMATS,
        ...CALENDAR_BINDINGS,
        'gold',
        'box',
        13,
        '18',
      ),
      fc.anything(),
    )
    const keys = [
      'calendarType',
      'formatType',
      'mountingType',
      'paperType',
      'refinementType',
      'startDate',
      'year',
    ]
    const input = fc.record(
      Object.fromEntries([...keys, 'startMonth', 'months', 'accessoryTypes'].map(key => [key, word])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(input, fc.constantFrom(...allShops), (given, shop) => {
        const { configuration } = normaliseProduct(catalogue, 'calendar', given, shop, NOW)
        expect(codes(configuration, shop)).toEqual([])
        const again = normaliseProduct(catalogue, 'calendar', { ...configuration }, shop, NOW)
        expect(again).toEqual({ configuration, corrections: [] })
      }),
      { numRuns: 400 },
    )
  })
})

describe('the price of a calendar', () => {
  it('is told in parts', () => {
    const calendar: CalendarConfiguration = {
      ...wall,
      paperType: 'feinstweiss',
      refinementType: 'gold',
      accessoryTypes: ['box', 'bag'],
    }
    const { parts } = priceOf(calendar)
    expect(parts.map(({ code, value, current }) => `${code} ${value} ${current.amount}`)).toEqual([
      'format a4-hoch 1995',
      'paper feinstweiss 200',
      'refinement gold 390',
      'accessory box 495',
      'accessory bag 195',
    ])
  })

  it('rises with each further month', () => {
    const prices = [12, 13, 14, 18].map(months => priceOf({ ...wall, months }).current.amount)
    expect(prices).toEqual([1995, 2085, 2175, 2535])
    const part = priceOf({ ...wall, months: 18 }).parts.find(({ code }) => code === 'months')
    expect([part?.value, part?.current.amount]).toEqual(['18', 540])
  })

  it('never rises with the number of copies, and its tiers are what they cost', () => {
    for (const calendar of every.filter((_, index) => index % 17 === 0)) {
      const units = Array.from(
        { length: 60 },
        (_, index) => priceOf(calendar, { quantity: index + 1 }).current.amount,
      )
      expect(units).toEqual([...units].sort((a, b) => b - a))
      for (const { from, unit } of priceOf(calendar).quantityTiers) expect(unit.amount).toBe(units[from - 1])
    }
  })

  it('saves at each quantity at least what the list promises', () => {
    const tiers = priceBook.lists.calendar.flatMap(({ quantityTiers }) => quantityTiers)
    expect(tiers.map(({ percentOff }) => percentOff)).toEqual([5, 10, 15, 20, 25])
    const plain = every.filter(one => one.refinementType === 'none' && one.accessoryTypes[0] === 'ohne')
    for (const locale of ['de-DE', 'de-CH', 'en-GB', 'en-US'] as const) {
      const shop = shopFor('kartenliebe', locale)
      for (const calendar of plain) {
        const single = priceOf(calendar, { shop }).current.amount
        for (const { from, percentOff } of tiers) {
          const { amount } = priceOf(calendar, { shop, quantity: from }).current
          const saved = ((single - amount) / single) * 100
          expect(saved, `${form(calendar)} x ${from}`).toBeGreaterThanOrEqual(percentOff)
          expect(saved, `${form(calendar)} x ${from}`).toBeLessThan(percentOff + 1)
        }
      }
    }
  })

  it('comes back as problems where the calendar cannot be made', () => {
    const price = priceProduct(priceBook, catalogue, { ...wall, formatType: 'a6-hoch' }, german, { at: NOW })
    expect(price).toMatchObject({ ok: false, problems: [{ code: 'format-not-for-type', value: 'a6-hoch' }] })
  })

  // A change of this file is a change of prices: review it as one.
  it('is what the price table says, in every currency', async () => {
    const rows = every
      .filter(({ paperType, refinementType, accessoryTypes }) => {
        const plain = refinementType === 'none' && accessoryTypes[0] === 'ohne'
        return plain && (paperType === 'matt' || paperType === 'feinstweiss')
      })
      .map((calendar): [string, Record<string, unknown>] => [form(calendar), { ...calendar }])
    await expect(goldenRows('calendar', rows)).toMatchFileSnapshot('golden-calendars.txt')
  })
})

describe('what can be chosen next for a calendar', () => {
  it('is judged with its reason', () => {
    const { mountingType, formatType, calendarType, refinementType } = calendarChoices(
      catalogue,
      wall,
      german,
    )
    expect(mountingType).toEqual([
      { value: 'holzblock', chosen: false, allowed: false, code: 'mounting-not-for-format' },
      { value: 'holzfuss', chosen: false, allowed: false, code: 'mounting-not-for-format' },
      { value: 'lochung', chosen: false, allowed: true },
      { value: 'spirale', chosen: true, allowed: true },
    ])
    expect(formatType.filter(({ allowed }) => allowed)).toHaveLength(6)
    expect(calendarType.filter(({ allowed }) => allowed)).toHaveLength(5)
    expect(refinementType.map(({ value }) => value)).toEqual(['none', 'gold', 'silver', 'rosegold'])
  })
})
