import { creditNoteContent, type InvoiceContent } from '@passepartout/business-documents'
import {
  type Database,
  insertInvoice,
  listOrderInvoices,
  type OrderEventRow,
  type OrderRow,
} from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE } from '@passepartout/domain'

/** Idempotency key of the credit note of an order event. */
export const creditNoteIdempotencyKey = (sequence: number): string => `credit-${sequence}`

/**
 * Issues a credit note for a refund, vouchers included, up to the amount of the invoice that is not credited yet. Does
 * nothing without an invoice.
 */
export async function issueCreditNote(
  { db, now }: { db: Database; now: Date },
  order: OrderRow,
  { sequence, details }: OrderEventRow,
): Promise<void> {
  const issued = await listOrderInvoices(db, order.id)
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const content = invoice.content as InvoiceContent
  const others = issued.filter(
    ({ kind, key }) => kind === 'credit-note' && key !== creditNoteIdempotencyKey(sequence),
  )
  const credited = others.reduce((sum, one) => sum + (one.content as InvoiceContent).total, 0)
  const amount = Math.min(content.total - credited, refundedAmounts(details))
  if (amount < 1) return
  await insertInvoice(db, {
    orderId: order.id,
    kind: 'credit-note',
    seller: invoice.seller,
    key: creditNoteIdempotencyKey(sequence),
    content: number =>
      creditNoteContent(number, content, { issuedOn: dayInZone(LAB_TIME_ZONE, now), amount }),
    now,
  })
}

/** Total of a refund, vouchers included, in minor units. */
export const refundedAmounts = ({ amount, toVoucher }: OrderEventRow['details']): number =>
  (typeof amount === 'number' ? amount : 0) + voucherRefundAmount({ toVoucher })

export const voucherRefundAmount = ({ toVoucher }: OrderEventRow['details']): number =>
  typeof toVoucher === 'number' ? toVoucher : 0
