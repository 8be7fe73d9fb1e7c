import { formatsOf, isFormatProducible } from '../../catalogue/formats.ts'
import { frameOf, hasMaterial, materialOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import type { Material } from '../../catalogue/vocabulary.ts'
import type { Price } from '../../prices/price-result.ts'
import type { PriceBook } from '../../prices/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { isEmptySize, parseDimension } from '../../sizes/dimension.ts'
import type { PriceOptions } from '../shared/price-by-rules.ts'
import type { FrameConfiguration } from './configuration.ts'
import { normaliseFrameConfiguration } from './normalise-configuration.ts'
import { priceFrame } from './price-frame.ts'

/** A price that content requests: `leinwand`, `leinwand:600x400`, `poster+holzrahmen`, `poster:600x400+holzrahmen`. */
export interface PriceTarget {
  materialType: Material
  formatType?: string
  frameType?: string
}

/** Parses a price target; `undefined` if material, format or frame is unknown. */
export function parsePriceTarget(catalogue: Catalogue, text: string): PriceTarget | undefined {
  const [, materialType, formatType, frameType] = /^([a-z]+)(?::(\d+x\d+))?(?:\+([a-z-]+))?$/.exec(text) ?? []
  if (!hasMaterial(catalogue, materialType)) return undefined
  const material = materialOf(catalogue, materialType)
  if (
    formatType !== undefined &&
    (isEmptySize(parseDimension(formatType)) || !isFormatProducible(material, formatType))
  )
    return undefined
  if (frameType !== undefined) {
    const frame = frameOf(catalogue, frameType)
    if (!frame || !material.frames.includes(frame.kind.id)) return undefined
  }
  return {
    materialType,
    ...(formatType === undefined ? {} : { formatType }),
    ...(frameType === undefined ? {} : { frameType }),
  }
}

export interface StartingPrice {
  configuration: FrameConfiguration
  price: Price
  /** The lowest price of several formats, displayed as "from". */
  isFrom: boolean
}

/**
 * The price of a target: of its format, or of the cheapest offered format with everything else at its default.
 * `undefined` if a shop offers none.
 */
export function startingPrice(
  book: PriceBook,
  catalogue: Catalogue,
  target: PriceTarget,
  shop: Shop,
  options: PriceOptions,
): StartingPrice | undefined {
  const formats =
    target.formatType === undefined
      ? formatsOf(catalogue, materialOf(catalogue, target.materialType), shop)
      : [target.formatType]
  let cheapest: StartingPrice | undefined
  for (const formatType of formats) {
    const { configuration, corrections } = normaliseFrameConfiguration(
      catalogue,
      { ...target, formatType },
      shop,
    )
    // A default may adapt to the size (a stronger stretcher); size and frame must be the requested ones.
    if (corrections.some(({ field }) => field !== 'optionTypes')) continue
    const price = priceFrame(book, catalogue, configuration, shop, options)
    if (!price.ok) continue
    if (cheapest && cheapest.price.current.amount <= price.current.amount) continue
    cheapest = { configuration, price, isFrom: target.formatType === undefined }
  }
  return cheapest
}
