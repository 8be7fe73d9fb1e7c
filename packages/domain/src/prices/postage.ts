import { type Money, money } from '../money/money.ts'
import { type CountryCode, localeFacts, localesOf } from '../shop/locales.ts'
import type { Size } from '../sizes/dimension.ts'
import { ENVELOPE_FORMATS, type LetterClass, type PostageTable } from './postage-schema.ts'

export interface Letter {
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
  letterClass: LetterClass
  amount: Money
}

/**
 * What posting one card costs: the first class whose limits the letter keeps. `undefined` where the shop does not post
 * cards itself, or for what is no letter any more. Shown as "postage per card" (specification, "Envelope add-on").
 */
export function postagePerCard(table: PostageTable, letter: Letter): Postage | undefined {
  const { country, envelope, thicknessMm, weightGrams, special } = letter
  const { widthMm, heightMm } = typeof envelope === 'string' ? table.envelopes[envelope] : envelope
  const long = Math.max(widthMm, heightMm)
  const short = Math.min(widthMm, heightMm)
  const found = table.countries[country]?.find(
    ({ longMm, shortMm, maxThicknessMm, maxGrams, minRatio = 1 }) =>
      long >= longMm.min &&
      long <= longMm.max &&
      short >= shortMm.min &&
      short <= shortMm.max &&
      thicknessMm <= maxThicknessMm &&
      weightGrams <= maxGrams &&
      long >= short * minRatio,
  )
  if (!found) return undefined
  const amount = (special === undefined ? undefined : found.special?.[special]) ?? found.amount
  return { letterClass: found.id, amount: money(amount, currencyOf(country)) }
}

export const isEnvelopeFormat = (value: unknown): value is (typeof ENVELOPE_FORMATS)[number] =>
  ENVELOPE_FORMATS.includes(value as (typeof ENVELOPE_FORMATS)[number])

function currencyOf(country: CountryCode) {
  const [locale = 'de-DE'] = localesOf(country)
  return localeFacts(locale).currency
}
