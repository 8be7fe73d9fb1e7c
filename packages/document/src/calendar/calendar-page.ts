import type { CalendarData, CalendarEvent, Document, Month, Page } from '../model.ts'
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

/** Labels of the marked days of a month by date: holidays, observances and the customer's own days. */
export function labelledDays(
  { calendar }: Pick<Document, 'calendar'>,
  { year, month }: Month,
): Record<string, string> {
  const { holidays, observances = {}, events } = calendar ?? SAMPLE_CALENDAR
  const start = `${year}-${two(month)}-`
  const days: Record<string, string> = {}
  const add = (date: string, label: string) => {
    days[date] = days[date] === undefined ? label : `${days[date]}, ${label}`
  }
  for (const named of [holidays, observances]) {
    for (const [date, name] of Object.entries(named)) if (date.startsWith(start)) add(date, name)
  }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  for (const event of events) {
    if (event.month !== month || (event.year !== null && event.year !== year)) continue
    add(start + two(Math.min(event.day, last)), eventLabel(event, year))
  }
  return days
}

/** Text of an event in a year, with the age if it is to be printed: `Oma (80)`. */
export function eventLabel({ text, since }: Pick<CalendarEvent, 'text' | 'since'>, year: number): string {
  return since === undefined || since >= year ? text : `${text} (${year - since})`
}

const two = (value: number) => String(value).padStart(2, '0')
