export { buildInvoiceSource } from './build-invoice-source.ts'
export {
  creditNoteIdempotencyKey,
  issueCreditNote,
  refundedAmounts,
  voucherRefundAmount,
} from './credit-note.ts'
export { ensureInvoicePdf } from './ensure-invoice-pdf.ts'
export { issueInvoice } from './issue-invoice.ts'
