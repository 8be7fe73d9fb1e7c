import { useEditor } from '../state/designer-context.ts'

interface ShownDate {
  year: number | null
  month: number
  day: number
  /** Last of several days. */
  until?: { month: number; day: number }
}

/** Day and month, and the year if there is one, in the calendar's language; first and last of several days. */
export function useDateText(): (date: ShownDate) => string {
  const locale = useEditor(({ document }) => document.locale)
  const withYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const withoutYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return ({ year, month, day, until }) => {
    const format = year === null ? withoutYear : withYear
    const date = dateAt(year ?? 2000, { month, day })
    if (!until) return format.format(date)
    const last = dateAt(year ?? 2000, until)
    return format.formatRange(date, last < date ? dateAt((year ?? 2000) + 1, until) : last)
  }
}

function dateAt(year: number, { month, day }: { month: number; day: number }): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}
