export { pollPaymentOnReturn } from './ask-payment.ts'
export { importStatement } from './import-statement.ts'
export { retryPayment } from './pay-again.ts'
export type { PaymentContext } from './payment-context.ts'
export { availablePaymentMethods, paymentOptions, publicMethods } from './payment-methods.ts'

import { stripeEventRoute } from './stripe-event.ts'

export { paymentStatusPayload } from './payment-of.ts'
export { paymentsCommand } from './payments-command.ts'
export { cancelPayment, requestRefund, sendRefund } from './refund-payment.ts'
export { createPayment, startPayment } from './start-payment.ts'
export { reconcilePayments } from './tend-payments.ts'

export const paymentRoutes = [stripeEventRoute]
