import {
  areaMm2,
  type Catalogue,
  formatsOf,
  isEmptySize,
  type MaterialDefinition,
  orientationOf,
  parseDimension,
  type Shop,
  type Size,
  withOrientation,
} from '@passepartout/domain'

/** Other proportions crop the photo differently, which weighs more than another size. */
const WEIGHT_OF_PROPORTIONS = 4

/**
 * The format of a material that is nearest to one it does not have: proportions before size, in the same orientation.
 * `undefined` if `format` is no size.
 */
export function nearestFormat(
  catalogue: Catalogue,
  material: MaterialDefinition,
  shop: Shop,
  format: string,
): string | undefined {
  const wanted = parseDimension(format)
  if (isEmptySize(wanted)) return undefined
  const away = (candidate: string) => {
    const size = parseDimension(candidate)
    return (
      Math.abs(Math.log(areaMm2(size) / areaMm2(wanted))) +
      WEIGHT_OF_PROPORTIONS * Math.abs(Math.log(proportions(size) / proportions(wanted)))
    )
  }
  const [nearest] = formatsOf(catalogue, material, shop).toSorted((a, b) => away(a) - away(b))
  return nearest && withOrientation(nearest, orientationOf(wanted) === 'portrait' ? 'portrait' : 'landscape')
}

const proportions = ({ widthMm, heightMm }: Size): number =>
  Math.max(widthMm, heightMm) / Math.min(widthMm, heightMm)
