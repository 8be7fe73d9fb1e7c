import type { Catalogue } from '../../catalogue/schema.ts'
import type { PriceResult } from '../../prices/price-result.ts'
import type { PriceBook } from '../../prices/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import {
  type PriceOptions,
  priceByRules,
  type UnitPriceResult,
  unitPriceByRules,
} from '../shared/price-by-rules.ts'
import type { FrameConfiguration } from './configuration.ts'
import { photoFrameRules } from './rules.ts'

/**
 * The price of a picture in a shop at a time: parts that add up exactly, original and current, VAT rate, reference
 * price, tiers (specification, "Prices"). Returns the problems of a configuration that cannot be made.
 */
export const priceFrame = (
  book: PriceBook,
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  shop: Shop,
  options: PriceOptions,
): PriceResult =>
  // Parts and problems have the types of the wall art rules.
  priceByRules(
    photoFrameRules,
    book,
    catalogue,
    { kind: 'photo-frame', ...configuration },
    shop,
    options,
  ) as PriceResult

/** The unit price of a picture now and without campaign, for lists of many prices. */
export const unitPriceFrame = (
  book: PriceBook,
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  shop: Shop,
  at: Date,
): UnitPriceResult =>
  unitPriceByRules(photoFrameRules, book, catalogue, { kind: 'photo-frame', ...configuration }, shop, at)
