import { type CalendarEvent, dayMarks, sheetSpan } from '@passepartout/document'
import type { Designer } from '../state/designer.ts'
import { storeDates } from './account-dates.ts'
import type { DateEntry } from './date-entry.ts'
import { eventOf, withEvent } from './event-of-date.ts'
import { setCalendarDays } from './set-calendar-days.ts'

/** Adds a day to the calendar, or changes that of an id, and remembers it for other calendars. */
export function storeDate(designer: Designer, entry: DateEntry, changedId: string | undefined): void {
  const { editor, photos, announcer, t } = designer
  const asset = entry.photo && photos.asset(entry.photo.assetId)
  // A photo that has arrived meanwhile has another id.
  const photo = entry.photo && asset && { photo: { ...entry.photo, assetId: asset.id } }
  const before = editor.getSnapshot().document.calendar?.events ?? []
  const events = withEvent(before, { ...entry, ...photo }, changedId)
  setCalendarDays(designer, { events }, asset ? [asset] : [])
  void storeDates(designer, [entry])
  showSheetOf(designer, entry)
  announcer.announce(t('dates.added', { name: entry.name }))
}

/** The sheet of a new day comes into view, so that its place is seen. */
function showSheetOf({ editor }: Designer, entry: DateEntry): void {
  const { document } = editor.getSnapshot()
  const events = [eventOf(entry, '')]
  const sheet = document.pages.find(
    page =>
      page.month !== null &&
      Object.keys(dayMarks({ holidays: {}, events }, sheetSpan(document, page))).length > 0,
  )
  if (sheet) editor.session.showPage(sheet.id)
}

export function removeDates(designer: Designer, removed: readonly CalendarEvent[]): void {
  const events = designer.editor.getSnapshot().document.calendar?.events ?? []
  setCalendarDays(designer, { events: events.filter(event => !removed.includes(event)) })
}
