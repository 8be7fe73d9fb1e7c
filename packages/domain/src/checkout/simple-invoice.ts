import type { CountryCode } from '../shops/locales.ts'

/**
 * Up to which total an invoice may leave out whom it is made out to, in minor units of the shop's currency, tax included.
 * Germany § 33 UStDV, Austria § 11 (6) UStG, Italy DM 10 May 2019, Spain RD 1619/2012 art. 4, Switzerland art. 26 (3)
 * MWSTG with Liechtenstein's twin, Great Britain VAT Notice 700 16.6. Elsewhere in the EU what every member state has to
 * allow (directive 2006/112/EC, art. 220a). The United States ask for no invoice.
 */
const SIMPLE_INVOICE_UP_TO: Record<CountryCode, number> = {
  at: 40_000,
  be: 10_000,
  ch: 40_000,
  com: Number.POSITIVE_INFINITY,
  de: 25_000,
  es: 40_000,
  fr: 10_000,
  gb: 25_000,
  it: 40_000,
  li: 40_000,
  lu: 10_000,
  nl: 10_000,
}

/** Whether an invoice of a total, in minor units, may name nobody's street: companies get theirs with it all the same. */
export const isSimpleInvoice = (country: CountryCode, total: number): boolean =>
  total <= SIMPLE_INVOICE_UP_TO[country]
