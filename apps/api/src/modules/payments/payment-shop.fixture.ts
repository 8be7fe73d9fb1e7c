import type { PaymentContext } from '@passepartout/commerce/payments'
import type { NewOrder } from '@passepartout/db'
import { createAwaitingOrder, PLACED_AT, recordOrderHooks } from '@passepartout/testing'
import { beforeEach } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

interface Options {
  paymentProviders?: () => PaymentContext['paymentProviders']
  clock?: () => Date
}

/** A shop with payable orders, and a payment context for any time. */
export function usePaymentShop({ paymentProviders = () => ({}), clock = () => PLACED_AT }: Options = {}) {
  const { called, clear, orderHooks } = recordOrderHooks()
  const shop = useShop({
    orderHooks,
    clock,
    // A getter, because the test's own provider is created later.
    get paymentProviders() {
      return paymentProviders()
    },
  })
  beforeEach(clear)
  return {
    shop,
    called,
    context(now: Date = clock(), other: Partial<PaymentContext> = {}): PaymentContext {
      const { deps } = shop()
      return { ...deps, sellers: deps.sellers(), now, ...other }
    },
    order: (part?: Partial<NewOrder>) => createAwaitingOrder(shop().db, part),
  }
}
