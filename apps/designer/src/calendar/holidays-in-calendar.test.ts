import { SAMPLE_CALENDAR, withCalendarDays } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { HOLIDAY_COUNTRIES, loadHolidayFiles } from './holiday-files.ts'
import { chosenHolidays, holidayChoice, holidaysIn } from './holidays-in-calendar.ts'

const choice = { region: 'DE-BY', isOn: true, hasObservances: false, hasSchoolHolidays: false }

describe('Holidays in a calendar', () => {
  it('are offered for twelve countries', () => {
    expect(HOLIDAY_COUNTRIES).toEqual([
      ...['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'LI', 'LU', 'NL', 'US'],
    ])
  })

  it('are those of the region in all years that the start may move to', async () => {
    const days = chosenHolidays(await loadHolidayFiles('DE'), choice, SAMPLE_CALENDAR, 'de-DE')
    expect(days).toMatchObject({ region: 'DE-BY', observances: null })
    for (const year of [2026, 2027, 2028, 2029])
      expect(holidaysIn({ holidays: days.holidays ?? {} }, year)).toBe(13)
  })

  it('are no more than a document takes, with all observances', async () => {
    for (const country of HOLIDAY_COUNTRIES) {
      const files = await loadHolidayFiles(country)
      for (const part of ['', ...Object.keys(files.file.regions).map(code => `-${code}`)]) {
        const all = { ...choice, region: country + part, hasObservances: true }
        const { holidays = {}, observances } = chosenHolidays(files, all, SAMPLE_CALENDAR, 'de-DE')
        const names = Object.values({ ...holidays, ...observances })
        expect(Math.max(...[holidays, observances ?? {}].map(days => Object.keys(days).length))).toBeLessThan(
          400,
        )
        expect(Math.max(...names.map(name => name.length))).toBeLessThanOrEqual(80)
      }
    }
  })

  it('can be chosen, told and taken out again', async () => {
    const files = await loadHolidayFiles('DE')
    const blank = { calendar: SAMPLE_CALENDAR } as Parameters<typeof withCalendarDays>[0]
    const shown = withCalendarDays(
      blank,
      chosenHolidays(files, { ...choice, hasObservances: true }, SAMPLE_CALENDAR, 'de-DE'),
    )
    const told = holidayChoice(shown.calendar ?? SAMPLE_CALENDAR, 'AT')
    expect(told).toEqual({ ...choice, hasObservances: true })
    const none = { ...told, isOn: false, hasObservances: false }
    expect(withCalendarDays(shown, chosenHolidays(files, none, SAMPLE_CALENDAR, 'de-DE')).calendar).toEqual({
      ...SAMPLE_CALENDAR,
      region: 'DE-BY',
    })
  })

  it('bring the school holidays of their region, in both languages', async () => {
    const files = await loadHolidayFiles('DE')
    const withSchool = { ...choice, region: 'DE-NW', hasSchoolHolidays: true }
    const calendar = { ...SAMPLE_CALENDAR, second: 'fr-FR' as const }
    const { schoolHolidays } = chosenHolidays(files, withSchool, calendar, 'de-DE')
    expect(schoolHolidays).toContainEqual({
      ...{ from: '2027-07-19', until: '2027-08-31' },
      name: 'Sommerferien / Vacances d’été',
    })
  })

  it('remember the wish for school holidays where none are known, for the next region', async () => {
    const whole = { ...choice, region: 'DE', hasSchoolHolidays: true }
    const days = chosenHolidays(await loadHolidayFiles('DE'), whole, SAMPLE_CALENDAR, 'de-DE')
    expect(days.schoolHolidays).toEqual([])
    const blank = { calendar: SAMPLE_CALENDAR } as Parameters<typeof withCalendarDays>[0]
    const stored = withCalendarDays(blank, days).calendar ?? SAMPLE_CALENDAR
    expect(holidayChoice(stored, 'DE').hasSchoolHolidays).toBe(true)
  })

  it('leave a calendar without school holidays as it was', async () => {
    const blank = { calendar: SAMPLE_CALENDAR } as Parameters<typeof withCalendarDays>[0]
    const days = chosenHolidays(await loadHolidayFiles('DE'), choice, SAMPLE_CALENDAR, 'de-DE')
    expect(withCalendarDays(blank, days).calendar).not.toHaveProperty('schoolHolidays')
  })
})
