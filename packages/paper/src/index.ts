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
export { legalAttachments, legalTextKey } from './documents/legal-documents.ts'
export {
  type AccountEmailData,
  type AccountEmailKind,
  renderAccountEmail,
} from './letters/account-letters.ts'
export { addressEmail } from './letters/addressed.ts'
export { renderEmailHtml } from './letters/draw-letter.ts'
export { renderGuestBookNews, sampleGuestBookLetters } from './letters/guest-book-letters.ts'
export type { EmailBlock, EmailContent } from './letters/letter.ts'
export type {
  CustomerEmailContext,
  EmailDocument,
  OrderEmailData,
  OrderEmailKind,
} from './letters/letters.ts'
export { type LineImageSource, lineThumbnail } from './letters/line-picture.ts'
export { renderOrderEmail } from './letters/render-letter.ts'
export { sampleAccountEmails, sampleRecipient } from './letters/sample-account-letters.ts'
export { sampleOrderEmails } from './letters/sample-letters.ts'
export { renderShareConfirmation, renderShareNews, sampleShareEmails } from './letters/share-letters.ts'
