import type { CollageDesign } from '@passepartout/designs'
import {
  type CollageConfiguration,
  definitionOf,
  type Material,
  normaliseProduct,
  type PartCode,
  type Price,
  priceProduct,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { cheaper, rememberForAMinute } from '../prices/index.ts'

export interface PricedCollage {
  configuration: CollageConfiguration
  price: Price<PartCode>
}

/** A collage on a material in a format with everything else at its default; nothing where the two do not go together. */
export function pricedCollage(
  { catalogue, priceBook, shop, now }: CallContext,
  input: { designId: string; materialType: Material; formatType: string },
): PricedCollage | undefined {
  const { configuration, corrections } = normaliseProduct(catalogue, 'collage', input, shop, now)
  // A default that gives way to the size is fine; material and size must be the ones asked for.
  if (corrections.some(({ field }) => field !== 'optionTypes')) return undefined
  const price = priceProduct(priceBook, catalogue, configuration, shop, { at: now })
  return price.ok ? { configuration, price } : undefined
}

const remembered = rememberForAMinute<Map<string, Material | undefined>>()

/** The cheapest way to have a design: many share their formats, whose cheapest material is looked for once. */
export function cheapestCollage(context: CallContext, design: CollageDesign): PricedCollage | undefined {
  const { priceBook, shop, now } = context
  const known = remembered(priceBook, shop, now, () => new Map())
  const { designId, formats } = design.collage
  return formats
    .flatMap(formatType => {
      if (!known.has(formatType)) known.set(formatType, cheapestMaterial(context, designId, formatType))
      const materialType = known.get(formatType)
      return materialType ? (pricedCollage(context, { designId, materialType, formatType }) ?? []) : []
    })
    .reduce<PricedCollage | undefined>(
      (best, next) => (best && cheaper(best.price, next.price) === best.price ? best : next),
      undefined,
    )
}

function cheapestMaterial(context: CallContext, designId: string, formatType: string): Material | undefined {
  const prices = definitionOf(context.catalogue, 'collage').materials.flatMap(materialType => {
    const priced = pricedCollage(context, { designId, materialType, formatType })
    return priced ? [{ materialType, ...priced.price }] : []
  })
  return prices.reduce<(typeof prices)[number] | undefined>(cheaper, undefined)?.materialType
}
