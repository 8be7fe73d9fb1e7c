import { useEditor } from '../state/designer-context.ts'

/** Day and month, and the year if there is one, in the calendar's language. */
export function useDateText(): (date: { year: number | null; month: number; day: number }) => string {
  const locale = useEditor(({ document }) => document.locale)
  const withYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const withoutYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return ({ year, month, day }) => {
    const date = new Date(Date.UTC(2000, month - 1, day))
    if (year !== null) date.setUTCFullYear(year, month - 1, day)
    return (year === null ? withoutYear : withYear).format(date)
  }
}
