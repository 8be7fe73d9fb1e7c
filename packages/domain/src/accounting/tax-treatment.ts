import { EU_COUNTRIES } from '../checkout/order-tax.ts'
import { isoCountry } from '../shops/iso-country.ts'
import type { CountryCode } from '../shops/locales.ts'

/** How a sale is taxed, seen from the seller's country. A sold voucher is taxed when it is redeemed. */
export const TAX_TREATMENTS = ['home', 'union', 'reverse-charge', 'export', 'voucher'] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]

interface TaxedSale {
  /** Of delivery. */
  country: CountryCode
  /** ISO code. */
  sellerCountry: string
  tax: 'included' | 'reverse-charge' | 'on-top'
  /** Percent; null for sold vouchers. */
  rate: number | null
}

export function taxTreatmentOf({ country, sellerCountry, tax, rate }: TaxedSale): TaxTreatment {
  if (rate === null && tax !== 'on-top') return 'voucher'
  if (isoCountry(country) === sellerCountry) return 'home'
  if (!EU_COUNTRIES.includes(country)) return 'export'
  return tax === 'reverse-charge' ? 'reverse-charge' : 'union'
}
