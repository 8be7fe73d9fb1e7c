import type { Money } from '../../money/money.ts'
import type { CountryCode } from '../../shops/locales.ts'
import type { AccessoryArticle } from './schema.ts'

/**
 * Price of one metre of an article sold by length, in minor units rounded half up, from the price of one piece.
 * `undefined` for other articles, and in the United States, which require no such price (Directive 98/6/EC, article 3;
 * PAngV § 4; UK Price Marking Order 2004; Swiss PBV article 5).
 */
export function pricePerMetre(
  { lengthMm }: Pick<AccessoryArticle, 'lengthMm'>,
  { amount, currency }: Money,
  country: CountryCode,
): Money | undefined {
  if (lengthMm === undefined || country === 'com') return undefined
  return { amount: Math.round((amount * 1000) / lengthMm), currency }
}
