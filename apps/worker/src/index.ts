export {
  createDesignImageRenderer,
  type DesignImageRenderer,
  TILE_WIDTH,
} from './designs/create-design-image-renderer.ts'
export { createEmailTransport, type EmailTransport } from './email/create-email-transport.ts'
export { createEmailSender, enqueueOrphanedEmails } from './email/send-mail.ts'
export { createLeadImages, type LeadImages } from './lead-images/create-lead-images.ts'
export { type PriceHistoryDeps, recordPriceHistory } from './price-history/record-price-history.ts'
export {
  createPrintRenderer,
  type PrintRenderer,
  type PrintRendererDeps,
} from './print/create-print-renderer.ts'
export type { PhotoFiles } from './print/photo-files.ts'
export { createPrintFileChecker } from './production/check-print-file.ts'
export { type JobTicket, jobTicketSchema } from './production/job-ticket.ts'
export { type OrderTicket, orderTicketSchema } from './production/order-ticket.ts'
export { createLineProducer, type LoadLine } from './production/produce-line.ts'
export type { ProductionLine } from './production/production-line.ts'
export type { ProductionOrder } from './production/production-order.ts'
export { createOrderTicketWriter, type LoadProductionOrder } from './production/write-order-ticket.ts'
export {
  createShareImageRenderer,
  type ShareImageRenderer,
} from './share-images/create-share-image-renderer.ts'
export { SHARE_SIZE, type ShareImage } from './share-images/share-image.ts'
