import { z } from 'zod'
import { type DataFiles, type DataProblem, type DataResult, readDataFile } from '../catalogue/data-files.ts'
import type { Sellers } from '../payments/sellers.ts'
import { COUNTRY_CODES, type CountryCode } from '../shops/locales.ts'
import type { TaxTreatment } from './tax-treatment.ts'

const FILE = 'selling/ledger.json'

const account = z.string().regex(/^\d{4,8}$/, 'must be an account of 4 to 8 digits')
/** An account for all countries, and others for single ones. */
const accountsByCountry = z.partialRecord(z.enum(['all', ...COUNTRY_CODES]), account)

const chartSchema = z.strictObject({
  /** Of the standard chart, such as `03`. */
  number: z.string().regex(/^\d{2}$/, 'must be two digits'),
  /** The collective account of customers: a digit longer than the others. */
  debtors: z.string().regex(/^\d{5,9}$/, 'must be an account of 5 to 9 digits'),
  /** Sales in the seller's country by tax rate, to accounts that DATEV splits tax off. */
  home: z.record(z.string().regex(/^\d+(\.\d+)?$/, 'must be a rate in percent'), account),
  /** Sales to consumers of other EU countries (one-stop shop), with the tax key that needs country and rate. */
  union: accountsByCountry,
  unionKey: z.string().regex(/^\d{1,4}$/, 'must be a tax key'),
  /** Sales to companies of other EU countries, which owe the tax themselves. */
  reverseCharge: account,
  /** Sales to other countries, without their tax. */
  export: accountsByCountry,
  /** Tax that is owed to countries outside the EU. */
  foreignTax: account,
  /** Gift vouchers that are sold and not redeemed yet. */
  vouchers: account,
})

/** `selling/ledger.json`: the accounts of sales, as DATEV takes them over. */
const ledgerSchema = z.strictObject({
  version: z.string().min(1),
  /** Sample data that a tax adviser must replace. */
  isSample: z.boolean(),
  charts: z.record(z.string(), chartSchema),
  sellers: z.record(
    z.string(),
    z.strictObject({
      chart: z.string(),
      /** The tax adviser's number at DATEV. */
      consultant: z.int().min(1001).max(9_999_999),
      /** The seller's number with the tax adviser. */
      client: z.int().min(1).max(99_999),
      /** First day of the financial year, as `01-01`. */
      yearStart: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be month and day'),
    }),
  ),
})

export type LedgerChart = z.output<typeof chartSchema>
export type Ledger = z.output<typeof ledgerSchema>
export type LedgerSeller = Ledger['sellers'][string]

/** Reads `selling/ledger.json`. Every seller must have a chart of accounts. */
export function parseLedger(files: DataFiles, { sellers }: Sellers): DataResult<Ledger> {
  const problems: DataProblem[] = []
  const ledger = readDataFile(files, FILE, ledgerSchema, problems)
  if (!ledger) return { ok: false, problems }
  for (const { id } of sellers) {
    const own = ledger.sellers[id]
    if (!own) problems.push({ file: FILE, path: 'sellers', message: `"${id}" is missing` })
    else if (!ledger.charts[own.chart])
      problems.push({ file: FILE, path: `sellers.${id}.chart`, message: `"${own.chart}" is no chart` })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: ledger }
}

/** The account of sales; undefined where the chart has none. */
export function salesAccountOf(
  chart: LedgerChart,
  { treatment, country, rate }: { treatment: TaxTreatment; country: CountryCode; rate: number | null },
): string | undefined {
  switch (treatment) {
    case 'home':
      return chart.home[String(rate)]
    case 'union':
      return chart.union[country] ?? chart.union.all
    case 'reverse-charge':
      return chart.reverseCharge
    case 'export':
      return chart.export[country] ?? chart.export.all
    case 'voucher':
      return chart.vouchers
  }
}
