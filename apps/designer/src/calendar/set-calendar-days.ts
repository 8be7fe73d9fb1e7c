import { type Asset, type CalendarDays, withCalendarDays } from '@passepartout/document'
import type { Designer } from '../state/designer.ts'

/** Choices of how a calendar prints its months. */
const MONTH_CHOICES = ['firstDay', 'weekNumbers', 'moon', 'second'] as const

/** Changes the marked days of a calendar as one undo step; the photos of its events come into the document. */
export function setCalendarDays(
  { editor }: Pick<Designer, 'editor'>,
  days: CalendarDays,
  photos: readonly Asset[] = [],
): boolean {
  const isOfMonths = MONTH_CHOICES.some(choice => choice in days)
  return editor.commands.changeCalendar(
    document => withCalendarDays(document, days, photos),
    days.events ? 'events-changed' : isOfMonths ? 'months-changed' : 'holidays-changed',
  )
}
