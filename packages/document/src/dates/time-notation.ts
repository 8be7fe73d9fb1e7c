import type { Language, Locale } from '@passepartout/domain'

/** Markers of a time of day: `15h30`, `15u30`, `15 Uhr`, `15 uur`, `ore 15`, `3 pm`, `3 p.m.`, `3.30 pm`, `15:30`. */
export type TimeMarkers = 'h' | 'u' | 'uhr' | 'uur' | 'ore' | 'half' | 'half-dots' | 'half-dot' | 'colon'

/** The notation of times of day in a language. */
export interface TimeNotation {
  /** Markers used in other countries only; all others are usual here, or may not be a time. */
  foreign: readonly TimeMarkers[]
  /** Words before a time. */
  at: readonly string[]
  /** Words before the first of two times, and also before other numbers. */
  between?: readonly string[]
  /** Words between two times, besides dashes. */
  to: readonly string[]
  /** Twelve-hour clock. */
  isOnTwelve?: boolean
  write(time: WrittenTime): string
}

export interface WrittenTime {
  hour: number
  minute: string
  half: 'am' | 'pm'
  /** The first of two times, which has no marker of its own. */
  isFirst: boolean
  /** The second time is in the same half of the day. */
  isAlike: boolean
  /** A preceding word already marks it as a time. */
  isLed: boolean
}

/** `15.30`, or `15` for the full hour. */
const formatClock = (hour: number, minute: string, sign: string) =>
  minute === '00' ? `${hour}` : hour + sign + minute
const to12Hours = (hour: number) => hour % 12 || 12

const HALVES = ['half', 'half-dots', 'half-dot'] as const
const ENGLISH = {
  foreign: ['h', 'u', 'uhr', 'uur'],
  at: ['at', 'from', 'until', 'till', 'by', 'around', 'before', 'after'],
  between: ['between'],
  to: ['to', 'until', 'till', 'and'],
} as const

const MANNERS: Record<Language, TimeNotation> = {
  de: {
    foreign: ['h', 'u', 'uur', 'ore', ...HALVES],
    at: ['um', 'ab', 'gegen', 'bis', 'von', 'vor'],
    to: ['bis', 'und'],
    write: ({ hour, minute, isFirst }) => formatClock(hour, minute, '.') + (isFirst ? '' : ' Uhr'),
  },
  en: {
    ...ENGLISH,
    write: ({ hour, minute, half, isFirst, isAlike }) =>
      formatClock(to12Hours(hour), minute, '.') + (isFirst && isAlike ? '' : ` ${half}`),
  },
  es: {
    // "5 p. m." is correct in Spanish.
    foreign: ['h', 'u', 'uhr', 'uur', 'half', 'half-dot'],
    at: ['las', 'la'],
    to: ['a', 'a las', 'hasta las', 'y'],
    write: ({ hour, minute }) => `${hour}:${minute}`,
  },
  fr: {
    foreign: ['u', 'uhr', 'uur', 'ore', 'colon', ...HALVES],
    at: ['à', 'dès', 'vers', 'avant', 'après', 'jusqu’à', "jusqu'à"],
    between: ['de', 'entre'],
    to: ['à', 'et'],
    write: ({ hour, minute }) => (minute === '00' ? `${hour} h` : `${hour} h ${minute}`),
  },
  it: {
    foreign: ['h', 'u', 'uhr', 'uur', ...HALVES],
    at: ['alle', 'dalle', 'le', 'ore', 'h', 'h.'],
    to: ['alle', 'e le'],
    write: ({ hour, minute, isLed }) => (isLed ? '' : 'ore ') + formatClock(hour, minute, '.'),
  },
  nl: {
    foreign: ['h', 'u', 'uhr', 'ore', ...HALVES],
    at: ['om', 'vanaf', 'tot', 'rond', 'van', 'tegen'],
    to: ['tot', 'en'],
    write: ({ hour, minute, isFirst }) => formatClock(hour, minute, '.') + (isFirst ? '' : ' uur'),
  },
}

const omitting = (manner: TimeNotation, form: TimeMarkers): TimeNotation => ({
  ...manner,
  foreign: manner.foreign.filter(one => one !== form),
})

/** Locales whose notation differs from their language's. */
const OF_PLACES: Partial<Record<Locale, TimeNotation>> = {
  // Luxembourg writes 15h30 in all its languages; there, in Belgium and in Switzerland 15:30 is common in French.
  'de-LU': omitting(MANNERS.de, 'h'),
  'fr-LU': omitting(MANNERS.fr, 'colon'),
  'fr-BE': omitting(MANNERS.fr, 'colon'),
  'fr-CH': omitting(MANNERS.fr, 'colon'),
  'nl-BE': omitting(MANNERS.nl, 'u'),
  'en-US': {
    ...ENGLISH,
    foreign: [...ENGLISH.foreign, 'colon', 'half-dot'],
    isOnTwelve: true,
    write: ({ hour, minute, half, isFirst, isAlike }) =>
      formatClock(to12Hours(hour), minute, ':') +
      (isFirst && isAlike ? '' : half === 'am' ? ' a.m.' : ' p.m.'),
  },
}

export const timeNotationOf = (locale: Locale): TimeNotation =>
  OF_PLACES[locale] ?? MANNERS[locale.slice(0, 2) as Language]

/** Words before and between times in other languages: times next to them are in that language, and correct there. */
export const foreignTimeWords = ({ at, between = [], to }: TimeNotation): string[] =>
  Object.values(MANNERS)
    .flatMap(manner => [...manner.at, ...manner.to])
    .filter(word => ![...at, ...between, ...to].includes(word))
