import {
  type Catalogue,
  dayInZone,
  isReducible,
  LAB_TIME_ZONE,
  type Money,
  type OrderLine,
  orderSums,
  type PriceBook,
  type ProductConfiguration,
  type ProductProblem,
  packableItemOf,
  priceProduct,
  type QuantityRule,
  quantityRuleOf,
  type Shop,
} from '@passepartout/domain'

export interface PricingContext {
  catalogue: Catalogue
  priceBook: PriceBook
  shop: Shop
  now: Date
}

export type LineConfiguration = ProductConfiguration

export interface LinePrice {
  current: Money
  original: Money
  total: Money
  totalOriginal: Money
  vatRate: number
  /** Price of a single piece. */
  single: Money
  quantityTiers: readonly { from: number; unit: Money }[]
  /** Lowest price of the 30 days before a reduction, where the country requires it. */
  referencePrice?: Money
}

/** Quantity rule of kinds without their own. */
const USUAL: QuantityRule = { min: 1, max: 99 }

export const lineQuantities = (catalogue: Catalogue, configuration: LineConfiguration): QuantityRule =>
  quantityRuleOf(catalogue, configuration) ?? USUAL

/** Today's price of a configuration. Every call that displays or sums prices uses this function. */
export const priceLine = (
  { catalogue, priceBook, shop, now }: PricingContext,
  configuration: LineConfiguration,
  quantity: number,
): ({ ok: true } & LinePrice) | { ok: false; problems: readonly ProductProblem[] } =>
  priceProduct(priceBook, catalogue, configuration, shop, { quantity, at: now })

/** A priced line as input of the order totals. */
export function toPricedOrderLine(
  { catalogue }: PricingContext,
  configuration: LineConfiguration,
  price: LinePrice,
  quantity: number,
): OrderLine {
  const piece = packableItemOf(catalogue, configuration)
  return {
    total: price.total,
    totalOriginal: price.totalOriginal,
    vatRate: price.vatRate,
    isVoucher: !isReducible(configuration.kind),
    sent: piece && { piece, count: quantity },
  }
}

/** Shipping of an order with only this line, calculated like the cart's. */
export function shippingOfSingleLine(
  context: PricingContext,
  configuration: LineConfiguration,
  quantity: number,
): Money | undefined {
  const price = priceLine(context, configuration, quantity)
  if (!price.ok) return undefined
  const { priceBook, shop, now } = context
  const lines = [toPricedOrderLine(context, configuration, price, quantity)]
  return orderSums(priceBook, shop, lines, dayInZone(LAB_TIME_ZONE, now)).shipping
}
