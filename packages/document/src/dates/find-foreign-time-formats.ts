import type { Locale } from '@passepartout/domain'
import { findDate, namesDay } from './find-date.ts'
import { foreignTimeWords, type TimeMarkers, type TimeNotation, timeNotationOf } from './time-notation.ts'

/** A time of day, or a span of two, in another country's notation. */
export interface ForeignTimeMatch {
  from: number
  until: number
  /** The text in the notation of the locale. */
  right: string
}

/** One time as written. */
interface ParsedTime {
  hour: number
  minute: string
  half: 'am' | 'pm' | null
  /** Null if it has no marker of a country, or may not be a time. */
  form: TimeMarkers | null
  /** The hour is above 12. */
  isLate: boolean
  /** It has a marker, so it is not just a number. */
  hasSign: boolean
  /** "am" is separated by a space. */
  isSpaced: boolean
}

const SPACE = '[ \\u00a0\\u202f]'
/**
 * Pattern of one time: `15`, `15:30`, `15h30`, `15 h 30`, `ore 15.30`, `15 Uhr`, `3.30 p.m.`; `end` is the suffix of
 * its group names.
 */
const formatTimeAs = (end: 1 | 2, lead: boolean) =>
  `${lead ? `(?<lead${end}>ore${SPACE})?` : ''}(?<hour${end}>\\d{1,2})` +
  `(?:(?<sign${end}>[.:hu]|${SPACE}h${SPACE}?)(?<minute${end}>\\d\\d)(?!\\d))?` +
  `(?:(?<gap${end}>${SPACE}?)(?<mark${end}>uhr|uur|[ap]\\.${SPACE}?m\\.|[ap]m|h)(?![\\p{L}\\d]))?`
/** Text after a match that continues a number: it is part of a date, a number, a measure or a list of three. */
const GOES_ON = new RegExp(
  `^(?:[\\p{L}\\d]|[.,:/’'-]\\d|${SPACE}?(?:\\d|[%°€$£]|[–—-]${SPACE}?\\d|(?:min|sek|sec)))`,
  'iu',
)
const UNBEGUN = '(?<![\\p{L}\\d.,:/+–—-])'

/** Words before a duration. */
const LASTS =
  /(?:^|[^\p{L}])(?:in|nach|binnen|within|après|after|en|dopo|después|na|dauer|durée|duration|durata|duración|duur)[:\s]*$/iu
/** Before this hour `3h30` is usually a duration for baking, driving or running. */
const DAYLIGHT = 6
/** How many characters before a time are examined for words that explain it. */
const NEAR = 40
const PART_ENDS = /(?:^|\n|[,·|•(–—-]|\b\d{4})\s*$/u

/**
 * Times of a text in another country's notation. Ignores matches that may not be times, and times among words of
 * another language.
 *
 * @param isOfDay the text states when an event takes place
 */
export function findForeignTimeFormats(text: string, locale: Locale, isOfDay = false): ForeignTimeMatch[] {
  if (!/\d/.test(text)) return []
  const { manner, pattern, led, between, ledAbroad, goesOnAbroad } = timePatternsOf(locale)
  const saysDay = isOfDay || namesDay(text, locale) || findDate(text, locale) !== undefined

  return [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups = {} }) => {
    const before = text.slice(Math.max(0, index - NEAR), index)
    const after = text.slice(index + written.length)
    if (GOES_ON.test(after) || ledAbroad.test(before) || goesOnAbroad.test(after)) return []
    const { joint } = groups
    const first = read(groups, 1)
    const times = joint === undefined ? [first] : halfHour(first, read(groups, 2))
    if (!times.every(isPossible) || !times.some(one => isForeign(one, manner))) return []
    if (joint !== undefined && !isSpan(times, joint)) return []
    const isLed = led.test(before)
    const isPlaced =
      isLed || (joint !== undefined && between.test(before)) || (saysDay && isTimePosition(before, locale))
    const isCertain = ({ form, hour, isSpaced }: ParsedTime) => {
      if (form === 'colon') return isPlaced
      if (form === 'h') return !LASTS.test(before) && (hour >= DAYLIGHT || isLed || saysDay)
      // "Um 12 am Bahnhof" is German, not a time.
      return !(isSpaced && locale.startsWith('de'))
    }
    if (!times.every(isCertain)) return []
    const right = inForm(times, joint ?? '', manner, isLed)
    const stops = sentenceEnds(written, right, after)
    return [{ from: index, until: index + written.length + stops.taken, right: right + stops.added }]
  })
}

/** The full stop of "p.m." may also end the sentence: added or removed if only one of both notations has it. */
function sentenceEnds(written: string, right: string, after: string) {
  const isEnd = written.endsWith('.') && !right.endsWith('.') && /^ \p{Lu}/u.test(after)
  const isTwice = right.endsWith('.') && !written.endsWith('.') && /^\.(?!\.)/.test(after)
  return { added: isEnd ? '.' : '', taken: isTwice ? 1 : 0 }
}

/** At the start of a part of an announcement, or after the day. */
const isTimePosition = (before: string, locale: Locale) =>
  PART_ENDS.test(before) || namesDay(/\p{L}+\s$/u.exec(before)?.[0] ?? '', locale)

interface TimePatterns {
  manner: TimeNotation
  pattern: RegExp
  led: RegExp
  between: RegExp
  ledAbroad: RegExp
  goesOnAbroad: RegExp
}

const known = new Map<Locale, TimePatterns>()

function timePatternsOf(locale: Locale): TimePatterns {
  const read = known.get(locale)
  if (read) return read
  const manner = timeNotationOf(locale)
  const abroad = foreignTimeWords(manner)
  const isLed = manner.foreign.includes('ore')
  const joint = `${SPACE}?[–—-]${SPACE}?|${SPACE}(?:${alternation(manner.to)})${SPACE}`
  const behind = (words: readonly string[]) =>
    new RegExp(`(?:^|[^\\p{L}])(?:${alternation(words)})\\s$`, 'iu')
  const ways: TimePatterns = {
    manner,
    pattern: new RegExp(
      `${UNBEGUN}${formatTimeAs(1, isLed)}(?:(?<joint>${joint})${formatTimeAs(2, isLed)})?`,
      'giu',
    ),
    led: behind(manner.at),
    between: behind(manner.between ?? manner.at),
    ledAbroad: behind(abroad),
    goesOnAbroad: new RegExp(`^\\s(?:${alternation(abroad)})\\s\\d`, 'iu'),
  }
  known.set(locale, ways)
  return ways
}

const alternation = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.')

function read(groups: Record<string, string | undefined>, end: 1 | 2): ParsedTime {
  const of = (name: string) => groups[name + end]?.trim().toLowerCase() ?? ''
  const [sign, mark] = [of('sign'), of('mark')]
  const half = mark.startsWith('a') ? 'am' : mark.startsWith('p') ? 'pm' : null
  const written = Number(of('hour'))
  return {
    hour: half ? to24Hours(written, half) : written,
    isLate: written > 12,
    minute: of('minute') || '00',
    half,
    form: inNotation(sign, mark, groups[`lead${end}`] !== undefined),
    hasSign: sign !== '' || mark !== '',
    isSpaced: mark === 'am' && groups[`gap${end}`] !== '',
  }
}

function inNotation(sign: string, mark: string, isLed: boolean): TimeMarkers | null {
  if (mark === 'uhr' || mark === 'uur') return mark
  if (mark === 'h') return null
  if (mark !== '') return sign === '.' ? 'half-dot' : mark.includes('.') ? 'half-dots' : 'half'
  if (sign === 'h' || sign === 'u') return sign
  if (isLed) return 'ore'
  return sign === ':' ? 'colon' : null
}

/** 12 am is midnight, 12 pm noon; "15 pm" means 15. */
const to24Hours = (hour: number, half: 'am' | 'pm') =>
  hour > 12 ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)
const minutes = ({ hour, minute }: ParsedTime) => hour * 60 + Number(minute)
const isPossible = (time: ParsedTime) => minutes(time) <= 24 * 60 && Number(time.minute) < 60

/** In a locale with a twelve-hour clock 3:30 is normal; only later hours are foreign. */
const isForeign = ({ form, isLate }: ParsedTime, { foreign, isOnTwelve }: TimeNotation) =>
  form !== null && foreign.includes(form) && (isLate || form !== 'colon' || !isOnTwelve)

/** In "11-2 pm" the first time is in the half of the day that puts it before the second. */
function halfHour(first: ParsedTime, last: ParsedTime): ParsedTime[] {
  if (!last.half || first.half || first.isLate) return [first, last]
  const as = (half: 'am' | 'pm') => ({ ...first, hour: to24Hours(first.hour, half) })
  const alike = as(last.half)
  return [minutes(alike) < minutes(last) ? alike : as(last.half === 'am' ? 'pm' : 'am'), last]
}

/** A number after another may count guests, and one before a spaced dash may be a house number or a day. */
const isSpan = ([first, last]: ParsedTime[], joint: string) =>
  last?.hasSign === true && (first?.form !== null || !/\s[–—-]|[–—-]\s/.test(joint))

function inForm(
  times: readonly ParsedTime[],
  joint: string,
  { write }: TimeNotation,
  isLed: boolean,
): string {
  const halfOf = ({ hour }: ParsedTime) => (hour % 24 < 12 ? 'am' : 'pm')
  const halves = new Set(times.map(halfOf))
  return times
    .map((time, index) =>
      write({
        hour: time.hour,
        minute: time.minute,
        half: halfOf(time),
        isFirst: index < times.length - 1,
        isAlike: halves.size === 1,
        isLed: isLed || index > 0,
      }),
    )
    .join(joint)
}
