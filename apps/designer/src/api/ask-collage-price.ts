import { type Client, getCollageDesignGroup, getShippingInformation } from '@passepartout/contracts'
import type { askPrice } from './ask-price.ts'
import { frameQuery } from './ask-price.ts'

/**
 * What a collage costs, whatever its design: all designs cost the same.
 *
 * @throws Error with the code of a refused price
 */
export const askCollagePrice: typeof askPrice = async (
  client: Client,
  configuration,
  { quantity = 1, signal } = {},
) => {
  const query = { ...frameQuery(configuration), quantity }
  const options = signal ? { signal } : {}
  const [collage, way] = await Promise.all([
    client.call(getCollageDesignGroup, { query }, options),
    client.call(getShippingInformation, { query }, options),
  ])
  if (!collage.ok) throw new Error(collage.code)
  const { priceCurrent, total: current, totalOriginal: original, discountPercent } = collage.payload.chosen
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
