import { frameConfigurationSchema } from '@passepartout/contracts/schemas'
import {
  type Catalogue,
  checkFrameConfiguration,
  dayIn,
  type FrameConfiguration,
  frameOuterSize,
  type Money,
  normaliseFrameConfiguration,
  type OrderLine,
  orderSums,
  PLANT_TIME_ZONE,
  type PriceBook,
  type ProductProblem,
  priceFrame,
  priceProduct,
  type QuantityRule,
  quantityRuleOf,
  type Shop,
  shippingClassOf,
} from '@passepartout/domain'
import { type ArticleConfiguration, isSent } from './article.ts'

export interface PricingContext {
  catalogue: Catalogue
  priceBook: PriceBook
  shop: Shop
  now: Date
}

/** What a line is made of: a designed product, or an article from the shelf. */
export type LineConfiguration = FrameConfiguration | ArticleConfiguration

export const isArticle = (configuration: LineConfiguration): configuration is ArticleConfiguration =>
  'kind' in configuration

/** What a line costs, whatever it is. */
export interface LinePrice {
  current: Money
  original: Money
  total: Money
  totalOriginal: Money
  vatRate: number
}

/** A stored configuration, if it can still be made just as it is. */
export function storedConfiguration(
  { catalogue, shop }: Omit<PricingContext, 'priceBook' | 'now'>,
  stored: unknown,
): FrameConfiguration | undefined {
  const shape = frameConfigurationSchema.safeParse(stored)
  if (!shape.success) return undefined
  const { configuration, corrections } = normaliseFrameConfiguration(catalogue, shape.data, shop)
  return corrections.length === 0 && checkFrameConfiguration(catalogue, configuration, shop).ok
    ? configuration
    : undefined
}

/** Designed pieces of one line. */
const DESIGNED: QuantityRule = { min: 1, max: 99 }

/** How many pieces a line can have. */
export const lineQuantities = (catalogue: Catalogue, configuration: LineConfiguration): QuantityRule =>
  (isArticle(configuration) ? quantityRuleOf(catalogue, configuration) : undefined) ?? DESIGNED

/** Today's price of a configuration; the same for every call that shows or sums it. */
export function linePrice(
  { catalogue, priceBook, shop, now }: PricingContext,
  configuration: LineConfiguration,
  quantity: number,
): ({ ok: true } & LinePrice) | { ok: false; problems: readonly ProductProblem[] } {
  return isArticle(configuration)
    ? priceProduct(priceBook, catalogue, configuration, shop, { quantity, at: now })
    : priceFrame(priceBook, catalogue, configuration, shop, { quantity, at: now })
}

/** A priced line as the order's sums need it. */
export const orderLine = (
  { catalogue, priceBook }: PricingContext,
  configuration: LineConfiguration,
  price: LinePrice,
): OrderLine => ({
  total: price.total,
  totalOriginal: price.totalOriginal,
  vatRate: price.vatRate,
  shippingClass: isArticle(configuration)
    ? isSent(catalogue, configuration)
      ? 'parcel'
      : undefined
    : shippingClassOf(priceBook.shipping, frameOuterSize(catalogue, configuration)),
})

/** What an order of nothing but this line pays for shipping, summed as the cart's. */
export function shippingAlone(
  context: PricingContext,
  configuration: LineConfiguration,
  quantity: number,
): Money | undefined {
  const price = linePrice(context, configuration, quantity)
  if (!price.ok) return undefined
  const { priceBook, shop, now } = context
  return orderSums(priceBook, shop, [orderLine(context, configuration, price)], dayIn(PLANT_TIME_ZONE, now))
    .shipping
}
