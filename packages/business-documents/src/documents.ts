/**
 * Entry point of the PDF renderers, apart from the rest: their libraries are a tenth of the code that a shop loads, and
 * are needed only with the first order.
 */
export { type DeliveryNote, senderLines, type WhitelabelContact } from './documents/delivery-note.ts'
export { type AddressLabel, drawAddressLabels } from './documents/draw-address-labels.ts'
export { drawCustomsDeclarations } from './documents/draw-customs-declarations.ts'
export { drawDeliveryNote } from './documents/draw-delivery-note.ts'
export { giftVoucherDocument } from './documents/draw-gift-voucher.ts'
export { drawInvoice } from './documents/draw-invoice.ts'
export { drawLegalText } from './documents/draw-legal-text.ts'
