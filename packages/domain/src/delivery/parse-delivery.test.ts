import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../shops/locales.ts'
import { delivery, deliveryFiles } from './delivery.fixture.ts'
import { parseDelivery } from './parse-delivery.ts'
import type { deliverySchema } from './schema.ts'

const files = deliveryFiles()
type Rules = ReturnType<typeof deliverySchema.parse>
const rules = () => structuredClone(files['delivery.json']) as Rules

describe('the delivery data', () => {
  it('has a calendar for every country', () => {
    expect(Object.keys(delivery.countries).sort()).toEqual([...COUNTRY_CODES].sort())
    for (const { holidays } of Object.values(delivery.countries)) expect(holidays.length).toBeGreaterThan(40)
  })

  it('joins public holidays and days without work of its own', () => {
    expect(delivery.plant.holidays).toEqual(expect.arrayContaining(['12-24', '2028-10-31', '2029-04-02']))
    expect(delivery.countries.li.holidays).toEqual(expect.arrayContaining(['08-15', '2027-09-08']))
  })

  it('covers the same years in every calendar', () => {
    const { from, until, calendars } = files['delivery/holidays.json'] as {
      from: string
      until: string
      calendars: Record<string, string[]>
    }
    const years = new Set(
      Object.values(calendars).map(days => new Set(days.map(day => day.slice(0, 4))).size),
    )
    expect([...years]).toEqual([Number(until.slice(0, 4)) - Number(from.slice(0, 4)) + 1])
    expect(delivery.holidaysUntil).toBe(until)
  })

  it('is refused with the files that are missing', () => {
    expect(parseDelivery({})).toEqual({
      ok: false,
      problems: ['delivery.json', 'delivery/holidays.json'].map(file => ({
        file,
        path: '',
        message: 'the file is missing',
      })),
    })
  })

  it('is refused with the place whose holidays nobody knows', () => {
    const broken = rules()
    broken.countries.fr.holidayCalendar = 'XX'
    expect(parseDelivery({ ...files, 'delivery.json': broken })).toEqual({
      ok: false,
      problems: [
        {
          file: 'delivery.json',
          path: 'countries.fr.holidayCalendar',
          message: '"XX" is not in delivery/holidays.json',
        },
      ],
    })
  })

  it.each([
    [
      'a cut-off at 24',
      (broken: Rules) => Object.assign(broken.plant, { cutOffHour: 24 }),
      'plant.cutOffHour',
    ],
    [
      'a shortest time above the longest',
      (broken: Rules) => Object.assign(broken.production.kinds.card, { min: 9 }),
      'production.kinds.card',
    ],
    [
      'a holiday that is no day',
      (broken: Rules) => Object.assign(broken.plant, { closedDays: ['24.12.'] }),
      'plant.closedDays[0]',
    ],
  ])('is refused with the place of %s', (_, spoil, path) => {
    const broken = rules()
    spoil(broken)
    const result = parseDelivery({ ...files, 'delivery.json': broken })
    expect(result.ok ? [] : result.problems.map(problem => problem.path)).toEqual([path])
  })
})
