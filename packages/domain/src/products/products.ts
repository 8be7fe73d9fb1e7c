import type { Catalogue } from '../catalogue/schema.ts'
import type { PackableItem } from '../prices/pack-order.ts'
import type { ProductPriceResult } from '../prices/price-result.ts'
import type { PriceBook } from '../prices/schema.ts'
import type { Shop } from '../shops/shop.ts'
import { type ConfigurationOf, type ProductConfiguration, rulesOf } from './product-rules.ts'
import type { ProductKind } from './registry.ts'
import type { QuantityRule } from './shared/limits.ts'
import {
  type PriceOptions,
  priceByRules,
  type UnitPriceResult,
  unitPriceByRules,
} from './shared/price-by-rules.ts'
import type { PrintedPage } from './shared/printed-page.ts'
import type { NormalisedProduct, ProductCheck, ProductInput } from './shared/rules.ts'

/**
 * Turns whatever arrived into a configuration that passes `checkProduct`: what is missing takes its default, what
 * cannot be is replaced and named in `corrections`.
 */
export const normaliseProduct = <K extends ProductKind>(
  catalogue: Catalogue,
  kind: K,
  input: ProductInput,
  shop: Shop,
  now: Date,
): NormalisedProduct<ConfigurationOf<K>> =>
  rulesOf(kind).normalise(catalogue, input, shop, now) as NormalisedProduct<never>

/** Whether a product can be made and sold in a shop; all that is wrong is named, nothing is corrected. */
export const checkProduct = (
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  shop: Shop,
): ProductCheck => rulesOf(configuration.kind).check(catalogue, configuration, shop)

/**
 * The price of a product in a shop at a time: parts that add up exactly, original and current, VAT rate, reference
 * price, quantity tiers (specification, "Prices"). What cannot be made comes back with its problems.
 */
export const priceProduct = (
  book: PriceBook,
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  shop: Shop,
  options: PriceOptions,
): ProductPriceResult =>
  priceByRules(rulesOf(configuration.kind), book, catalogue, configuration, shop, options)

/** Only what one piece costs now and without campaign, for lists of many prices; the same amounts as `priceProduct`. */
export const unitPriceProduct = (
  book: PriceBook,
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  shop: Shop,
  at: Date,
): UnitPriceResult => unitPriceByRules(rulesOf(configuration.kind), book, catalogue, configuration, shop, at)

/** Every configuration of a kind that can be made in a shop; nothing where a kind cannot be counted out. */
export const enumerateProducts = <K extends ProductKind>(
  catalogue: Catalogue,
  kind: K,
  shop: Shop,
): Iterable<ConfigurationOf<K>> => (rulesOf(kind).enumerate?.(catalogue, shop) ?? []) as Iterable<never>

/** How many pieces of a configuration can be ordered; `undefined` where any number can. */
export const quantityRuleOf = (
  catalogue: Catalogue,
  configuration: ProductConfiguration,
): QuantityRule | undefined => rulesOf(configuration.kind).quantity?.(catalogue, configuration)

/** The pages that a configuration is printed on, in order; `undefined` where its kind has no pages of its own. */
export const printedPagesOf = (
  catalogue: Catalogue,
  configuration: ProductConfiguration,
): PrintedPage[] | undefined => rulesOf(configuration.kind).pages?.(catalogue, configuration)

/** A piece as it is handed to packing; nothing of what comes by mail. */
export function packableItemOf(
  catalogue: Catalogue,
  configuration: ProductConfiguration,
): PackableItem | undefined {
  const { form, isPosted = false, ...piece } = rulesOf(configuration.kind).parcel(catalogue, configuration)
  return form === 'none' ? undefined : { ...piece, form, isPosted }
}

/** Whether a piece can be sent back for no reason (trade facts 12). */
export const hasRightOfWithdrawal = (catalogue: Catalogue, configuration: ProductConfiguration): boolean =>
  rulesOf(configuration.kind).isWithdrawable(catalogue, configuration)
