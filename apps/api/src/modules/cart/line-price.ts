import { frameConfigurationSchema } from '@passepartout/contracts/schemas'
import {
  type Catalogue,
  checkFrameConfiguration,
  type FrameConfiguration,
  frameOuterSize,
  normaliseFrameConfiguration,
  type OrderLine,
  type Price,
  type PriceBook,
  priceFrame,
  type Shop,
  shippingClassOf,
} from '@passepartout/domain'

export interface PricingContext {
  catalogue: Catalogue
  priceBook: PriceBook
  shop: Shop
  now: Date
}

/** A stored configuration, if it can still be made just as it is. */
export function storedConfiguration(
  { catalogue, shop }: PricingContext,
  stored: unknown,
): FrameConfiguration | undefined {
  const shape = frameConfigurationSchema.safeParse(stored)
  if (!shape.success) return undefined
  const { configuration, corrections } = normaliseFrameConfiguration(catalogue, shape.data, shop)
  return corrections.length === 0 && checkFrameConfiguration(catalogue, configuration, shop).ok
    ? configuration
    : undefined
}

/** Today's price of a configuration; the same for every call that shows or sums it. */
export function linePrice(
  { catalogue, priceBook, shop, now }: PricingContext,
  configuration: FrameConfiguration,
  quantity: number,
): Price | undefined {
  const price = priceFrame(priceBook, catalogue, configuration, shop, { quantity, at: now })
  return price.ok ? price : undefined
}

/** A priced line as the order's sums need it. */
export const orderLine = (
  { catalogue, priceBook }: PricingContext,
  configuration: FrameConfiguration,
  price: Price,
): OrderLine => ({
  total: price.total,
  totalOriginal: price.totalOriginal,
  vatRate: price.vatRate,
  shippingClass: shippingClassOf(priceBook.shipping, frameOuterSize(catalogue, configuration)),
})
