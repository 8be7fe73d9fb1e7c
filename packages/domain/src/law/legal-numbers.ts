import { type Seller, type Sellers, sellerOf } from '../payments/sellers.ts'
import type { Channel } from '../shops/channels.ts'
import { isoCountry } from '../shops/iso-country.ts'
import type { CountryCode } from '../shops/locales.ts'
import type { RegisterNumber } from './register-numbers.ts'

/** A number of the seller that the law wants shown; `null` where only a sample is there. */
export interface LegalNumber {
  kind: 'court-register' | 'vat' | RegisterNumber['rule']
  /** Name of a register; absent where the kind says it all. */
  name?: string
  number: string | null
}

const OUTSIDE_EU: readonly CountryCode[] = ['ch', 'li', 'gb', 'com']

/**
 * The VAT number under which the seller pays the tax in a country: of that country, inside the EU else of the seller's
 * own. Liechtenstein is part of the Swiss tax area.
 */
export function sellerVatId(
  { vatIds, country: seat }: Pick<Seller, 'vatIds' | 'country'>,
  country: CountryCode,
): string | undefined {
  const own = vatIds[country === 'li' ? 'CH' : isoCountry(country)]
  return own ?? (OUTSIDE_EU.includes(country) ? undefined : vatIds[seat])
}

/**
 * The seller's numbers for a country's shop. Those of a sample seller are invented, so they are never shown as numbers;
 * a real seller's missing ones are left out.
 */
export function legalNumbersOf(
  sellers: Sellers,
  shop: { channel: Channel; country: CountryCode },
): LegalNumber[] {
  const seller = sellerOf(sellers, shop)
  const { register, registers, isSample } = seller
  const vatId = sellerVatId(seller, shop.country)
  const numbers: LegalNumber[] = [
    { kind: 'court-register', number: `${register.court}, ${register.number}` },
    ...(vatId ? [{ kind: 'vat' as const, number: vatId }] : []),
    ...registers
      .filter(({ country }) => country === shop.country)
      .map(({ rule, name, number }) => ({ kind: rule, name, number })),
  ]
  return isSample
    ? numbers.map(one => ({ ...one, number: null }))
    : numbers.filter(({ number }) => number !== null)
}
