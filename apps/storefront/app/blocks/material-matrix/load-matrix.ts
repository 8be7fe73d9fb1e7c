import type { MaterialMatrix } from '@passepartout/content-model'
import { hasMaterial, materialOf } from '@passepartout/domain'
import { loadStartingPrices } from '../../features/prices/load-starting-prices.ts'
import { priceName } from '../../features/prices/price-name.ts'
import type { StartingPrices } from '../../features/prices/starting-price.tsx'
import type { LoadContext } from '../../platform/block.ts'

export type Surface = 'matt' | 'satin' | 'glossy'

export interface MatrixData {
  prices: StartingPrices
  /** Surface of each material by the catalogue: the filters' criterion in every language. */
  surfaces: Readonly<Record<string, Surface>>
}

/**
 * Loads the prices of all materials in one format, starting prices for materials without it, and the data of the
 * filters.
 */
export async function loadMatrix(
  { groups, priceFormat: format }: MaterialMatrix,
  context: LoadContext,
): Promise<MatrixData> {
  const materials = groups.flatMap(group => group.items.map(({ materialType }) => materialType))
  return {
    prices: await loadStartingPrices(
      materials.flatMap(materialType => [priceName({ materialType, format }), materialType]),
      context,
    ),
    surfaces: Object.fromEntries(
      materials
        .filter(material => hasMaterial(context.catalogue, material))
        .map(material => [material, materialOf(context.catalogue, material).surface]),
    ),
  }
}
