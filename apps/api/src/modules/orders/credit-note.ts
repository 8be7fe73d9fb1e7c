import { creditNoteContent, type InvoiceContent } from '@passepartout/business-documents'
import { insertInvoice, listOrderInvoices, type OrderEventRow, type OrderRow } from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE } from '@passepartout/domain'
import type { OrderEmailContext } from './enqueue-order-email.ts'

/** Of the credit note that belongs to a word of the journal; the same word has one. */
export const creditNoteIdempotencyKey = (sequence: number): string => `credit-${sequence}`

/**
 * Corrects an order's invoice by what a refund gives back, vouchers included, and never by more than it has left. Where
 * nothing was invoiced yet, nothing is corrected.
 */
export async function issueCreditNote(
  { db, now }: Pick<OrderEmailContext, 'db' | 'now'>,
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

/** What a refund gave back, by its way and to vouchers; minor units. */
export const refundedAmounts = ({ amount, toVoucher }: OrderEventRow['details']): number =>
  (typeof amount === 'number' ? amount : 0) + voucherRefundAmount({ toVoucher })

export const voucherRefundAmount = ({ toVoucher }: OrderEventRow['details']): number =>
  typeof toVoucher === 'number' ? toVoucher : 0
