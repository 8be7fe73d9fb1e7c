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
 * Turns any input into a configuration that passes `checkProduct`: missing fields get their default, invalid ones are
 * replaced and listed in `corrections`.
 */
export const normaliseProduct = <K extends ProductKind>(
  catalogue: Catalogue,
  kind: K,
  input: ProductInput,
  shop: Shop,
  now: Date,
): NormalisedProduct<ConfigurationOf<K>> =>
  rulesOf(kind).normalise(catalogue, input, shop, now) as NormalisedProduct<never>

/** Whether a product can be made and sold in a shop; returns every problem and corrects nothing. */
export const checkProduct = (
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  shop: Shop,
): ProductCheck => rulesOf(configuration.kind).check(catalogue, configuration, shop)

/**
 * The price of a product in a shop at a time: parts that add up exactly, original and current, VAT rate, reference
 * price, quantity tiers (specification, "Prices"). Returns the problems of a product that cannot be made.
 */
export const priceProduct = (
  book: PriceBook,
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  shop: Shop,
  options: PriceOptions,
): ProductPriceResult =>
  priceByRules(rulesOf(configuration.kind), book, catalogue, configuration, shop, options)

/** Only the unit price now and without campaign, for lists of many prices; the same amounts as `priceProduct`. */
export const unitPriceProduct = (
  book: PriceBook,
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  shop: Shop,
  at: Date,
): UnitPriceResult => unitPriceByRules(rulesOf(configuration.kind), book, catalogue, configuration, shop, at)

/** Every configuration of a kind that can be made in a shop; empty for kinds that cannot be enumerated. */
export const enumerateProducts = <K extends ProductKind>(
  catalogue: Catalogue,
  kind: K,
  shop: Shop,
): Iterable<ConfigurationOf<K>> => (rulesOf(kind).enumerate?.(catalogue, shop) ?? []) as Iterable<never>

/** Quantity limits of a configuration; `undefined` if any number can be ordered. */
export const quantityRuleOf = (
  catalogue: Catalogue,
  configuration: ProductConfiguration,
): QuantityRule | undefined => rulesOf(configuration.kind).quantity?.(catalogue, configuration)

/** The printed pages of a configuration, in order; `undefined` if its kind has no pages. */
export const printedPagesOf = (
  catalogue: Catalogue,
  configuration: ProductConfiguration,
): PrintedPage[] | undefined => rulesOf(configuration.kind).pages?.(catalogue, configuration)

/** A piece before packing; `undefined` for products sent by email. */
export function packableItemOf(
  catalogue: Catalogue,
  configuration: ProductConfiguration,
): PackableItem | undefined {
  const { form, isPosted = false, ...piece } = rulesOf(configuration.kind).parcel(catalogue, configuration)
  return form === 'none' ? undefined : { ...piece, form, isPosted }
}

/** Whether a stored configuration is shipped; others are sent by email. */
export const isShippedProduct = (configuration: ProductConfiguration): boolean =>
  rulesOf(configuration.kind).isShipped?.(configuration) ?? true

/** Whether the right of withdrawal applies (trade facts 12). */
export const hasRightOfWithdrawal = (catalogue: Catalogue, configuration: ProductConfiguration): boolean =>
  rulesOf(configuration.kind).isWithdrawable(catalogue, configuration)
