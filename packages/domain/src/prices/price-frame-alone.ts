import { frameOf, materialsForFrame } from '../catalogue/lookup.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import { normaliseFrameConfiguration } from '../frame/normalise-configuration.ts'
import { type Money, money } from '../money/money.ts'
import type { Shop } from '../shop/shop.ts'
import { dayIn, validOn } from './days.ts'
import { endingFor, withEnding } from './endings.ts'
import { priceFrame } from './price-frame.ts'
import type { FramePartCode } from './price-result.ts'
import type { PriceBook } from './schema.ts'

/** Parts of a picture's price that come with its frame. */
export const FRAMING_PARTS: readonly FramePartCode[] = ['frame', 'glass', 'mat']

/** A frame without a picture (specification, "Designer addresses"). */
export interface FrameAlone {
  frameType: string
  /** Width x height in mm of the picture that fits into it. */
  formatType: string
  matType?: string | undefined
  /** Millimetres. */
  matSize?: number | undefined
}

/**
 * What a frame alone costs, VAT as in every price of the shop: what frame, glass and mat add to a picture, with the
 * channel's price ending. Campaigns are for pictures. `undefined` where no such frame is made in this size.
 */
export function priceFrameAlone(
  book: PriceBook,
  catalogue: Catalogue,
  alone: FrameAlone,
  shop: Shop,
  at: Date,
): Money | undefined {
  const kind = frameOf(catalogue, alone.frameType)?.kind
  if (!kind) return undefined
  for (const { id: materialType } of materialsForFrame(catalogue, kind)) {
    const { configuration, corrections } = normaliseFrameConfiguration(
      catalogue,
      { ...alone, materialType },
      shop,
    )
    const price =
      corrections.length === 0 ? priceFrame(book, catalogue, configuration, shop, { at }) : undefined
    if (!price?.ok) continue
    const framing = price.parts.filter(({ code }) => FRAMING_PARTS.includes(code))
    const amount = framing.reduce((sum, { original }) => sum + original.amount, 0)
    const currencies = validOn(book.currencies, dayIn(book.timeZone, at))
    const ending = currencies && endingFor(currencies, shop.channel, shop.currency)
    return money(ending ? withEnding(amount, ending) : amount, shop.currency)
  }
  return undefined
}
