/** What draws PDFs, apart from the rest: its libraries are a tenth of what a shop loads, and wanted with the first order. */
export { giftVoucherDocument } from './documents/draw-gift-voucher.ts'
export { drawInvoice } from './documents/draw-invoice.ts'
export { drawLegalText } from './documents/draw-legal-text.ts'
