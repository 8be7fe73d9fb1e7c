import type { Order } from '@passepartout/contracts'
import type { OrderLineRow, OrderRow } from '@passepartout/db'
import { type PrintedDay, parseDocument, printedDays } from '@passepartout/document'
import ICAL from 'ical.js'
import type { createMomentFormatter } from './format-moments.ts'

/** The marked days of an ordered calendar; none for other products. */
export function daysOfLine({ document }: Pick<OrderLineRow, 'document'>): PrintedDay[] {
  if ((document as { calendar?: unknown } | null)?.calendar == null) return []
  const parsed = parseDocument(document)
  return parsed.ok ? printedDays(parsed.document) : []
}

/** The calendars of an order with the days that they print, as a list to read and a file to import. */
export const toPrintedCalendars = (
  lines: readonly OrderLineRow[],
  token: string,
  shown: ReturnType<typeof createMomentFormatter>,
): Order['calendars'] =>
  lines.flatMap(line => {
    const days = daysOfLine(line)
    if (days.length === 0) return []
    return [
      {
        line: line.id,
        title: line.title,
        fileUrl: `/web-api/orders/${token}/lines/${line.id}/days.ics`,
        days: days.map(({ date, marks }) => ({
          day: shown(new Date(`${date}T12:00:00Z`), 'weekday'),
          names: marks.map(({ text }) => text),
        })),
      },
    ]
  })

/**
 * A calendar file (RFC 5545) of exactly the days that a calendar prints: one event for each name, of the whole day. The
 * same order gives the same bytes, so a file that is imported again changes nothing.
 */
export function calendarFile(
  { id, title }: Pick<OrderLineRow, 'id' | 'title'>,
  days: readonly PrintedDay[],
  { placedAt, channel }: Pick<OrderRow, 'placedAt' | 'channel'>,
): string {
  const file = new ICAL.Component('vcalendar')
  file.updatePropertyWithValue('version', '2.0')
  file.updatePropertyWithValue('prodid', `-//${channel}//Calendar//EN`)
  file.updatePropertyWithValue('x-wr-calname', title)
  for (const { date, marks } of days) {
    for (const [index, { text, range }] of marks.entries()) {
      const event = new ICAL.Component('vevent')
      event.updatePropertyWithValue('uid', `${id}-${date}-${index}@${channel}`)
      event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(placedAt, true))
      event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(date))
      if (range) {
        // The end of whole days is the day after them.
        const end = ICAL.Time.fromDateString(range.until)
        end.adjust(1, 0, 0, 0)
        event.updatePropertyWithValue('dtend', end)
      }
      event.updatePropertyWithValue('summary', text)
      event.updatePropertyWithValue('transp', 'TRANSPARENT')
      file.addSubcomponent(event)
    }
  }
  return `${file.toString()}\r\n`
}
