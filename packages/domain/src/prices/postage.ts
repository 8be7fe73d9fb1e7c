import { type Money, money } from '../money/money.ts'
import { type CountryCode, localeFacts, localesOf } from '../shops/locales.ts'
import type { Size } from '../sizes/dimension.ts'
import { ENVELOPE_FORMATS, type PostageTable, type PostalLetterClass } from './postage-schema.ts'

export interface PostalLetter {
  country: CountryCode
  /** `B6`, `C6`, `DINLANG`, or the size of another envelope in mm, in either orientation. */
  envelope: (typeof ENVELOPE_FORMATS)[number] | Size
  /** Of card and envelope together, in mm. */
  thicknessMm: number
  /** Including the envelope. */
  weightGrams: number
  /** A special make with its own tariff, such as `pocket-fold`. */
  special?: string
}

export interface Postage {
  letterClass: PostalLetterClass
  amount: Money
}

/** The limit of a postal class that is exceeded. */
export type PostageLimitExceeded = 'square' | 'thick' | 'heavy' | 'large'

export interface CheaperPostage extends Postage {
  breaches: PostageLimitExceeded[]
  maxThicknessMm: number
  maxGrams: number
}

/**
 * Postage of one card: the first postal class whose limits it keeps. `undefined` if the shop does not post cards
 * itself, or if the card exceeds every class. Displayed as "postage per card" (specification, "Envelope add-on").
 */
export function postagePerCard(table: PostageTable, letter: PostalLetter): Postage | undefined {
  const found = table.countries[letter.country]?.find(one => exceededLimits(table, letter, one).length === 0)
  return found && postageOf(letter, found)
}

/** The cheaper postal class with the fewest exceeded limits, and those limits; `undefined` if no class is cheaper. */
export function cheaperPostage(table: PostageTable, letter: PostalLetter): CheaperPostage | undefined {
  const own = postagePerCard(table, letter)
  if (!own) return undefined
  const cheaper = (table.countries[letter.country] ?? []).flatMap(one => {
    const postage = postageOf(letter, one)
    const { maxThicknessMm, maxGrams } = one
    const breaches = exceededLimits(table, letter, one)
    return postage.amount.amount < own.amount.amount
      ? [{ ...postage, breaches, maxThicknessMm, maxGrams }]
      : []
  })
  return cheaper.toSorted((a, b) => a.breaches.length - b.breaches.length)[0]
}

type Tariff = NonNullable<PostageTable['countries'][CountryCode]>[number]

function postageOf({ country, special }: PostalLetter, tariff: Tariff): Postage {
  const amount = (special === undefined ? undefined : tariff.special?.[special]) ?? tariff.amount
  return { letterClass: tariff.id, amount: money(amount, currencyOf(country)) }
}

function exceededLimits(
  table: PostageTable,
  { envelope, thicknessMm, weightGrams }: PostalLetter,
  { longMm, shortMm, maxThicknessMm, maxGrams, minRatio = 1 }: Tariff,
): PostageLimitExceeded[] {
  const { widthMm, heightMm } = typeof envelope === 'string' ? table.envelopes[envelope] : envelope
  const long = Math.max(widthMm, heightMm)
  const short = Math.min(widthMm, heightMm)
  const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
  const breaches: [PostageLimitExceeded, boolean][] = [
    // An envelope that is both square and too large is reported as square.
    ['square', long < short * minRatio],
    ['large', long >= short * minRatio && !(isWithin(long, longMm) && isWithin(short, shortMm))],
    ['thick', thicknessMm > maxThicknessMm],
    ['heavy', weightGrams > maxGrams],
  ]
  const found = breaches.flatMap(([breach, is]) => (is ? [breach] : []))
  return found
}

export const isEnvelopeFormat = (value: unknown): value is (typeof ENVELOPE_FORMATS)[number] =>
  ENVELOPE_FORMATS.includes(value as (typeof ENVELOPE_FORMATS)[number])

function currencyOf(country: CountryCode) {
  const [locale = 'de-DE'] = localesOf(country)
  return localeFacts(locale).currency
}
