import type { DisplayDay, DisplayMoment } from '@passepartout/contracts'
import {
  clockFormatOptions,
  type DeliveryCalendar,
  joinWithNoBreakSpaces,
  type Locale,
  type Shop,
} from '@passepartout/domain'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

const dayFormats = new Map<Locale, Intl.DateTimeFormat>()

// Cached: constructing a format takes a thousand times as long as using it.
function dayFormat(locale: Locale): Intl.DateTimeFormat {
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...DAY, timeZone: 'UTC' })
  dayFormats.set(locale, format)
  return format
}

/** A day (`2026-11-26`) formatted for the locale. */
export const toDisplayDay = (day: string, { locale }: Shop): DisplayDay => ({
  day,
  text: joinWithNoBreakSpaces(locale, dayFormat(locale).format(noonOf(day))),
})

export const formatDayRange = (first: string, last: string, { locale }: Shop): string =>
  joinWithNoBreakSpaces(
    locale,
    new Intl.DateTimeFormat(locale, { ...DAY, weekday: 'short', timeZone: 'UTC' }).formatRange(
      noonOf(first),
      noonOf(last),
    ),
  )

/** A moment in the time zone of the shop's country. */
export function toDisplayMoment(
  at: Date,
  { countries }: DeliveryCalendar,
  { locale, country }: Shop,
): DisplayMoment {
  const { timeZone, sayZone } = countries[country]
  const format = new Intl.DateTimeFormat(locale, {
    ...DAY,
    ...clockFormatOptions(locale, at),
    timeZone,
    ...(sayZone ? { timeZoneName: 'short' } : {}),
  })
  return { at: at.toISOString(), text: joinWithNoBreakSpaces(locale, format.format(at)) }
}
