import type { Database, NewOrder, OrderRow } from '@passepartout/db'
import {
  createAwaitingOrder,
  type HookCalls,
  PLACED_AT,
  readCatalogue,
  recordOrderHooks,
  useDatabase,
} from '@passepartout/testing'
import { beforeAll, beforeEach } from 'vitest'
import type { PaymentContext } from './index.ts'

interface Options {
  paymentProviders?: () => PaymentContext['paymentProviders']
  clock?: () => Date
}

interface PaymentShop {
  db: () => Database
  called: () => HookCalls
  context(now?: Date, other?: Partial<PaymentContext>): PaymentContext
  order(part?: Partial<NewOrder>): Promise<OrderRow>
}

/** Payable orders in a database, and a payment context for any time. */
export function usePaymentShop({
  paymentProviders = () => ({}),
  clock = () => PLACED_AT,
}: Options = {}): PaymentShop {
  const db = useDatabase()
  const { called, clear, orderHooks } = recordOrderHooks()
  let sellers: PaymentContext['sellers'] | undefined
  beforeAll(async () => {
    sellers = (await readCatalogue()).sellers
  })
  beforeEach(clear)
  const silent = () => undefined
  return {
    db,
    called,
    context(now = clock(), other = {}) {
      if (!sellers) throw new Error('The catalogue is read only while tests run')
      return {
        db: db(),
        paymentProviders: paymentProviders(),
        invoiceCustomers: [],
        orderHooks,
        log: { info: silent, warn: silent, error: silent },
        sellers,
        now,
        ...other,
      }
    },
    order: part => createAwaitingOrder(db(), part),
  }
}
