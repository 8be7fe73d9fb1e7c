export { buildEnvelopePrintJob } from './build-envelope-print-job.ts'
export { loadProductionLine, markLineProduced } from './lines-in-production.ts'
export { loadProductionOrder } from './load-production-order.ts'
