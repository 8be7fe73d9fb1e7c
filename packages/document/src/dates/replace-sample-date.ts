import type { Locale } from '@passepartout/domain'

/** The position of the date in a sample, and its replacement. */
export interface FittedDate {
  before: string
  date: string
  after: string
}

/**
 * Replaces the date of a sample text, in the same form: with weekday, year, digits only or leading zeros if the sample
 * has them. `undefined` if it contains no day or month, or more than one.
 *
 * @param iso the day as `2027-06-21`
 */
export function replaceSampleDate(sample: string, iso: string, locale: Locale): FittedDate | undefined {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1) return undefined
  return dateInDigits(sample, { year, month, day }, locale) ?? dateInWords(sample, date, locale)
}

const NUMERIC_DATE = /(?<!\d)(\d{1,2})(\s*[./·|-]\s*)(\d{1,2})(\s*[./·|-]\s*)(\d{4})(?!\d)/g

function dateInDigits(
  sample: string,
  { year, month, day }: { year: number; month: number; day: number },
  locale: Locale,
): FittedDate | undefined {
  const [found, another] = sample.matchAll(NUMERIC_DATE)
  if (!found || another) return undefined
  const [whole, one = '', first, two = '', second] = found
  const [left, right] = locale === 'en-US' ? [month, day] : [day, month]
  const asWide = (value: number, as: string) =>
    as.startsWith('0') || (one.length === 2 && two.length === 2) ? String(value).padStart(2, '0') : `${value}`
  return {
    before: sample.slice(0, found.index),
    date: asWide(left, one) + first + asWide(right, two) + second + year,
    after: sample.slice(found.index + whole.length),
  }
}

/** Maximum distance of day and year from the month, in words. */
const NEAR = 3

function dateInWords(sample: string, date: Date, locale: Locale): FittedDate | undefined {
  const { months, weekdays } = namesOf(locale)
  // Digits on both sides of a separator are a time, such as 10.30 or 17:00.
  const words = [...sample.matchAll(/\d+(?:[.:]\d+)+|[\p{L}’']+|\d+/gu)].map(({ 0: text, index }) => ({
    text,
    small: text.toLocaleLowerCase(locale),
    from: index,
    until: index + text.length,
  }))
  // Austrians write Jänner; texts of older drafts have Januar.
  const isMonth = ({ small }: { small: string }) =>
    months.includes(small) || (locale === 'de-AT' && small === 'januar')
  const at = words.findIndex(isMonth)
  if (at < 0 || words.filter(isMonth).length > 1) return undefined
  const nearest = words
    .map((word, index) => ({ ...word, away: Math.abs(index - at) }))
    .filter(({ away }) => away > 0 && away <= NEAR)
    .toSorted((a, b) => a.away - b.away)
  const near = (fits: (text: string) => boolean) => nearest.find(({ text }) => fits(text))
  const day = near(text => /^(?:[1-9]|[12]\d|3[01])(?:er|º)?$/.test(text))
  const year = near(text => /^(?:19|20)\d\d$/.test(text))
  if (!day && !year) return undefined
  const weekdayAt = words.findIndex(({ small }, index) => index < at && weekdays.includes(small))
  const weekday = words[weekdayAt]
  // A Sunday with a proper name, such as "Weißer Sonntag", does not fit another day.
  const named = weekday && words[weekdayAt - 1]
  const isCapital = ({ text }: { text: string }) => /^\p{Lu}/u.test(text)
  const epithet =
    named && isCapital(named) && isCapital(weekday) && sample.slice(named.until, weekday.from) === ' '
      ? named
      : undefined
  const like = (written: string, as: string) =>
    /^\p{Lu}/u.test(as) ? written.charAt(0).toLocaleUpperCase(locale) + written.slice(1) : written
  const changes = [
    { ...words[at], by: like(months[date.getUTCMonth()] ?? '', words[at]?.text ?? '') },
    ...(day ? [{ ...day, by: dayIn(locale, date.getUTCDate()) }] : []),
    ...(year ? [{ ...year, by: `${date.getUTCFullYear()}` }] : []),
    ...(weekday
      ? [
          {
            ...weekday,
            from: (epithet ?? weekday).from,
            by: like(weekdays[date.getUTCDay()] ?? '', (epithet ?? weekday).text),
          },
        ]
      : []),
  ].toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
  const start = changes[0]?.from ?? 0
  const end = changes.at(-1)?.until ?? 0
  let written = ''
  let from = start
  for (const { from: begin = 0, until = 0, by } of changes) {
    written += sample.slice(from, begin) + by
    from = until
  }
  const before = sample.slice(0, start)
  return locale.startsWith('it-')
    ? { ...withElision(before, written), after: sample.slice(end) }
    : { before, date: written, after: sample.slice(end) }
}

/** The first day of a month has a special form in French and Italian. */
function dayIn(locale: Locale, day: number): string {
  if (day === 1 && locale.startsWith('fr-')) return '1er'
  return day === 1 && locale.startsWith('it-') ? '1º' : `${day}`
}

/** Italian writes "l’8" and "l’11", and "il" before all other days. */
function withElision(before: string, date: string): { before: string; date: string } {
  const vowel = /^(?:8|11)(?!\d)/.test(date)
  if (vowel) return { before: before.replace(/\b(i|I)l $/, (_, i) => (i === 'I' ? 'L’' : 'l’')), date }
  return { before: before.replace(/\b([Ll])’$/, (_, l) => (l === 'L' ? 'Il ' : 'il ')), date }
}

const known = new Map<string, { months: string[]; weekdays: string[] }>()

/** Months from January and weekdays from Sunday as used in a date, in lower case. */
function namesOf(locale: Locale) {
  const read = known.get(locale)
  if (read) return read
  const part = (kind: 'month' | 'weekday', time: number) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(kind === 'weekday' ? { weekday: 'long' } : {}),
      timeZone: 'UTC',
    })
      .formatToParts(time)
      .find(({ type }) => type === kind)
      ?.value.toLocaleLowerCase(locale) ?? ''
  const names = {
    months: Array.from({ length: 12 }, (_, month) => part('month', Date.UTC(2027, month, 12))),
    weekdays: Array.from({ length: 7 }, (_, day) => part('weekday', Date.UTC(2023, 0, 1 + day))),
  }
  known.set(locale, names)
  return names
}
