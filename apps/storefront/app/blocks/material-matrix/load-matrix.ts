import type { MaterialMatrix } from '@passepartout/content-model'
import { hasMaterial, materialOf } from '@passepartout/domain'
import { loadStartingPrices } from '../../features/prices/load-starting-prices.ts'
import { priceName } from '../../features/prices/price-name.ts'
import type { StartingPrices } from '../../features/prices/starting-price.tsx'
import type { LoadContext } from '../../platform/block.ts'

export type Surface = 'matt' | 'satin' | 'glossy'

export interface MatrixData {
  prices: StartingPrices
  /** How a material shines, by the catalogue: the filters' answer in every language. */
  surfaces: Readonly<Record<string, Surface>>
}

/** Prices of all materials in one format, the lowest of those that do not come in it, and what the filters ask for. */
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
