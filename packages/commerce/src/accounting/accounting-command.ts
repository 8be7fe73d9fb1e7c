import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { ACCOUNTING_MONTH, ACCOUNTING_QUARTER } from '@passepartout/domain'
import {
  type AccountingPorts,
  datevBatch,
  invoiceArchive,
  turnoverCsv,
  turnoverOf,
  unionSalesCsv,
  unionSalesOf,
} from './accounting-files.ts'

const ACCOUNTING_HELP = `npm run shop -- accounting <action> <seller> <month>

  turnover <seller> 2026-11        net and tax by country and rate, as CSV
  oss <seller> 2026-Q4             sales to consumers of other EU countries in a quarter, as CSV
  datev <seller> 2026-11 --out EXTF_november.csv [--rate CHF=0.9312 --rate GBP=0.8711]
                                   bookings for DATEV; what a euro was worth in the other currencies of the month
  invoices <seller> 2026-11 --out november.zip
                                   invoices and credit notes as PDFs
`

/**
 * Runs `npm run shop -- accounting ...` and returns its output or file.
 *
 * @param argument JSON with the words after `accounting`
 * @throws Error with a message for the operator
 */
export async function accountingCommand(ports: AccountingPorts, argument: string): Promise<Readable> {
  const { words } = JSON.parse(argument) as { words: string[] }
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { rate: { type: 'string', multiple: true }, out: { type: 'string' } },
  })
  const [action = '', seller, period = ''] = positionals
  const form = action === 'oss' ? ACCOUNTING_QUARTER : ACCOUNTING_MONTH
  if (!['turnover', 'oss', 'datev', 'invoices'].includes(action) || !seller) throw new Error(ACCOUNTING_HELP)
  if (!form.test(period))
    throw new Error(action === 'oss' ? 'Name a quarter, such as 2026-Q4.' : 'Name a month, such as 2026-11.')
  const scope = { seller, period }
  if (action === 'turnover') return Readable.from([turnoverCsv((await turnoverOf(ports, scope)).rows)])
  if (action === 'oss') return Readable.from([unionSalesCsv(await unionSalesOf(ports, scope))])
  if (action === 'invoices') return Readable.from(await invoiceArchive(ports, scope))
  return Readable.from(await datevBatch(ports, scope, parseExchangeRates(values.rate ?? [])))
}

/** `CHF=0.9312`. @throws Error */
export function parseExchangeRates(typed: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    typed.map(one => {
      const [, currency, rate] = /^([A-Z]{3})=(\d{1,4}(?:[.,]\d{1,6})?)$/.exec(one) ?? []
      const value = Number(rate?.replace(',', '.'))
      if (currency === undefined || !(value > 0)) throw new Error(`"${one}" is no rate such as CHF=0.9312.`)
      return [currency, value]
    }),
  )
}
