import {
  type CollageConfiguration,
  definitionOf,
  type Material,
  normaliseProduct,
  unitPriceProduct,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { lowerPrice, type StartingPriceSource } from '../prices/index.ts'

export interface PricedCollage extends StartingPriceSource {
  configuration: CollageConfiguration
}

/** A collage on a material in a format with default options; `undefined` when the two are incompatible. */
export function priceCollage(
  { catalogue, priceBook, shop, now }: CallContext,
  input: { designId: string; materialType: Material; formatType: string },
): PricedCollage | undefined {
  const { configuration, corrections } = normaliseProduct(catalogue, 'collage', input, shop, now)
  // A default option may yield to the size; material and size must be the requested ones.
  if (corrections.some(({ field }) => field !== 'optionTypes')) return undefined
  const price = unitPriceProduct(priceBook, catalogue, configuration, shop, now)
  return price.ok ? { configuration, ...price } : undefined
}

/**
 * Finds the cheapest configuration of a design. Designs share formats, and the cheapest material of each is calculated
 * once.
 */
export function cheapestCollages(context: CallContext) {
  const { materials } = definitionOf(context.catalogue, 'collage')
  const known = new Map<string, PricedCollage | undefined>()
  const cheapestIn = (designId: string, formatType: string) => {
    if (!known.has(formatType)) {
      const priced = materials.flatMap(
        materialType => priceCollage(context, { designId, materialType, formatType }) ?? [],
      )
      known.set(formatType, priced.reduce<PricedCollage | undefined>(lowerPrice, undefined))
    }
    return known.get(formatType)
  }
  return (designId: string, formats: readonly string[]): PricedCollage | undefined => {
    const best = formats
      .flatMap(format => cheapestIn(designId, format) ?? [])
      .reduce<PricedCollage | undefined>(lowerPrice, undefined)
    if (!best) return undefined
    const { materialType, formatType } = best.configuration
    // Priced again for the design itself, because a campaign may apply to this design alone.
    return priceCollage(context, { designId, materialType, formatType })
  }
}
