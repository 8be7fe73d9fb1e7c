export { availablePaymentMethods, paymentOptions, publicMethods } from './available-payment-methods.ts'
export { importStatement } from './import-statement.ts'
export type { PaymentContext } from './payment-context.ts'
export { pollPaymentOnReturn } from './poll-payment.ts'
export { retryPayment } from './retry-payment.ts'

import { stripeEventRoute } from './stripe-event.ts'

export { paymentStatusPayload } from './payment-status-payload.ts'
export { paymentsCommand } from './payments-command.ts'
export { reconcilePayments } from './reconcile-payments.ts'
export { cancelPayment, requestRefund, sendRefund } from './refund-payment.ts'
export { createPayment, startPayment } from './start-payment.ts'

export const paymentRoutes = [stripeEventRoute]
