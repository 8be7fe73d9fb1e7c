import type { CountryCode } from '@passepartout/domain'
import { isoCountryOf } from '../address-lines.ts'
import type { InvoiceContent } from './invoice-content.ts'

/**
 * The VAT number under which the seller pays the tax of this order: of the country of delivery, inside the EU else of
 * the seller's own. Liechtenstein is part of the Swiss tax area.
 */
export function sellerVatId({
  seller,
  country,
}: Pick<InvoiceContent, 'seller' | 'country'>): string | undefined {
  const own = seller.vatIds[country === 'li' ? 'CH' : isoCountryOf(country)]
  return own ?? (OUTSIDE_EU.includes(country) ? undefined : seller.vatIds[seller.country])
}
const OUTSIDE_EU: readonly CountryCode[] = ['ch', 'li', 'gb', 'com']
