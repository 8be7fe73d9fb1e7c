import type { Sellers } from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'

/** What payments need; every call's context has it, and the clock and the command line make one. */
export interface PaymentContext
  extends Pick<ApiDeps, 'db' | 'paymentProviders' | 'invoiceCustomers' | 'orderHooks' | 'log'> {
  sellers: Sellers
  now: Date
}
