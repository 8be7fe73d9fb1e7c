import type { InvoicePayment, InvoiceSource } from '@passepartout/business-documents'
import type { OrderLineRow, OrderRow } from '@passepartout/db'
import { dayInZone, isReducible, kindOf, LAB_TIME_ZONE, type Sellers, sellerOf } from '@passepartout/domain'
import * as z from 'zod'
import { parseStoredAddress, parseStoredReceipt, whitelabelSenderOf } from '../stored-orders/index.ts'

/** The fields of a stored receipt that invoices use; minor units, rates in per cent. */
const invoicedSchema = z.object({
  shipping: z.object({ amount: z.int(), relief: z.int() }).nullable(),
  tax: z.object({ kind: z.enum(['included', 'reverse-charge', 'on-top']) }),
  lines: z.array(z.object({ relief: z.int() })),
  promotion: z.object({ code: z.string() }).nullable(),
})

interface Invoiced {
  order: OrderRow
  lines: readonly OrderLineRow[]
  sellers: Sellers
  payment: InvoicePayment
  /** Absolute address of the status page. */
  statusUrl: string
  /** Days of issue and supply are in the lab's time zone. */
  issuedAt: Date
  suppliedAt: Date
}

/** Source of an order's invoice: the stored receipt and lines, and today's seller. */
export function buildInvoiceSource({
  order,
  lines,
  sellers,
  payment,
  statusUrl,
  issuedAt,
  suppliedAt,
}: Invoiced): InvoiceSource {
  const { delivery, invoice, vatNumber } = parseStoredAddress(order)
  const { sums, shippingName } = parseStoredReceipt(order)
  const receipt = invoicedSchema.parse(order.receipt)
  const dayOf = (at: Date) => dayInZone(LAB_TIME_ZONE, at)
  const { channel, locale, country, currency, total, due } = order
  const promotion = sums.discounts.find(({ code }) => code !== null && code === receipt.promotion?.code)
  return {
    ...{ channel, locale, country, currency, total, due, payment, statusUrl, vatNumber },
    seller: sellerOf(sellers, order),
    invoiceAddress: invoice ?? delivery,
    deliveryAddress: delivery,
    ...whitelabelSenderOf(order),
    orderNumber: order.number,
    orderedOn: dayOf(order.placedAt),
    issuedOn: dayOf(issuedAt),
    suppliedOn: dayOf(suppliedAt),
    lines: lines.map((line, index) => ({
      ...line,
      description: line.description,
      vatRate: Number(line.vatRate),
      relief: receipt.lines[index]?.relief ?? 0,
      isVoucher: !isReducible(kindOf(line.kind)),
    })),
    promotion: promotion?.name ?? receipt.promotion?.code ?? null,
    shipping: { name: shippingName, amount: 0, relief: 0, ...receipt.shipping },
    tax: receipt.tax.kind,
    taxes: sums.taxes.map(({ rate, amount }) => ({ rate, amount: amount.amount })),
    vouchers: sums.vouchers.map(({ code, amount }) => ({ code, amount: amount.amount })),
  }
}
