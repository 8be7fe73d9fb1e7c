import type { Database } from '@passepartout/db'
import type { Sellers, StructuredLog } from '@passepartout/domain'
import type { OrderHooks } from './order-hooks.ts'
import type { PaymentProviders } from './providers/payment-provider.ts'

/** What a process sets up once for payments. */
export interface PaymentPorts {
  db: Database
  /** By payment method; Stripe is offered where one is given. */
  paymentProviders: PaymentProviders
  /** Email addresses of customers who may pay by invoice, in lower case. */
  invoiceCustomers: readonly string[]
  orderHooks: OrderHooks
  log: StructuredLog
}

/** What payments work with at a moment: for a call, a job or a command. */
export interface PaymentContext extends PaymentPorts {
  sellers: Sellers
  now: Date
}
