import { getExpressShop, getShippingInformation } from '@passepartout/contracts'
import type { LoadContext } from '../../platform/block.ts'
import type { ProductForm } from './product-form.ts'

/** When it is there, as of now; pages are kept for a quarter of an hour at most. */
export interface DeliveryPromise {
  /** The day to promise, and until when to order for it. */
  day: string
  orderBy: string
  /** What holds for the coming occasion. */
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
