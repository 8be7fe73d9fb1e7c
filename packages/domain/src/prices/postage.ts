import { type Money, money } from '../money/money.ts'
import { type CountryCode, localeFacts, localesOf } from '../shops/locales.ts'
import type { Size } from '../sizes/dimension.ts'
import { ENVELOPE_FORMATS, type PostageTable, type PostalLetterClass } from './postage-schema.ts'

export interface PostalLetter {
  country: CountryCode
  /** `B6`, `C6`, `DINLANG`, or the size of another envelope in mm, in either orientation. */
  envelope: (typeof ENVELOPE_FORMATS)[number] | Size
  /** Of the whole letter, in mm. */
  thicknessMm: number
  /** Of the whole letter, envelope included. */
  weightGrams: number
  /** A special make that has a tariff of its own, such as `pocket-fold`. */
  special?: string
}

export interface Postage {
  letterClass: PostalLetterClass
  amount: Money
}

/** What keeps a letter out of a class. */
export type PostageLimitExceeded = 'square' | 'thick' | 'heavy' | 'large'

export interface CheaperPostage extends Postage {
  breaches: PostageLimitExceeded[]
  maxThicknessMm: number
  maxGrams: number
}

/**
 * What posting one card costs: the first class whose limits the letter keeps. `undefined` where the shop does not post
 * cards itself, or for what is no letter any more. Shown as "postage per card" (specification, "Envelope add-on").
 */
export function postagePerCard(table: PostageTable, letter: PostalLetter): Postage | undefined {
  const found = table.countries[letter.country]?.find(one => exceededLimits(table, letter, one).length === 0)
  return found && postageOf(letter, found)
}

/**
 * The class that a letter misses by the least and that would cost less, with what keeps it out; `undefined` where nothing
 * is cheaper.
 */
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
    // A square that is also too large is told as what it is.
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
