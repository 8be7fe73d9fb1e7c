export {
  createDesignImageRenderer,
  type DesignImageRenderer,
  TILE_WIDTH,
} from './designs/create-design-pictures.ts'
export { createLeadImages, type LeadImages } from './lead-images/create-lead-images.ts'
export { createEmailTransport, type EmailTransport } from './mail/open-mail-transport.ts'
export { createEmailSender, enqueueOrphanedEmails } from './mail/send-mail.ts'
export { type PriceHistoryDeps, recordPriceHistory } from './price-history/record-price-history.ts'
export { createPrintRenderer, type PrintRenderer, type PrintRendererDeps } from './print/create-print-shop.ts'
export type { PhotoFiles } from './print/photo-files.ts'
export { type JobTicket, jobTicketSchema } from './production/job-ticket.ts'
export { createLineProducer, type LoadLine } from './production/produce-line.ts'
export type { ProductionLine } from './production/production-line.ts'
export { createShareImageRenderer, type ShareImageRenderer } from './share-pictures/create-share-pictures.ts'
export { SHARE_SIZE, type ShareImage } from './share-pictures/share-picture.ts'
