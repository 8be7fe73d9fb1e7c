import type { Locale } from '@passepartout/domain'

/** The day of `2026-08-14T10:22:00` in the locale's words: the camera's own day, wherever one is now. */
export const formatLocalDate = (takenAt: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${takenAt}Z`))
