import type { InvoiceContent } from '@passepartout/business-documents'
import { type Database, type InvoiceRow, listInvoicePage } from '@passepartout/db'
import {
  type AccountingPeriod,
  type CountryCode,
  type Currency,
  quarterOf,
  type TaxTreatment,
  taxTreatmentOf,
} from '@passepartout/domain'

/** Documents that are held in memory at once. */
const PAGE_SIZE = 200

/** Invoices and credit notes of a legal entity and a time, by number. */
export async function* accountingDocuments(
  db: Database,
  { seller, period: { from, until } }: { seller: string; period: AccountingPeriod },
): AsyncGenerator<InvoiceRow, undefined> {
  let after: string | undefined
  for (;;) {
    const page = await listInvoicePage(db, { seller, from, until, after, limit: PAGE_SIZE })
    yield* page
    after = page.at(-1)?.number
    if (page.length < PAGE_SIZE) return undefined
  }
}

/** A part of a document with one rate of tax. Amounts are minor units, negative on credit notes. */
export interface TaxedPart {
  treatment: TaxTreatment
  country: CountryCode
  currency: Currency
  /** Percent; null for sold vouchers. */
  rate: number | null
  net: number
  tax: number
  /** Of the sale; for a credit note that of its invoice. */
  quarter: string
}

export const contentOf = (document: Pick<InvoiceRow, 'content'>): InvoiceContent =>
  document.content as InvoiceContent

/** The parts of a document by rate. */
export function taxedParts({ kind, ...document }: InvoiceRow): TaxedPart[] {
  const { country, currency, seller, tax: kindOfTax, rates, corrects, issuedOn } = contentOf(document)
  const sign = kind === 'credit-note' ? -1 : 1
  const quarter = quarterOf(corrects?.issuedOn ?? issuedOn)
  return rates.map(({ rate, net, tax }) => ({
    treatment: taxTreatmentOf({ country, sellerCountry: seller.country, tax: kindOfTax, rate }),
    ...{ country, currency, rate, quarter },
    net: sign * net,
    tax: sign * tax,
  }))
}
