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

/** Text of an event in a year, with the age if it is to be printed: `Oma (80)`. */
export function eventLabel({ text, since }: Pick<CalendarEvent, 'text' | 'since'>, year: number): string {
  return since === undefined || since >= year ? text : `${text} (${year - since})`
}
