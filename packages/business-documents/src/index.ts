export { addressLines } from './address-lines.ts'
export { BRANDS } from './brand.ts'
export type { GiftVoucher } from './documents/draw-gift-voucher.ts'
export type { LegalText } from './documents/draw-legal-text.ts'
export {
  creditNoteContent,
  type InvoiceContent,
  type InvoicedLine,
  type InvoicePayment,
  type InvoiceSource,
  invoiceContent,
} from './documents/invoice-content.ts'
export { legalAttachments, legalTextKey } from './documents/legal-attachments.ts'
export {
  type AccountEmailData,
  type AccountEmailKind,
  renderAccountEmail,
} from './emails/account-emails.ts'
export { addressEmail } from './emails/address-email.ts'
export type { EmailBlock, EmailContent } from './emails/email-content.ts'
export { renderGuestBookNews, sampleGuestBookEmails } from './emails/guest-book-emails.ts'
export { type LineImageSource, lineThumbnail } from './emails/line-thumbnail.ts'
export type {
  CustomerEmailContext,
  EmailDocument,
  OrderEmailData,
  OrderEmailKind,
} from './emails/order-email-types.ts'
export { renderEmailHtml } from './emails/render-email-html.ts'
export { renderOrderEmail } from './emails/render-order-email.ts'
export { sampleAccountEmails, sampleRecipient } from './emails/sample-account-emails.ts'
export { sampleOrderEmails } from './emails/sample-order-emails.ts'
export { renderShareConfirmation, renderShareNews, sampleShareEmails } from './emails/share-emails.ts'
