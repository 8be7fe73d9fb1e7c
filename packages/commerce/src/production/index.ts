export { buildEnvelopePrintJob } from './build-envelope-print-job.ts'
export { loadProductionLine, markLineProduced } from './lines-in-production.ts'
export { loadLabOrder } from './load-lab-order.ts'
export { loadProductionOrder } from './load-production-order.ts'
