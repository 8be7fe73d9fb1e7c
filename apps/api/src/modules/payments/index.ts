export { askOnReturn } from './ask-payment.ts'
export { importStatement } from './import-statement.ts'
export { payAgain } from './pay-again.ts'
export type { PaymentContext } from './payment-context.ts'
export { paymentMethods, paymentOptions, publicMethods } from './payment-methods.ts'

import { stripeEventRoute } from './stripe-event.ts'

export { paymentOf } from './payment-of.ts'
export { paymentsCommand } from './payments-command.ts'
export { askRefund, cancelPayment, sendRefund } from './refund-payment.ts'
export { openPayment, startPayment } from './start-payment.ts'
export { tendPayments } from './tend-payments.ts'

export const paymentRoutes = [stripeEventRoute]
