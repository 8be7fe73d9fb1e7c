import type { Language, Locale } from '@passepartout/domain'

/** The signs by which a time of day is known: `15h30`, `15u30`, `15 Uhr`, `15 uur`, `ore 15`, `3 pm`, `3 p.m.`, `3.30 pm`, `15:30`. */
export type TimeMarkers = 'h' | 'u' | 'uhr' | 'uur' | 'ore' | 'half' | 'half-dots' | 'half-dot' | 'colon'

/** How a language writes times of day. */
export interface TimeNotation {
  /** Forms that are another country's; all others are usual here, or may be something else than a time. */
  foreign: readonly TimeMarkers[]
  /** What stands before a time. */
  at: readonly string[]
  /** What stands before the first of two times, and before other figures as well. */
  between?: readonly string[]
  /** What stands between two times, beside dashes. */
  to: readonly string[]
  /** Hours begin anew at noon. */
  isOnTwelve?: boolean
  write(time: WrittenTime): string
}

export interface WrittenTime {
  hour: number
  minute: string
  half: 'am' | 'pm'
  /** The first of two times, which leaves its sign to the second. */
  isFirst: boolean
  /** The second is in the same half of the day. */
  isAlike: boolean
  /** A word before it says already that it is a time. */
  isLed: boolean
}

/** `15.30`, and `15` for the full hour. */
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
    // "5 p. m." is right in Spanish.
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

/** Where a place has a manner other than its language. */
const OF_PLACES: Partial<Record<Locale, TimeNotation>> = {
  // Luxembourg writes 15h30 in all its languages; there, in Belgium and in Switzerland 15:30 is usual in French.
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

/** Words of other languages before and between times: what stands beside them is of that language, and right there. */
export const foreignTimeWords = ({ at, between = [], to }: TimeNotation): string[] =>
  Object.values(MANNERS)
    .flatMap(manner => [...manner.at, ...manner.to])
    .filter(word => ![...at, ...between, ...to].includes(word))
