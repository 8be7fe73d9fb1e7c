import {
  AccountingError,
  datevBatch,
  invoiceArchive,
  parseExchangeRates,
  turnoverCsv,
  turnoverOf,
  unionSalesCsv,
  unionSalesOf,
} from '@passepartout/commerce/accounting'
import { dayInZone, LAB_TIME_ZONE, quarterOf } from '@passepartout/domain'
import { type BackOfficeHandler, type BackOfficeResult, refuse, succeed } from './back-office-context.ts'

export const listSellers: BackOfficeHandler<'listSellers'> = async ({ sellers, ledger, now }) => {
  const [year = 0, month = 0] = dayInZone(LAB_TIME_ZONE, now).split('-').map(Number)
  return succeed({
    sellers: sellers.sellers.map(({ id, name }) => ({ id, name, chart: ledger.sellers[id]?.chart ?? '' })),
    isSample: ledger.isSample,
    lastMonth: new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7),
  })
}

export const getTurnover: BackOfficeHandler<'getTurnover'> = (context, { params: { seller, month } }) =>
  refuseAccountingError(async () => {
    const quarter = quarterOf(`${month}-01`)
    const turnover = await turnoverOf(context, { seller, period: month })
    return { ...turnover, quarter, unionSales: await unionSalesOf(context, { seller, period: quarter }) }
  })

export const exportTurnover: BackOfficeHandler<'exportTurnover'> = (context, { params: { seller, month } }) =>
  refuseAccountingError(async () => {
    const { rows } = await turnoverOf(context, { seller, period: month })
    return fileResponse(turnoverCsv(rows), 'text/csv; charset=utf-8', `turnover-${seller}-${month}.csv`)
  })

/** DATEV takes files over whose names begin with `EXTF_`. */
export const exportDatev: BackOfficeHandler<'exportDatev'> = async (context, { params, query }) => {
  const { seller, month } = params
  const typed = query.rates?.split(',').filter(Boolean) ?? []
  let rates: Record<string, number>
  try {
    rates = parseExchangeRates(typed)
  } catch {
    return refuse('invalid-input')
  }
  return refuseAccountingError(async () => {
    const batch = await datevBatch(context, { seller, period: month }, rates)
    const name = `EXTF_Buchungsstapel_${seller}_${month}.csv`
    return fileResponse(ReadableStream.from(batch), 'text/csv; charset=windows-1252', name)
  })
}

export const exportInvoices: BackOfficeHandler<'exportInvoices'> = (context, { params: { seller, month } }) =>
  refuseAccountingError(async () => {
    const archive = await invoiceArchive(context, { seller, period: month })
    return fileResponse(ReadableStream.from(archive), 'application/zip', `invoices-${seller}-${month}.zip`)
  })

export const exportUnionSales: BackOfficeHandler<'exportUnionSales'> = (context, { params }) =>
  refuseAccountingError(async () => {
    const { seller, quarter } = params
    const rows = await unionSalesOf(context, { seller, period: quarter })
    return fileResponse(unionSalesCsv(rows), 'text/csv; charset=utf-8', `oss-${seller}-${quarter}.csv`)
  })

const fileResponse = (body: string | ReadableStream<Uint8Array>, type: string, name: string): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  })

async function refuseAccountingError<Payload>(
  read: () => Promise<Payload>,
): Promise<BackOfficeResult<Payload>> {
  try {
    return succeed(await read())
  } catch (error) {
    if (!(error instanceof AccountingError)) throw error
    const { problem, subject } = error
    return problem === 'unknown-seller' ? refuse('not-found') : refuse(problem, [...subject])
  }
}
