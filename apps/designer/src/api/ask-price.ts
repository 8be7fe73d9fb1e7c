import {
  type CallPayload,
  type CallResult,
  type Client,
  getArticlePrice,
  getShippingInformation,
} from '@passepartout/contracts'
import type { FrameConfiguration } from '@passepartout/domain'
import type { Price } from '../state/price.ts'

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
type Charged = Pick<
  CallPayload<NonNullable<typeof getArticlePrice.shapes>>,
  'priceCurrent' | 'total' | 'totalOriginal' | 'discountPercent' | 'referencePrice'
>

/** The call that knows the price of a configured picture. */
export type AskCharge = (
  client: Client,
  query: Query,
  options: { signal?: AbortSignal },
) => Promise<CallResult<Charged>>

export const askArticleCharge: AskCharge = (client, query, options) =>
  client.call(getArticlePrice, { query }, options)

interface Asked {
  quantity?: number
  signal?: AbortSignal
  /** Wall art's where it is left out. */
  charge?: AskCharge
}

/**
 * What a picture costs in a quantity, when it arrives and what its shipping costs: all as of now, as the cart says it.
 *
 * @throws Error with the code of a refused price; without the days of delivery it is a price all the same
 */
export async function askPrice(
  client: Client,
  configuration: FrameConfiguration,
  { quantity = 1, signal, charge: ask = askArticleCharge }: Asked = {},
): Promise<Price> {
  const query = { ...frameQuery(configuration), quantity }
  const options = signal ? { signal } : {}
  const [charge, way] = await Promise.all([
    ask(client, query, options),
    client.call(getShippingInformation, { query }, options),
  ])
  if (!charge.ok) throw new Error(charge.code)
  const { priceCurrent, total: current, totalOriginal: original, discountPercent } = charge.payload
  return {
    ...{ current, original, discountPercent, lowest: charge.payload.referencePrice },
    ...(quantity > 1 ? { pieces: { count: quantity, each: priceCurrent } } : {}),
    delivery: way.ok
      ? {
          range: way.payload.delivery.text,
          shipping: way.payload.shipping?.amount ? way.payload.shipping.text : null,
        }
      : null,
  }
}
