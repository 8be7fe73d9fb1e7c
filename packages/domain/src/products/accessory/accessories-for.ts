import type { Catalogue } from '../../catalogue/schema.ts'
import { parseDimension } from '../../sizes/dimension.ts'
import type { ProductKind } from '../registry.ts'
import { definitionOf } from '../shared/limits.ts'
import type { AccessoryArticle } from './schema.ts'

/**
 * Accessories offered with a product: by its kind, or for pictures by material and width. For cards:
 * `accessoriesForCard`.
 */
export function accessoriesFor(
  catalogue: Catalogue,
  product: { kind: ProductKind; materialType?: string; formatType?: string; frameType?: string },
): AccessoryArticle[] {
  const { widthMm } = parseDimension(product.formatType ?? '')
  return definitionOf(catalogue, 'accessory').articles.filter(({ fits }) => {
    if (fits.kinds?.includes(product.kind)) return true
    const hangs = fits.materials?.some(material => material === product.materialType)
    return hangs === true && product.frameType === undefined && widthMm <= (fits.maxWidthMm ?? widthMm)
  })
}
