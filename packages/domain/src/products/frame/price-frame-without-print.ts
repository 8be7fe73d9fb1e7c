import type { Catalogue } from '../../catalogue/schema.ts'
import type { Money } from '../../money/money.ts'
import type { PriceBook } from '../../prices/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { unitPriceByRules } from '../shared/price-by-rules.ts'
import { frameRules } from './rules.ts'

/** A frame without print as requested (specification, "Designer addresses"). */
export interface FrameWithoutPrint {
  frameType: string
  /** Width x height in mm of the picture that fits. */
  formatType: string
  matType?: string | undefined
  matSize?: number | undefined
  /** Option values for the glass. */
  optionTypes?: string[] | undefined
}

/**
 * Price of a frame without print, with VAT as in every price of the shop. `undefined` if the frame is not made in this
 * size, and in shops that do not sell such frames.
 */
export function priceFrameWithoutPrint(
  book: PriceBook,
  catalogue: Catalogue,
  alone: FrameWithoutPrint,
  shop: Shop,
  at: Date,
): Money | undefined {
  const { configuration, corrections } = frameRules.normalise(catalogue, { ...alone }, shop, at)
  if (corrections.length > 0) return undefined
  const price = unitPriceByRules(frameRules, book, catalogue, configuration, shop, at)
  return price.ok ? price.current : undefined
}
