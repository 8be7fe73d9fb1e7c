import type { Catalogue } from '../../catalogue/schema.ts'
import type { Money } from '../../money/money.ts'
import type { PriceBook } from '../../prices/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { unitPriceByRules } from '../shared/price-by-rules.ts'
import { frameRules } from './rules.ts'

/** A frame without a picture as it is asked for (specification, "Designer addresses"). */
export interface FrameWithoutPrint {
  frameType: string
  /** Width x height in mm of the picture that fits into it. */
  formatType: string
  matType?: string | undefined
  /** Millimetres. */
  matSize?: number | undefined
  /** Glass. */
  optionTypes?: string[] | undefined
}

/**
 * What a frame alone costs, VAT as in every price of the shop. `undefined` where no such frame is made in this size, and in
 * shops that sell none.
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
