import type { CalendarData, Document } from '../model.ts'

/** The marked days of a calendar; what is left out stays as it is. */
export interface CalendarDays extends Partial<Pick<CalendarData, 'region' | 'holidays' | 'events'>> {
  /** Null removes them. */
  observances?: Record<string, string> | null
}

/** The document with other holidays or events; unchanged if it has no calendar. */
export function withCalendarDays<Of extends Document>(
  document: Of,
  { observances, ...days }: CalendarDays,
): Of {
  const { calendar } = document
  if (!calendar) return document
  const { observances: before, ...rest } = { ...calendar, ...days }
  const named = observances === undefined ? before : observances
  return { ...document, calendar: { ...rest, ...(named && { observances: named }) } }
}
