import type { Database, OrderRow } from '@passepartout/db'
import type { Sellers } from '@passepartout/domain'
import type { PaymentProviders } from '../../adapters/payment/payment-provider.ts'
import type { ApiLog } from '../../deps.ts'

/** What hangs on an order's payment. Each is called in the transaction of what it follows, and fails with it. */
export interface OrderHooks {
  /** The order was written. */
  onPlaced?: (tx: Database, order: OrderRow) => Promise<void>
  /** The order may be made: its money is there, or it is made on account. */
  onPaid?: (tx: Database, order: OrderRow, how: { onAccount: boolean }) => Promise<void>
  /** A transfer is still missing. Without this nobody is reminded. */
  onReminder?: (tx: Database, order: OrderRow) => Promise<void>
  /** The order was cancelled because nobody paid. */
  onUnpaid?: (tx: Database, order: OrderRow) => Promise<void>
}

/** What payments need; every call's context has it, and the clock and the command line make one. */
export interface PaymentContext {
  db: Database
  sellers: Sellers
  /** By the methods that have one; Stripe is offered where there is one. */
  paymentProviders: PaymentProviders
  /** Mail addresses of those who may pay by invoice, in small letters. */
  invoiceCustomers: readonly string[]
  orderHooks: OrderHooks
  now: Date
  log: ApiLog
}
