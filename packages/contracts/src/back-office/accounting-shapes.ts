import {
  ACCOUNTING_MONTH,
  ACCOUNTING_QUARTER,
  COUNTRY_CODES,
  CURRENCIES,
  TAX_TREATMENTS,
} from '@passepartout/domain'
import * as z from 'zod'

const seller = z.string().max(60)
const monthParams = z.object({ seller, month: z.string().regex(ACCOUNTING_MONTH) })

/** A sum of net amounts and tax; minor units. */
const turnoverRowSchema = z.object({
  treatment: z.enum(TAX_TREATMENTS),
  country: z.enum(COUNTRY_CODES),
  currency: z.enum(CURRENCIES),
  /** Percent; null for vouchers. */
  rate: z.number().nullable(),
  net: z.int(),
  tax: z.int(),
  /** Of the sales; an earlier one for corrections. */
  quarter: z.string(),
})

/** Schemas of the books. */
export const accountingSchemas = {
  listSellers: {
    response: z.object({
      sellers: z.array(z.object({ id: z.string(), name: z.string(), chart: z.string() })),
      /** The accounts are samples that a tax adviser must replace. */
      isSample: z.boolean(),
      /** The month before the present one. */
      lastMonth: z.string(),
    }),
  },
  getTurnover: {
    params: monthParams,
    response: z.object({
      rows: z.array(turnoverRowSchema),
      invoices: z.int(),
      creditNotes: z.int(),
      quarter: z.string(),
      /** Sales of the month's quarter for the one-stop shop. */
      unionSales: z.array(turnoverRowSchema),
    }),
  },
  exportTurnover: { params: monthParams },
  exportDatev: {
    params: monthParams,
    /** What a euro was worth, as `CHF=0.9312,GBP=0.8711`. */
    query: z.object({ rates: z.string().max(100).optional() }),
  },
  exportInvoices: { params: monthParams },
  exportUnionSales: { params: z.object({ seller, quarter: z.string().regex(ACCOUNTING_QUARTER) }) },
} as const
