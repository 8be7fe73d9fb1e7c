import type { Database } from '@passepartout/db'
import {
  accountingPeriod,
  isoCountry,
  type Ledger,
  type LedgerChart,
  type LedgerSeller,
  salesAccountOf,
} from '@passepartout/domain'
import { type ArchiveEntry, type ObjectStorage, zipArchive } from '@passepartout/storage'
import { ensureInvoicePdf } from '../invoices/index.ts'
import { toCsv } from '../orders/index.ts'
import { accountingDocuments, type TaxedPart } from './accounting-documents.ts'
import { datevBookings, describePart, type ExchangeRates } from './datev-bookings.ts'
import { type DatevBatch, datevHeader, datevLine, encodeWindows1252 } from './datev-format.ts'
import { sumTurnover, sumUnionSales } from './turnover.ts'

export interface AccountingPorts {
  db: Database
  storage: Pick<ObjectStorage, 'open' | 'put'>
  ledger: Ledger
  now: Date
}

/** The books of a legal entity in a month, or in a quarter for the one-stop shop. */
export interface AccountingScope {
  seller: string
  /** `2026-11` or `2026-Q4`. */
  period: string
}

/** Why there is no file; `subject` names the currencies or sales that it is about. */
export class AccountingError extends Error {
  override name = 'AccountingError'
  readonly problem: 'unknown-seller' | 'no-exchange-rate' | 'no-account' | 'too-many-documents'
  readonly subject: readonly string[]

  constructor(problem: AccountingError['problem'], message: string, subject: readonly string[] = []) {
    super(message)
    this.problem = problem
    this.subject = subject
  }
}

/** A ZIP without 64-bit extensions holds at most 65,535 files. */
const MOST_ARCHIVED = 60_000

const documentsOf = ({ db }: Pick<AccountingPorts, 'db'>, { seller, period }: AccountingScope) =>
  accountingDocuments(db, { seller, period: accountingPeriod(period) })

/** @throws AccountingError for a seller without accounts */
function chartOf({ ledger }: Pick<AccountingPorts, 'ledger'>, seller: string) {
  const own = Object.hasOwn(ledger.sellers, seller) ? ledger.sellers[seller] : undefined
  const chart = own && ledger.charts[own.chart]
  if (!own || !chart) throw new AccountingError('unknown-seller', `Nobody sells as ${seller}.`, [seller])
  return { own, chart }
}

/** Net and tax of a period, by treatment, country and rate. */
export function turnoverOf(ports: Pick<AccountingPorts, 'db' | 'ledger'>, scope: AccountingScope) {
  chartOf(ports, scope.seller)
  return sumTurnover(documentsOf(ports, scope))
}

/** Sales of a quarter for the one-stop shop. */
export function unionSalesOf(ports: Pick<AccountingPorts, 'db' | 'ledger'>, scope: AccountingScope) {
  chartOf(ports, scope.seller)
  return sumUnionSales(documentsOf(ports, scope))
}

const inUnits = (cents: number): number => cents / 100

/** Turnover as CSV. */
export const turnoverCsv = (rows: readonly TaxedPart[]): string =>
  toCsv(
    rows.map(({ treatment, country, currency, rate, net, tax }) => ({
      ...{ treatment, country: isoCountry(country), currency, rate: rate ?? '' },
      ...{ net: inUnits(net), tax: inUnits(tax), gross: inUnits(net + tax) },
    })),
  )

/** Sales for the one-stop shop as CSV. */
export const unionSalesCsv = (rows: readonly TaxedPart[]): string =>
  toCsv(
    rows.map(({ quarter, country, currency, rate, net, tax }) => ({
      ...{ quarter, country: isoCountry(country), rate: rate ?? '', currency },
      ...{ net: inUnits(net), tax: inUnits(tax) },
    })),
  )

/**
 * A month as a batch of bookings for DATEV, made while it is read.
 *
 * @throws AccountingError where an exchange rate or an account is missing
 */
export async function datevBatch(
  ports: AccountingPorts,
  scope: AccountingScope,
  rates: ExchangeRates = {},
): Promise<AsyncGenerator<Uint8Array, undefined>> {
  const { own, chart } = chartOf(ports, scope.seller)
  const { rows } = await turnoverOf(ports, scope)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  const unknown = currencies.filter(currency => currency !== 'EUR' && !(Number(rates[currency]) > 0))
  if (unknown.length > 0)
    throw new AccountingError(
      'no-exchange-rate',
      `Exchange rates are missing: ${unknown.join(', ')}.`,
      unknown,
    )
  const unbooked = rows.filter(row => salesAccountOf(chart, row) === undefined).map(describePart)
  if (unbooked.length > 0)
    throw new AccountingError('no-account', `No account for ${unbooked.join(', ')} (ledger.json).`, unbooked)
  return writeBatch(ports, scope, { own, chart, rates })
}

async function* writeBatch(
  ports: AccountingPorts,
  scope: AccountingScope,
  { own, chart, rates }: { own: LedgerSeller; chart: LedgerChart; rates: ExchangeRates },
): AsyncGenerator<Uint8Array, undefined> {
  const { firstDay, lastDay } = accountingPeriod(scope.period)
  const year = Number(firstDay.slice(0, 4))
  const yearStart = `${year}-${own.yearStart}` <= firstDay ? year : year - 1
  const batch: DatevBatch = {
    ...{ consultant: own.consultant, client: own.client, chart: chart.number },
    yearStart: `${yearStart}-${own.yearStart}`,
    ...{ from: firstDay, until: lastDay, accountLength: chart.debtors.length - 1 },
    label: `${scope.seller} ${scope.period}`,
    createdAt: ports.now,
  }
  yield encodeWindows1252(datevHeader(batch))
  for await (const document of documentsOf(ports, scope)) {
    const lines = datevBookings(document, { chart, rates }).map(datevLine)
    if (lines.length > 0) yield encodeWindows1252(lines.join(''))
  }
  return undefined
}

/**
 * Invoices and credit notes of a period as PDFs in a ZIP, made while it is read.
 *
 * @throws AccountingError where there are more than a ZIP holds
 */
export async function invoiceArchive(
  ports: AccountingPorts,
  scope: AccountingScope,
): Promise<AsyncGenerator<Uint8Array, undefined>> {
  const { invoices, creditNotes } = await turnoverOf(ports, scope)
  if (invoices + creditNotes > MOST_ARCHIVED)
    throw new AccountingError('too-many-documents', `A ZIP holds at most ${MOST_ARCHIVED} documents.`)
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for await (const document of documentsOf(ports, scope)) {
      const object = await ports.storage.open(await ensureInvoicePdf(ports, document))
      if (!object) throw new Error(`The PDF of ${document.number} is missing`)
      yield { name: `${document.number.replace(/[^\w.-]/g, '-')}.pdf`, chunks: object.stream() }
    }
  }
  return zipArchive(entries())
}
