import type { CalendarData, Document, Month, Page } from '../model.ts'
import { addMonths } from './month-days.ts'

/** Calendar data for images of a design, and the default of a document without its own. */
export const SAMPLE_CALENDAR: CalendarData = {
  start: { year: 2027, month: 1 },
  region: null,
  holidays: {},
  events: [],
  names: [],
}

export const monthOf = ({ calendar }: Pick<Document, 'calendar'>, page: Pick<Page, 'month'>): Month =>
  addMonths((calendar ?? SAMPLE_CALENDAR).start, page.month ?? 0)

/** Labels of the marked days of a month by date: holidays and the customer's own days. */
export function labelledDays(
  { calendar }: Pick<Document, 'calendar'>,
  { year, month }: Month,
): Record<string, string> {
  const { holidays, events } = calendar ?? SAMPLE_CALENDAR
  const start = `${year}-${two(month)}-`
  const days = Object.fromEntries(Object.entries(holidays).filter(([date]) => date.startsWith(start)))
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  for (const event of events) {
    if (event.month !== month || (event.year !== null && event.year !== year)) continue
    const date = start + two(Math.min(event.day, last))
    days[date] = days[date] === undefined ? event.text : `${days[date]}, ${event.text}`
  }
  return days
}

const two = (value: number) => String(value).padStart(2, '0')
