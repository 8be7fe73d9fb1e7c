import {
  type CallPayload,
  type CallResult,
  type Client,
  getArticlePrice,
  getShippingInformation,
} from '@passepartout/contracts'
import type { DeliveryItem, FrameConfiguration } from '@passepartout/domain'
import type { DeliveryText, Price } from '../state/price.ts'

/** Query parameters of a wall-art configuration for API calls. */
export function frameQuery({
  materialType,
  formatType,
  optionTypes,
  frameType,
  matType,
  matSize,
}: FrameConfiguration) {
  return {
    materialType,
    formatType,
    optionTypes,
    ...(frameType ? { frameType } : {}),
    ...(matType ? { matType } : {}),
    ...(matSize === undefined ? {} : { matSize }),
  }
}

type Query = ReturnType<typeof frameQuery> & { quantity: number }
type PriceResponse = Pick<
  CallPayload<NonNullable<typeof getArticlePrice.shapes>>,
  'priceCurrent' | 'total' | 'totalOriginal' | 'discountPercent' | 'referencePrice'
>

/** Fetches the price of a configured product. */
export type FetchPrice = (
  client: Client,
  query: Query,
  options: { signal?: AbortSignal },
) => Promise<CallResult<PriceResponse>>

export const fetchProductPrice: FetchPrice = (client, query, options) =>
  client.call(getArticlePrice, { query }, options)

/** Delivery days and, for wall art with a size, shipping costs; null where the shop does not know them. */
export async function fetchDelivery(
  client: Client,
  query: DeliveryItem | Query,
  options: { signal?: AbortSignal } = {},
): Promise<DeliveryText | null> {
  const answer = await client.call(getShippingInformation, { query: query as Query }, options)
  if (!answer.ok) return null
  const { delivery, shipping } = answer.payload
  return { range: delivery.text, shipping: shipping?.amount ? shipping.text : null }
}

interface PriceRequest {
  quantity?: number
  signal?: AbortSignal
  /** Default: the call for wall art. */
  charge?: FetchPrice
}

/**
 * Fetches price, delivery days and shipping costs of a quantity, as the cart would display them now.
 * @throws Error with the code of a refused price; missing delivery days do not fail
 */
export async function fetchPrice(
  client: Client,
  configuration: FrameConfiguration,
  { quantity = 1, signal, charge: fetchPrice = fetchProductPrice }: PriceRequest = {},
): Promise<Price> {
  const query = { ...frameQuery(configuration), quantity }
  const options = signal ? { signal } : {}
  const [charge, delivery] = await Promise.all([
    fetchPrice(client, query, options),
    fetchDelivery(client, query, options),
  ])
  if (!charge.ok) throw new Error(charge.code)
  const { priceCurrent, total: current, totalOriginal: original, discountPercent } = charge.payload
  return {
    ...{ current, original, discountPercent, lowest: charge.payload.referencePrice },
    ...(quantity > 1 ? { pieces: { count: quantity, each: priceCurrent } } : {}),
    delivery,
  }
}
