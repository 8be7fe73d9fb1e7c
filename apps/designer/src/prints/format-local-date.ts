import type { Locale } from '@passepartout/domain'

/** Formats the day of `2026-08-14T10:22:00` for the locale: the camera's local day, in any current time zone. */
export const formatLocalDate = (takenAt: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${takenAt}Z`))
