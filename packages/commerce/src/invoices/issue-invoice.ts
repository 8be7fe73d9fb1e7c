import { invoiceContent } from '@passepartout/business-documents'
import { insertInvoice, listOrderEvents, listOrderLines, type OrderRow } from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE, sellerOf } from '@passepartout/domain'
import { type PaymentContext, paymentStatusPayload } from '../payments/index.ts'
import { buildInvoiceSource } from './build-invoice-source.ts'

/**
 * Issues an order's invoice, once. `statusUrl` is the absolute address of its status page.
 *
 * @returns whether the invoice is new
 */
export async function issueInvoice(
  context: Omit<PaymentContext, 'orderHooks' | 'log'>,
  order: OrderRow,
  statusUrl: string,
): Promise<boolean> {
  const { db, now, sellers } = context
  const { method, slip } = await paymentStatusPayload(context, order)
  const paid = (await listOrderEvents(db, order.id)).find(
    ({ kind }) => kind === 'paid' || kind === 'invoice-paid',
  )
  const source = buildInvoiceSource({
    order,
    lines: await listOrderLines(db, order.id),
    sellers,
    payment: {
      method,
      paidOn: paid ? dayInZone(LAB_TIME_ZONE, paid.at) : null,
      payUntil: paid ? null : (slip?.payUntil ?? null),
      transfer:
        paid || !slip
          ? null
          : { iban: slip.iban, bic: slip.bic, holder: slip.recipient, reference: slip.reference },
    },
    statusUrl,
    issuedAt: now,
    suppliedAt: now,
  })
  const { repeated } = await insertInvoice(db, {
    orderId: order.id,
    kind: 'invoice',
    seller: sellerOf(sellers, order).id,
    key: 'invoice',
    content: number => invoiceContent(number, source),
    now,
  })
  return !repeated
}
