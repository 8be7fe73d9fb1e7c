import type { CalendarEvent } from '@passepartout/document'
import { isExistingDay, personalDateKey } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { columnOfName, type DateEntry, entryOf } from './date-entry.ts'
import { eventOf, withEvent } from './event-of-date.ts'

const oma: DateEntry = { name: 'Oma', kind: 'birthday', month: 3, day: 12, year: 1947, showsAge: true }

describe('A day of the customer', () => {
  it('prints its age only if that is wanted and the year is known', () => {
    expect(eventOf(oma, 'event-1')).toMatchObject({ kind: 'birthday', year: null, since: 1947 })
    expect(eventOf({ ...oma, showsAge: false }, 'event-1')).not.toHaveProperty('since')
    expect(eventOf({ ...oma, year: null }, 'event-1')).not.toHaveProperty('since')
  })

  it('occurs once or every year', () => {
    expect(eventOf({ ...oma, kind: 'once', year: 2027 }, 'event-1')).toMatchObject({ year: 2027 })
    expect(eventOf({ ...oma, kind: 'yearly' }, 'event-1')).toEqual({
      ...{ id: 'event-1', month: 3, day: 12, year: null, text: 'Oma' },
    })
  })

  it.each([oma, { ...oma, kind: 'once' as const, year: 2027, showsAge: false }])(
    'is the same entry again: $kind',
    entry => {
      expect(entryOf(eventOf(entry, 'event-1'))).toEqual(entry)
    },
  )

  it('exists in the calendar', () => {
    expect(isExistingDay({ month: 2, day: 29, year: null })).toBe(true)
    expect(isExistingDay({ month: 2, day: 29, year: 2027 })).toBe(false)
    expect(isExistingDay({ month: 4, day: 31, year: null })).toBe(false)
  })

  it('is told from another by name and day, whatever the spelling', () => {
    expect(personalDateKey({ ...oma, name: 'JÜRGEN  Müller' })).toBe(
      personalDateKey({ ...oma, name: 'Jürgen Müller', year: null }),
    )
    expect(personalDateKey({ ...oma, day: 13 })).not.toBe(personalDateKey(oma))
  })

  it('stands in the column of the person it is named after', () => {
    const heads = ['Anna', '', 'Jürgen']
    expect(
      ['Anna', 'anna huber', 'Jurgen Wolf', 'Annabell', 'Oma'].map(one => columnOfName(one, heads)),
    ).toEqual([...[0, 0, 2, undefined, undefined]])
    expect(entryOf(eventOf({ ...oma, column: 2 }, 'event-1'))).toEqual({ ...oma, column: 2 })
  })

  it('is added under a free id or replaces its event', () => {
    const events: CalendarEvent[] = [eventOf(oma, 'event-1')]
    expect(withEvent(events, { ...oma, name: 'Opa' }).map(({ id, text }) => [id, text])).toEqual([
      ['event-1', 'Oma'],
      ['event-2', 'Opa'],
    ])
    expect(withEvent(events, { ...oma, day: 13 }, 'event-1')).toMatchObject([{ id: 'event-1', day: 13 }])
  })
})
