import { getExpressShop, getShippingInformation } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'
import type { ProductForm } from './product-form.ts'

/** Delivery date as of now; pages are cached for a quarter of an hour at most. */
export interface DeliveryPromise {
  /** The promised day, and the deadline to order for it. */
  day: string
  orderBy: string
  /** Message for the coming occasion. */
  message: string | undefined
  express: { day: string; orderBy: string; surcharge: string } | undefined
}

export async function loadDeliveryPromise(
  item: ProductForm['delivery'],
  { api }: Pick<LoadContext, 'api'>,
): Promise<DeliveryPromise | undefined> {
  const [shipping, express] = await Promise.all([
    api.call(getShippingInformation, { query: item }),
    api.call(getExpressShop, { query: item }),
  ])
  if (!shipping.ok) return undefined
  const { delivery, message } = shipping.payload
  const fast = express.ok ? express.payload.express : null
  return {
    day: delivery.latest.text,
    orderBy: delivery.orderBy.text,
    message: message ?? undefined,
    express:
      fast && fast.deliveryDay.day < delivery.latest.day
        ? { day: fast.deliveryDay.text, orderBy: fast.orderBy.text, surcharge: fast.surcharge.text }
        : undefined,
  }
}
