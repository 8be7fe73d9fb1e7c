import type { Locale } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { calendarText } from '../elements/text/text-runs.ts'
import { firstWeekday, monthName, numbersWeeks, weekdayName, yearsName } from './calendar-names.ts'
import { SAMPLE_CALENDAR } from './calendar-page.ts'

const MARCH = { year: 2027, month: 3 }

describe('names in a calendar', () => {
  it.each([
    ['de-DE', 'März', 'Mo'],
    ['de-CH', 'März', 'Mo'],
    ['en-GB', 'March', 'Mon'],
    ['en-US', 'March', 'Mon'],
    ['es-ES', 'Marzo', 'lun'],
    ['fr-FR', 'Mars', 'lun'],
    ['it-IT', 'Marzo', 'lun'],
    ['nl-NL', 'Maart', 'ma'],
  ] satisfies [Locale, string, string][])('%s: %s, %s', (locale, month, monday) => {
    expect(monthName(locale, MARCH, 'long')).toBe(month)
    expect(weekdayName(locale, 1, 'short')).toBe(monday)
  })

  it('says both years of a calendar that crosses one', () => {
    const start = { year: 2026, month: 9 }
    expect(yearsName('de-DE', start)).toBe('2026/27')
    expect(yearsName('en-GB', start)).toBe('2026–27')
    expect(yearsName('de-DE', { year: 2027, month: 1 })).toBe('2027')
    expect(yearsName('de-DE', { year: 2027, month: 1 }, 13)).toBe('2027/28')
    expect(yearsName('de-DE', { year: 2026, month: 8 }, 18)).toBe('2026–28')
  })

  it('says the month before that of the page', () => {
    const calendar = { ...SAMPLE_CALENDAR, start: { year: 2026, month: 9 } }
    const words = { shows: 'month-year', offset: -1 } as const
    expect(calendarText({ locale: 'nl-BE', calendar }, { month: 4 }, words)).toBe('December 2026')
  })
})

describe('customs of the place', () => {
  it('begins the week on Sunday in the United States only', () => {
    expect(firstWeekday('en-US')).toBe(0)
    expect(firstWeekday('en-GB')).toBe(1)
    expect(firstWeekday('it-CH')).toBe(1)
  })

  it('numbers weeks where English is not spoken', () => {
    expect(numbersWeeks('fr-BE')).toBe(true)
    expect(numbersWeeks('en-GB')).toBe(false)
  })
})
