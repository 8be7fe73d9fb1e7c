import type { Occasion } from '../catalogue/vocabulary.ts'
import { COUNTRY_CODES, type CountryCode, type Language } from './locales.ts'
import type { Shop } from './shop.ts'

/**
 * Card occasions that menus and tiles of a country omit, because the custom does not exist there or no cards are sent
 * for it. Their pages still exist and are indexed.
 */
const UNUSUAL: Readonly<Record<CountryCode, readonly Occasion[]>> = {
  at: [],
  be: ['school-enrolment', 'confirmation'],
  ch: [],
  com: ['school-enrolment', 'communion', 'confirmation'],
  de: [],
  es: ['school-enrolment', 'confirmation', 'easter'],
  fr: ['school-enrolment', 'confirmation', 'easter'],
  gb: ['school-enrolment', 'communion', 'confirmation'],
  it: ['school-enrolment'],
  li: [],
  lu: ['school-enrolment', 'confirmation'],
  nl: ['school-enrolment', 'confirmation'],
}

/** Occasions that have a word of their own only in these languages: menus in other languages list one page for both. */
const NAMED_IN: Readonly<Partial<Record<Occasion, readonly Language[]>>> = {
  'catholic-confirmation': ['de'],
}

/** Two occasions that a country lists in the reverse order of the content. */
const SWAPPED: Readonly<Partial<Record<CountryCode, readonly [Occasion, Occasion]>>> = {
  de: ['catholic-confirmation', 'confirmation'],
}

interface Season {
  occasion: Occasion
  /** Ordering season as days of the year, both inclusive. */
  from: string
  until: string
  countries: readonly CountryCode[]
}

const CATHOLIC: readonly CountryCode[] = ['at', 'be', 'ch', 'de', 'es', 'fr', 'it', 'li', 'lu']
const CATHOLIC_FIRST: readonly CountryCode[] = ['at', 'ch', 'it', 'li', 'lu']
const SCHOOL_BAG: readonly CountryCode[] = ['at', 'ch', 'de', 'li']

/** When menus and start pages of a country promote an occasion; the first one here wins if two overlap. */
export const SEASONS: readonly Season[] = [
  { occasion: 'private-christmas', from: '10-15', until: '12-20', countries: COUNTRY_CODES },
  { occasion: 'business-christmas', from: '09-15', until: '12-10', countries: COUNTRY_CODES },
  { occasion: 'communion', from: '02-15', until: '05-05', countries: CATHOLIC },
  { occasion: 'catholic-confirmation', from: '02-15', until: '06-10', countries: CATHOLIC_FIRST },
  { occasion: 'confirmation', from: '02-15', until: '05-25', countries: SCHOOL_BAG },
  { occasion: 'catholic-confirmation', from: '02-15', until: '06-10', countries: ['de'] },
  {
    occasion: 'easter',
    from: '03-01',
    until: '04-10',
    countries: ['at', 'ch', 'com', 'de', 'gb', 'li', 'nl'],
  },
  { occasion: 'school-enrolment', from: '06-01', until: '09-10', countries: SCHOOL_BAG },
  { occasion: 'wedding', from: '01-02', until: '03-31', countries: COUNTRY_CODES },
]

/** All-year occasions that also have a season; menus always list them. */
const ALL_YEAR: readonly Occasion[] = ['wedding']

/** Whether an occasion is ordered in its season only, so that short menus can omit it in other months. */
export const isSeasonal = (occasion: string): boolean =>
  SEASONS.some(one => one.occasion === occasion) && !ALL_YEAR.some(one => one === occasion)

type Place = Pick<Shop, 'country' | 'language'>

const isKnownIn = (country: CountryCode, occasion: string): boolean =>
  !UNUSUAL[country].some(one => one === occasion)

/** Whether menus and tiles of a country list an occasion in a language. */
export const isUsualIn = ({ country, language }: Place, occasion: string): boolean =>
  isKnownIn(country, occasion) && (NAMED_IN[occasion as Occasion]?.includes(language) ?? true)

/** Occasions in season in a country on a day such as `2026-11-29`, the promoted one first. */
export const seasonsOn = (country: CountryCode, day: string): Occasion[] => {
  const date = day.slice(5)
  return SEASONS.filter(
    ({ from, until, countries, occasion }) =>
      from <= date && date <= until && countries.includes(country) && isKnownIn(country, occasion),
  ).map(({ occasion }) => occasion)
}

/**
 * Sorts items by occasion for a country and day: drops unusual occasions, puts those in season first, and leaves the
 * others in order. Items without an occasion keep their position.
 */
export function inSeason<Thing>(
  things: readonly Thing[],
  occasionOf: (thing: Thing) => string | undefined,
  place: Place,
  day: string,
): Thing[] {
  const usual = swapped(things, occasionOf, place).filter(thing => isUsualIn(place, occasionOf(thing) ?? ''))
  const seasons: readonly string[] = seasonsOn(place.country, day)
  const rank = (thing: Thing) => {
    const at = seasons.indexOf(occasionOf(thing) ?? '')
    return at < 0 ? seasons.length : at
  }
  const sorted = usual.filter(thing => occasionOf(thing)).toSorted((a, b) => rank(a) - rank(b))
  return usual.flatMap(thing => (occasionOf(thing) ? (sorted.shift() ?? []) : [thing]))
}

function swapped<Thing>(
  things: readonly Thing[],
  occasionOf: (thing: Thing) => string | undefined,
  { country }: Place,
): readonly Thing[] {
  const pair = SWAPPED[country]?.map(occasion => things.findIndex(thing => occasionOf(thing) === occasion))
  const [first = -1, second = -1] = pair ?? []
  if (first < 0 || second < 0) return things
  const sourceOf = (index: number) => (index === first ? second : index === second ? first : index)
  return things.map((thing, index) => things[sourceOf(index)] ?? thing)
}
