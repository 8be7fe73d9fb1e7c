import { decodeTableFile, type Locale, stripContactAttachments } from '@passepartout/domain'
import { calendarFileDates } from './calendar-file-dates.ts'
import { contactDates } from './contact-dates.ts'
import {
  type DateProblem,
  type DayOrder,
  MOST_ENTRIES,
  MOST_MEGABYTES,
  type ReadDates,
} from './found-dates.ts'
import { listedDates } from './listed-dates.ts'

/** Text of a file of dates; undefined if it is too large. The file does not leave the device. */
export async function dateFileText(file: Blob): Promise<string | undefined> {
  // Contacts have photos, which are not counted.
  if (file.size > 10 * MOST_MEGABYTES * 1_000_000) return undefined
  const bytes = await file.arrayBuffer()
  const text = decodeTableFile(encoding => new TextDecoder(encoding, { fatal: true }).decode(bytes))
  return /^BEGIN:VCARD/im.test(text) ? stripContactAttachments(text) : text
}

/** Reads contacts, a calendar file, a table or a list. */
export function readDates(
  text: string,
  choice: { locale: Locale; order?: DayOrder | undefined; year: number },
): ReadDates | { problem: DateProblem } {
  if (text.length > MOST_MEGABYTES * 1_000_000) return { problem: 'large' }
  const found = datesIn(text.replace(/^\ufeff/, ''), choice)
  if ('problem' in found) return found
  if (found.entries.length === 0) return { problem: 'nothing' }
  return found.entries.length > MOST_ENTRIES ? { problem: 'many' } : found
}

function datesIn(
  text: string,
  choice: { locale: Locale; order?: DayOrder | undefined; year: number },
): ReadDates | { problem: DateProblem } {
  if (/^\s*BEGIN:VCARD/im.test(text)) return contactDates(text)
  if (/^\s*BEGIN:VCALENDAR/im.test(text)) return calendarFileDates(text)
  return listedDates(text, choice)
}
