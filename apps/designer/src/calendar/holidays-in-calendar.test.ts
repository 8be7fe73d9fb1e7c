import { SAMPLE_CALENDAR, withCalendarDays } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { HOLIDAY_COUNTRIES, loadHolidays } from './holiday-files.ts'
import { chosenHolidays, holidayChoice, holidaysIn } from './holidays-in-calendar.ts'

const choice = { region: 'DE-BY', isOn: true, hasObservances: false }

describe('Holidays in a calendar', () => {
  it('are offered for twelve countries', () => {
    expect(HOLIDAY_COUNTRIES).toEqual([
      ...['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'LI', 'LU', 'NL', 'US'],
    ])
  })

  it('are those of the region in all years that the start may move to', async () => {
    const days = chosenHolidays(await loadHolidays('DE'), choice, SAMPLE_CALENDAR, 'de-DE')
    expect(days).toMatchObject({ region: 'DE-BY', observances: null })
    for (const year of [2026, 2027, 2028, 2029])
      expect(holidaysIn({ holidays: days.holidays ?? {} }, year)).toBe(13)
  })

  it('are no more than a document takes, with all observances', async () => {
    for (const country of HOLIDAY_COUNTRIES) {
      const file = await loadHolidays(country)
      for (const part of ['', ...Object.keys(file.regions).map(code => `-${code}`)]) {
        const all = { ...choice, region: country + part, hasObservances: true }
        const { holidays = {}, observances } = chosenHolidays(file, all, SAMPLE_CALENDAR, 'de-DE')
        const names = Object.values({ ...holidays, ...observances })
        expect(Math.max(...[holidays, observances ?? {}].map(days => Object.keys(days).length))).toBeLessThan(
          400,
        )
        expect(Math.max(...names.map(name => name.length))).toBeLessThanOrEqual(80)
      }
    }
  })

  it('can be chosen, told and taken out again', async () => {
    const file = await loadHolidays('DE')
    const blank = { calendar: SAMPLE_CALENDAR } as Parameters<typeof withCalendarDays>[0]
    const shown = withCalendarDays(
      blank,
      chosenHolidays(file, { ...choice, hasObservances: true }, SAMPLE_CALENDAR, 'de-DE'),
    )
    const told = holidayChoice(shown.calendar ?? SAMPLE_CALENDAR, 'AT')
    expect(told).toEqual({ ...choice, hasObservances: true })
    const none = { ...told, isOn: false, hasObservances: false }
    expect(withCalendarDays(shown, chosenHolidays(file, none, SAMPLE_CALENDAR, 'de-DE')).calendar).toEqual({
      ...SAMPLE_CALENDAR,
      region: 'DE-BY',
    })
  })
})
