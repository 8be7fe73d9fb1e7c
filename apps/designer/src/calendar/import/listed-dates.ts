import { isExistingDay, type Locale } from '@passepartout/domain'
import type { DateEntry } from '../date-entry.ts'
import { type DayOrder, MOST_ENTRIES, type ReadDates } from './found-dates.ts'

const LANGUAGES = ['de', 'de-AT', 'en', 'es', 'fr', 'it', 'nl']
const MONTHS = new Map(
  LANGUAGES.flatMap(language =>
    (['long', 'short'] as const).flatMap(month =>
      Array.from({ length: 12 }, (_, index) => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(
          Date.UTC(2023, index, 15),
        )
        return [name.toLowerCase().replace(/\.$/, ''), index + 1] as const
      }),
    ),
  ),
)
const NAMES = [...MONTHS.keys()].sort((one, other) => other.length - one.length).join('|')

const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/
/** `12.3.1947`, `12.3.`, `3/12/47`, `12-3-1947`; a score such as `3:1` is none. */
const NUMBERS = /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})(?:\2\s?(\d{4}|\d{2})(?!\d)|\.(?!\d)|(?![\d./-]))/
const DAY_NAME = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:\.|er|º|ª|st|nd|rd|th)?\s*(?:de\s+|of\s+)?(${NAMES})\.?(?:,?\s*(?:de(?:l)?\s+)?(\d{4}))?(?!\p{L})`,
  'iu',
)
const NAME_DAY = new RegExp(
  String.raw`(?<!\p{L})(${NAMES})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?(?!\d)`,
  'iu',
)

const MEMORIAL = /todestag|gedenk|†|\bdeath\b|décès|morte|overleden|fallecimiento/i
const ANNIVERSARY =
  /hochzeit|jahrestag|wedding|anniversary|mariage|noces|matrimonio|nozze|bruiloft|trouw|jubileum|boda|aniversario/i

/** Days of pasted text or a table: in each line or row a date, and a name beside it. */
export function listedDates(
  text: string,
  { locale, order, year }: { locale: Locale; order?: DayOrder | undefined; year: number },
): ReadDates {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .filter(line => line.trim() !== '')
    .slice(0, MOST_ENTRIES)
  const { usual, isAmbiguous } = dayOrder(lines, locale)
  const entries: DateEntry[] = []
  let skipped = 0
  for (const [index, line] of lines.entries()) {
    const entry = lineDate(line, order ?? usual, year)
    if (entry) entries.push(entry)
    // The first line of a table may be its head.
    else if (index > 0 || !/[;,\t]/.test(line)) skipped++
  }
  return { entries, skipped, isAmbiguous, usual }
}

/** Whether the day or the month stands first: as some date proves, else as the locale writes. */
function dayOrder(lines: readonly string[], locale: Locale): { usual: DayOrder; isAmbiguous: boolean } {
  const pairs = lines.flatMap(line => {
    const found = ISO.test(line) ? null : NUMBERS.exec(line)
    // Only dates with slashes are written in both orders.
    return found?.[2] === '/' ? [[Number(found[1]), Number(found[3])] as const] : []
  })
  if (pairs.some(([first]) => first > 12)) return { usual: 'day-first', isAmbiguous: false }
  if (pairs.some(([, second]) => second > 12)) return { usual: 'month-first', isAmbiguous: false }
  return { usual: locale === 'en-US' ? 'month-first' : 'day-first', isAmbiguous: pairs.length > 0 }
}

function lineDate(line: string, order: DayOrder, thisYear: number): DateEntry | undefined {
  const found = isoDate(line) ?? namedDate(line) ?? numberedDate(line, order, thisYear)
  if (!found || !isExistingDay(found.date)) return undefined
  const rest = line.replace(found.text, '\t')
  const name = rest
    .split(/[\t;,|]/)
    .map(part => part.replace(/^[\s"'*–:=()-]+|[\s"'–:=()-]+$/g, ''))
    .filter(part => /\p{L}/u.test(part))
    .slice(0, 2)
    .join(' ')
  if (name === '') return undefined
  const isOnce = found.date.year !== null && found.date.year >= thisYear
  const kind = isOnce
    ? 'once'
    : MEMORIAL.test(name)
      ? 'memorial'
      : ANNIVERSARY.test(name)
        ? 'anniversary'
        : 'birthday'
  return { name, kind, ...found.date, showsAge: false }
}

interface FoundDate {
  text: string
  date: Pick<DateEntry, 'year' | 'month' | 'day'>
}

function isoDate(line: string): FoundDate | undefined {
  const found = ISO.exec(line)
  if (!found) return undefined
  return { text: found[0], date: { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } }
}

function namedDate(line: string): FoundDate | undefined {
  const dayFirst = DAY_NAME.exec(line)
  const monthFirst = dayFirst ? null : NAME_DAY.exec(line)
  const found = dayFirst ?? monthFirst
  if (!found) return undefined
  const [text, first = '', second = '', year] = found
  const [day, month] = dayFirst ? [first, second] : [second, first]
  return {
    text,
    date: {
      ...{ day: Number(day), month: MONTHS.get(month.toLowerCase()) ?? 0 },
      year: year === undefined ? null : Number(year),
    },
  }
}

function numberedDate(line: string, order: DayOrder, thisYear: number): FoundDate | undefined {
  const found = NUMBERS.exec(line)
  if (!found) return undefined
  const [text, first, sign, second, year] = found
  const isMonthFirst = sign === '/' && order === 'month-first'
  const [day, month] = (isMonthFirst ? [second, first] : [first, second]).map(Number)
  return {
    text,
    date: { day: day ?? 0, month: month ?? 0, year: year === undefined ? null : fullYear(year, thisYear) },
  }
}

/** A year of two digits lies in the past hundred years. */
function fullYear(year: string, thisYear: number): number {
  if (year.length === 4) return Number(year)
  const century = Math.floor(thisYear / 100) * 100
  const full = century + Number(year)
  return full > thisYear ? full - 100 : full
}
