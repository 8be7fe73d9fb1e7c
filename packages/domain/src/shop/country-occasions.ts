import type { Occasion } from '../catalogue/vocabulary.ts'
import { COUNTRY_CODES, type CountryCode } from './locales.ts'

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

interface Season {
  occasion: Occasion
  /** Days of the year, both included, in which people order for it. */
  from: string
  until: string
  countries: readonly CountryCode[]
}

const CATHOLIC: readonly CountryCode[] = ['at', 'be', 'ch', 'de', 'es', 'fr', 'it', 'li', 'lu']
const SCHOOL_BAG: readonly CountryCode[] = ['at', 'ch', 'de', 'li']

/** When menus and start pages of a country lead with an occasion; where two overlap, the first one here does. */
export const SEASONS: readonly Season[] = [
  { occasion: 'private-christmas', from: '10-15', until: '12-20', countries: COUNTRY_CODES },
  { occasion: 'business-christmas', from: '09-15', until: '12-10', countries: COUNTRY_CODES },
  { occasion: 'communion', from: '02-15', until: '05-05', countries: CATHOLIC },
  { occasion: 'confirmation', from: '02-15', until: '05-25', countries: SCHOOL_BAG },
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

/** Whether menus and tiles of a country name an occasion. */
export const isUsualIn = (country: CountryCode, occasion: string): boolean =>
  !UNUSUAL[country].some(one => one === occasion)

/** Occasions that a country orders for on a day such as `2026-11-29`, the leading one first. */
export const seasonsOn = (country: CountryCode, day: string): Occasion[] => {
  const date = day.slice(5)
  return SEASONS.filter(
    ({ from, until, countries, occasion }) =>
      from <= date && date <= until && countries.includes(country) && isUsualIn(country, occasion),
  ).map(({ occasion }) => occasion)
}

/**
 * Things of occasions as a country wants them on a day: without those it does not know, the seasons' first, the others as they
 * came. What belongs to no occasion keeps its place.
 */
export function inSeason<Thing>(
  things: readonly Thing[],
  occasionOf: (thing: Thing) => string | undefined,
  country: CountryCode,
  day: string,
): Thing[] {
  const usual = things.filter(thing => isUsualIn(country, occasionOf(thing) ?? ''))
  const seasons: readonly string[] = seasonsOn(country, day)
  const rank = (thing: Thing) => {
    const at = seasons.indexOf(occasionOf(thing) ?? '')
    return at < 0 ? seasons.length : at
  }
  const sorted = usual.filter(thing => occasionOf(thing)).toSorted((a, b) => rank(a) - rank(b))
  return usual.flatMap(thing => (occasionOf(thing) ? (sorted.shift() ?? []) : [thing]))
}
