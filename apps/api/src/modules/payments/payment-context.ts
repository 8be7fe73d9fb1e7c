import type { Sellers } from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'

/** Dependencies of payments. Every call's context has them; the scheduler and the command line create their own. */
export interface PaymentContext
  extends Pick<ApiDeps, 'db' | 'paymentProviders' | 'invoiceCustomers' | 'orderHooks' | 'log'> {
  sellers: Sellers
  now: Date
}
