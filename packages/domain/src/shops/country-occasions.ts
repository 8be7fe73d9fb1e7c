import type { Occasion } from '../catalogue/vocabulary.ts'
import { COUNTRY_CODES, type CountryCode, type Language } from './locales.ts'
import type { Shop } from './shop.ts'

/**
 * Occasions of cards that menus and tiles of a country do not name, because people there have no such custom or send no cards for
 * it. Their pages stay and are found.
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

/** Occasions for which only these languages have a word of their own: menus of others name one page for both. */
const NAMED_IN: Readonly<Partial<Record<Occasion, readonly Language[]>>> = {
  'catholic-confirmation': ['de'],
}

/** Two occasions that a country names in the other order than the content does. */
const SWAPPED: Readonly<Partial<Record<CountryCode, readonly [Occasion, Occasion]>>> = {
  de: ['catholic-confirmation', 'confirmation'],
}

interface Season {
  occasion: Occasion
  /** Days of the year, both included, in which people order for it. */
  from: string
  until: string
  countries: readonly CountryCode[]
}

const CATHOLIC: readonly CountryCode[] = ['at', 'be', 'ch', 'de', 'es', 'fr', 'it', 'li', 'lu']
const CATHOLIC_FIRST: readonly CountryCode[] = ['at', 'ch', 'it', 'li', 'lu']
const SCHOOL_BAG: readonly CountryCode[] = ['at', 'ch', 'de', 'li']

/** When menus and start pages of a country lead with an occasion; where two overlap, the first one here does. */
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

/** Occasions all the year round that have a season besides; a menu always keeps them. */
const ALL_YEAR: readonly Occasion[] = ['wedding']

/** Whether an occasion is ordered for in its season alone, so that a short menu can do without it in other months. */
export const isSeasonal = (occasion: string): boolean =>
  SEASONS.some(one => one.occasion === occasion) && !ALL_YEAR.some(one => one === occasion)

type Place = Pick<Shop, 'country' | 'language'>

const isKnownIn = (country: CountryCode, occasion: string): boolean =>
  !UNUSUAL[country].some(one => one === occasion)

/** Whether menus and tiles of a country name an occasion in a language. */
export const isUsualIn = ({ country, language }: Place, occasion: string): boolean =>
  isKnownIn(country, occasion) && (NAMED_IN[occasion as Occasion]?.includes(language) ?? true)

/** Occasions that a country orders for on a day such as `2026-11-29`, the leading one first. */
export const seasonsOn = (country: CountryCode, day: string): Occasion[] => {
  const date = day.slice(5)
  return SEASONS.filter(
    ({ from, until, countries, occasion }) =>
      from <= date && date <= until && countries.includes(country) && isKnownIn(country, occasion),
  ).map(({ occasion }) => occasion)
}

/**
 * Things of occasions as a country wants them on a day: without those it does not know, the seasons' first, the others as they
 * came. What belongs to no occasion keeps its place.
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
