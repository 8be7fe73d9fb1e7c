import type { CountryCode } from '../shops/locales.ts'

/**
 * Highest total of an invoice without the recipient's name and address, in minor units of the shop's currency,
 * including tax. Germany § 33 UStDV, Austria § 11 (6) UStG, Italy DM 10 May 2019, Spain RD 1619/2012 art. 4,
 * Switzerland art. 26 (3) MWSTG with Liechtenstein's equivalent, Great Britain VAT Notice 700 16.6. Other EU countries:
 * the amount that every member state has to allow (directive 2006/112/EC, art. 220a). The United States require no
 * invoice.
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

/**
 * Whether an invoice of this total, in minor units, may omit the recipient's street; companies get a full invoice all
 * the same.
 */
export const isSimpleInvoice = (country: CountryCode, total: number): boolean =>
  total <= SIMPLE_INVOICE_UP_TO[country]
