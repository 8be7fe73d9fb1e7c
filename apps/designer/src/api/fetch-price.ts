import {
  type CallPayload,
  type CallResult,
  type Client,
  getArticlePrice,
  getShippingInformation,
} from '@passepartout/contracts'
import type { DeliveryItem, FrameConfiguration } from '@passepartout/domain'
import type { DeliveryText, Price } from '../state/price.ts'

/** The query by which calls ask about a picture. */
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

/** The call that knows the price of a configured picture. */
export type FetchPrice = (
  client: Client,
  query: Query,
  options: { signal?: AbortSignal },
) => Promise<CallResult<PriceResponse>>

export const fetchProductPrice: FetchPrice = (client, query, options) =>
  client.call(getArticlePrice, { query }, options)

/** When it arrives and, of a picture with its size, what its shipping costs; null where the shop cannot say it. */
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
  /** Wall art's where it is left out. */
  charge?: FetchPrice
}

/**
 * What a picture costs in a quantity, when it arrives and what its shipping costs: all as of now, as the cart says it.
 *
 * @throws Error with the code of a refused price; without the days of delivery it is a price all the same
 */
export async function fetchPrice(
  client: Client,
  configuration: FrameConfiguration,
  { quantity = 1, signal, charge: ask = fetchProductPrice }: PriceRequest = {},
): Promise<Price> {
  const query = { ...frameQuery(configuration), quantity }
  const options = signal ? { signal } : {}
  const [charge, delivery] = await Promise.all([
    ask(client, query, options),
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
