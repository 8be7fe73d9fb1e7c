import type { Shop } from '../shops/shop.ts'
import { dimensionString, parseDimension, rotateSize, type Size } from '../sizes/dimension.ts'
import { formatsOf } from './formats.ts'
import type { Catalogue, MaterialDefinition } from './schema.ts'

/**
 * The offered format nearest to a free one, in the same orientation, if no side differs by more than a tenth. For hints
 * such as "2 cm narrower is a standard format".
 */
export function nearestFormat(
  catalogue: Catalogue,
  material: MaterialDefinition,
  shop: Shop,
  size: Size,
): string | undefined {
  const portrait = size.heightMm > size.widthMm
  const candidates = formatsOf(catalogue, material, shop).map(format => {
    const listed = parseDimension(format)
    return portrait ? rotateSize(listed) : listed
  })
  const distance = (candidate: Size) =>
    Math.max(
      Math.abs(candidate.widthMm - size.widthMm) / size.widthMm,
      Math.abs(candidate.heightMm - size.heightMm) / size.heightMm,
    )
  const nearest = candidates.sort((a, b) => distance(a) - distance(b))[0]
  return nearest && distance(nearest) <= 0.1 ? dimensionString(nearest) : undefined
}
