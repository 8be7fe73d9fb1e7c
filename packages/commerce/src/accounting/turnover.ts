import type { InvoiceRow } from '@passepartout/db'
import { isoCountry } from '@passepartout/domain'
import { type TaxedPart, taxedParts } from './accounting-documents.ts'

export interface Turnover {
  rows: TaxedPart[]
  invoices: number
  creditNotes: number
}

/** Net and tax of documents by treatment, country, currency and rate. */
export async function sumTurnover(
  documents: AsyncIterable<InvoiceRow> | Iterable<InvoiceRow>,
): Promise<Turnover> {
  const sums = new Map<string, TaxedPart>()
  const turnover: Turnover = { rows: [], invoices: 0, creditNotes: 0 }
  for await (const document of documents) {
    turnover[document.kind === 'invoice' ? 'invoices' : 'creditNotes'] += 1
    for (const part of taxedParts(document)) addPart(sums, part, '')
  }
  turnover.rows = sorted(sums)
  return turnover
}

/**
 * Sales to consumers of other EU countries for the one-stop shop, by country and rate. Corrections of an earlier
 * quarter stand apart, as the return names that quarter.
 */
export async function sumUnionSales(
  documents: AsyncIterable<InvoiceRow> | Iterable<InvoiceRow>,
): Promise<TaxedPart[]> {
  const sums = new Map<string, TaxedPart>()
  for await (const document of documents)
    for (const part of taxedParts(document)) if (part.treatment === 'union') addPart(sums, part, part.quarter)
  return sorted(sums)
}

function addPart(sums: Map<string, TaxedPart>, part: TaxedPart, quarter: string): void {
  const { treatment, country, currency, rate } = part
  const key = [treatment, country, currency, rate, quarter].join(' ')
  const sum = sums.get(key) ?? { ...part, net: 0, tax: 0 }
  sums.set(key, { ...sum, net: sum.net + part.net, tax: sum.tax + part.tax })
}

const ORDER = ['home', 'union', 'reverse-charge', 'export', 'voucher'] as const

const sorted = (sums: Map<string, TaxedPart>): TaxedPart[] =>
  [...sums.values()].sort(
    (a, b) =>
      ORDER.indexOf(a.treatment) - ORDER.indexOf(b.treatment) ||
      isoCountry(a.country).localeCompare(isoCountry(b.country)) ||
      (b.rate ?? -1) - (a.rate ?? -1) ||
      a.quarter.localeCompare(b.quarter),
  )
