import {
  type Catalogue,
  dayInZone,
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

/** What a line is made of: a product of any kind. */
export type LineConfiguration = ProductConfiguration

/** What a line costs, whatever it is. */
export interface LinePrice {
  current: Money
  original: Money
  total: Money
  totalOriginal: Money
  vatRate: number
  /** Of one piece that is bought alone. */
  single: Money
  /** Quantities from which a piece costs less. */
  quantityTiers: readonly { from: number; unit: Money }[]
  /** Lowest price of the 30 days before a reduction, where the country asks for it. */
  referencePrice?: Money
}

/** Pieces of one line where its kind has no rule of its own. */
const USUAL: QuantityRule = { min: 1, max: 99 }

/** How many pieces a line can have. */
export const lineQuantities = (catalogue: Catalogue, configuration: LineConfiguration): QuantityRule =>
  quantityRuleOf(catalogue, configuration) ?? USUAL

/** Today's price of a configuration; the same for every call that shows or sums it. */
export const priceLine = (
  { catalogue, priceBook, shop, now }: PricingContext,
  configuration: LineConfiguration,
  quantity: number,
): ({ ok: true } & LinePrice) | { ok: false; problems: readonly ProductProblem[] } =>
  priceProduct(priceBook, catalogue, configuration, shop, { quantity, at: now })

/** A priced line as the order's sums need it. */
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
    isVoucher: configuration.kind === 'gift-voucher',
    sent: piece && { piece, count: quantity },
  }
}

/** What an order of nothing but this line pays for shipping, summed as the cart's. */
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
