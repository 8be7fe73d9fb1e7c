import { MOST_DAYS } from '@passepartout/document'
import { isExistingDay } from '@passepartout/domain'
import ICAL from 'ical.js'
import type { DateEntry } from '../date-entry.ts'
import { type DateProblem, MOST_ENTRIES, type ReadDates } from './found-dates.ts'

const BIRTHDAY = /geburtstag|birthday|anniversaire|compleanno|verjaardag|cumplea/i
const ANNIVERSARY = /hochzeitstag|jahrestag|anniversary|noces|anniversario|jubileum|aniversario|trouwdag/i
/** Words that say only what the kind of the day says already. */
const KIND_WORDS =
  /\s*[-–:,(]?\s*(?:(?:hat|has|haben)\s+)?(?:geburtstag|['’]s birthday|birthday|verjaardag|compleanno|cumpleaños)\)?\s*$|^(?:geburtstag|birthday|anniversaire|compleanno|verjaardag|cumpleaños)(?:\s+(?:von|of|de|di|van))?\s*[-–:]?\s*/i
const DAY_MS = 86_400_000
/** Rules that repeat within a day have nothing to print. */
const FREQUENCIES = /^(?:YEARLY|MONTHLY|WEEKLY|DAILY)$/

/** Days of a calendar file (iCalendar, RFC 5545): single ones, yearly ones, and those that repeat by a rule. */
export function calendarFileDates(text: string): ReadDates | { problem: DateProblem } {
  let events: ICAL.Component[]
  try {
    const parsed: unknown = ICAL.parse(withDateValues(text))
    // A file with several calendars is a list of them.
    const calendars = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]) as never[]
    events = calendars.flatMap(one => new ICAL.Component(one).getAllSubcomponents('vevent'))
  } catch {
    return { problem: 'broken' }
  }
  if (events.length > MOST_ENTRIES) return { problem: 'many' }
  const read = events.filter(event => !isCancelled(event)).map(readableDate)
  return {
    entries: read.filter(entry => entry !== undefined),
    skipped: read.filter(entry => entry === undefined).length,
    isAmbiguous: false,
  }
}

/** A cancelled event, or the changed occurrence of another one. */
const isCancelled = (event: ICAL.Component) =>
  event.getFirstPropertyValue('status') === 'CANCELLED' || event.hasProperty('recurrence-id')

/** Some programs write days without saying that they have no time. */
const withDateValues = (text: string) =>
  text.replace(
    /^(DTSTART|DTEND|EXDATE)((?:;(?!VALUE=)[^:;\r\n]*)*):(\d{8}(?:,\d{8})*)(?=\r?$)/gim,
    '$1$2;VALUE=DATE:$3',
  )

/** The other events of a file are of use if one cannot be read. */
function readableDate(event: ICAL.Component): DateEntry | undefined {
  try {
    return eventDate(event)
  } catch {
    return undefined
  }
}

function eventDate(event: ICAL.Component): DateEntry | undefined {
  const name = String(event.getFirstPropertyValue('summary') ?? '').trim()
  const start = event.getFirstPropertyValue('dtstart')
  if (name === '' || !(start instanceof ICAL.Time)) return undefined
  const date = { year: start.year, month: start.month, day: start.day }
  if (!isExistingDay(date)) return undefined
  const rule = event.getFirstPropertyValue('rrule')
  if (!(rule instanceof ICAL.Recur))
    return { name, kind: 'once', ...date, showsAge: false, ...lastDay(event, start) }
  if (!FREQUENCIES.test(rule.freq)) return undefined
  if (!isEveryYear(rule, event))
    return { name, kind: 'rule', ...date, showsAge: false, rule: ruleText(event, start) }
  const categories = event.getAllProperties('categories').flatMap(property => property.getValues())
  const words = `${name} ${categories.join(' ')}`
  const isBirthday = BIRTHDAY.test(words)
  const kind = isBirthday ? 'birthday' : ANNIVERSARY.test(words) ? 'anniversary' : 'yearly'
  const person = isBirthday ? name.replace(KIND_WORDS, '').trim() || name : name
  return { name: person, kind, ...date, showsAge: false }
}

/** The last of several days; the end of an event of whole days is the day after it. */
function lastDay(event: ICAL.Component, start: ICAL.Time): Pick<DateEntry, 'until'> {
  const end = event.getFirstPropertyValue('dtend')
  if (!(end instanceof ICAL.Time)) return {}
  const last = end.clone()
  if (end.isDate) last.adjust(-1, 0, 0, 0)
  const length =
    (Date.parse(last.toString().slice(0, 10)) - Date.parse(start.toString().slice(0, 10))) / DAY_MS
  return length > 0 && length < MOST_DAYS ? { until: { month: last.month, day: last.day } } : {}
}

/** The same day of each year, without an end. */
function isEveryYear(rule: ICAL.Recur, event: ICAL.Component): boolean {
  const isPlain = rule.freq === 'YEARLY' && rule.interval === 1 && !rule.until && !rule.count
  const isSameDay = !rule.parts.BYDAY && !rule.parts.BYYEARDAY && !rule.parts.BYWEEKNO && !rule.parts.BYSETPOS
  const isOneDay = (rule.parts.BYMONTH?.length ?? 1) === 1 && (rule.parts.BYMONTHDAY?.length ?? 1) === 1
  return isPlain && isSameDay && isOneDay && !event.hasProperty('exdate') && !event.hasProperty('rdate')
}

/** Start and rule as lines of iCalendar, all days without a time. */
function ruleText(event: ICAL.Component, start: ICAL.Time): string {
  const day = (time: ICAL.Time) => time.toString().slice(0, 10).replaceAll('-', '')
  const rule = event.getFirstPropertyValue('rrule') as ICAL.Recur
  const plain = rule.clone()
  if (plain.until) plain.until = ICAL.Time.fromDateString(plain.until.toString().slice(0, 10))
  const without = event
    .getAllProperties('exdate')
    .flatMap(property => property.getValues())
    .flatMap(value => (value instanceof ICAL.Time ? [day(value)] : []))
  return [
    `DTSTART;VALUE=DATE:${day(start)}`,
    `RRULE:${plain.toString()}`,
    ...(without.length > 0 ? [`EXDATE;VALUE=DATE:${without.join(',')}`] : []),
  ].join('\n')
}

/** Occurrences looked at before a rule is given up: daily for a century. */
const MOST_STEPS = 40_000

/** The days of a rule from one date to another (`2027-01-01`, both included). */
export function daysOfRule(
  rule: string,
  { from, until, most }: { from: string; until: string; most: number },
): { year: number; month: number; day: number }[] {
  const component = new ICAL.Component('vevent')
  for (const line of rule.split('\n')) component.addProperty(ICAL.Property.fromString(line))
  const dtstart = component.getFirstPropertyValue('dtstart')
  if (!(dtstart instanceof ICAL.Time)) return []
  const { BYMONTHDAY: monthDays } = (component.getFirstPropertyValue('rrule') as ICAL.Recur).parts
  // The library moves 30 February into March.
  const isInMonth = (day: number) =>
    !monthDays || monthDays.some(one => Number(one) < 0 || Number(one) === day)
  const expansion = new ICAL.RecurExpansion({ component, dtstart })
  const days: { year: number; month: number; day: number }[] = []
  for (let step = 0; step < MOST_STEPS && days.length < most; step++) {
    const next: ICAL.Time | undefined = expansion.next()
    if (!next) break
    const { year, month, day } = next
    const date = next.toString().slice(0, 10)
    if (date > until) break
    if (date >= from && isInMonth(day)) days.push({ year, month, day })
  }
  return days
}
