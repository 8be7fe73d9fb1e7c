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
export { legalDocuments, legalTextKey } from './documents/legal-documents.ts'
export {
  type AccountLetterData,
  type AccountLetterKind,
  renderAccountLetter,
} from './letters/account-letters.ts'
export { addressed } from './letters/addressed.ts'
export { drawLetter } from './letters/draw-letter.ts'
export { renderGuestBookNews, sampleGuestBookLetters } from './letters/guest-book-letters.ts'
export type { Block, Letter } from './letters/letter.ts'
export type { LetterData, LetterDocument, LetterKind, ToCustomer } from './letters/letters.ts'
export { linePicture, type PictureSource } from './letters/line-picture.ts'
export { renderLetter } from './letters/render-letter.ts'
export { sampleAccountLetters, sampleReader } from './letters/sample-account-letters.ts'
export { sampleOrderLetters } from './letters/sample-letters.ts'
export { renderShareNews, renderShareQuestion, sampleShareLetters } from './letters/share-letters.ts'
