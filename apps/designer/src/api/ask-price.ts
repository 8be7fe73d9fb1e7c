import { type Client, getArticlePrice, getShippingInformation } from '@passepartout/contracts'
import type { FrameConfiguration } from '@passepartout/domain'
import type { Price } from '../state/design-state.ts'

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

/**
 * What a picture costs in a quantity, when it arrives and what its shipping costs: all as of now, as the cart says it.
 *
 * @throws Error with the code of a refused price; without the days of delivery it is a price all the same
 */
export async function askPrice(
  client: Client,
  configuration: FrameConfiguration,
  { quantity = 1, signal }: { quantity?: number; signal?: AbortSignal } = {},
): Promise<Price> {
  const query = { ...frameQuery(configuration), quantity }
  const options = signal ? { signal } : {}
  const [article, way] = await Promise.all([
    client.call(getArticlePrice, { query }, options),
    client.call(getShippingInformation, { query }, options),
  ])
  if (!article.ok) throw new Error(article.code)
  const { priceCurrent, total: current, totalOriginal: original, discountPercent } = article.payload
  return {
    ...{ current, original, discountPercent },
    ...(quantity > 1 ? { pieces: { count: quantity, each: priceCurrent } } : {}),
    delivery: way.ok
      ? {
          range: way.payload.delivery.text,
          shipping: way.payload.shipping?.amount ? way.payload.shipping.text : null,
        }
      : null,
  }
}
