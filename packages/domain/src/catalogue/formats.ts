import type { Shop } from '../shops/shop.ts'
import { dimensionString, orientationOf, parseDimension, rotateSize, type Size } from '../sizes/dimension.ts'
import type { Catalogue, MaterialDefinition } from './schema.ts'
import type { FormatGroupId } from './vocabulary.ts'

export interface FormatGroup {
  id: FormatGroupId
  /** Displayed initially. */
  main: string[]
  /** Behind "more formats". */
  more: string[]
}

/** Whether a size can be produced on a material, in either orientation. */
export function isSizeProducible(limits: MaterialDefinition['limits'], { widthMm, heightMm }: Size): boolean {
  const [short, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)]
  return short >= limits.minSideMm && short <= limits.maxShortSideMm && long <= limits.maxLongSideMm
}

export const isFormatProducible = (material: MaterialDefinition, format: string): boolean =>
  isSizeProducible(material.limits, parseDimension(format))

/** The formats a shop offers for a material, by ratio group; formats it cannot produce are dropped. */
export function formatGroups(catalogue: Catalogue, material: MaterialDefinition, shop: Shop): FormatGroup[] {
  const set = catalogue.formats.sets[material.formatSet]?.[shop.unit] ?? {}
  const renames = catalogue.formats.renames[shop.country] ?? {}
  return material.formatGroups.flatMap(group => {
    const fitting = (formats: readonly string[] = []) =>
      formats.filter(format => isFormatProducible(material, format))
    const main = fitting(set[group]?.main)
    const more = fitting(set[group]?.more)
    return main.length + more.length > 0 ? [{ id: renames[group] ?? group, main, more }] : []
  })
}

/** The group of custom sizes, if the country has one and the material comes in any size. */
export const freeGroupOf = (
  catalogue: Catalogue,
  material: MaterialDefinition,
  shop: Shop,
): FormatGroupId | undefined => (material.freeFormat ? catalogue.formats.freeGroups[shop.country] : undefined)

const offered = new WeakMap<MaterialDefinition, Map<string, readonly string[]>>()

/** All formats a shop offers for a material, smallest area first. */
export function formatsOf(catalogue: Catalogue, material: MaterialDefinition, shop: Shop): readonly string[] {
  // Cached: depends on the unit and the country's group names alone, and every price list starts with it.
  const known = offered.get(material) ?? new Map<string, readonly string[]>()
  offered.set(material, known)
  const key = `${shop.unit} ${catalogue.version}`
  const formats = known.get(key) ?? sortedFormats(catalogue, material, shop)
  known.set(key, formats)
  return formats
}

function sortedFormats(catalogue: Catalogue, material: MaterialDefinition, shop: Shop): string[] {
  const formats = formatGroups(catalogue, material, shop).flatMap(({ main, more }) => [...main, ...more])
  return [...new Set(formats)].sort((a, b) => area(a) - area(b) || a.localeCompare(b, 'en'))
}

const area = (format: string): number => {
  const { widthMm, heightMm } = parseDimension(format)
  return widthMm * heightMm
}

export const defaultFormat = (material: MaterialDefinition, shop: Shop): string =>
  material.initiallySelectedFormat[shop.unit]

/** Whether the shop offers a format, as it is or turned by 90 degrees. */
export function isOfferedFormat(
  catalogue: Catalogue,
  material: MaterialDefinition,
  shop: Shop,
  format: string,
): boolean {
  const turned = dimensionString(rotateSize(parseDimension(format)))
  const set = catalogue.formats.sets[material.formatSet]?.[shop.unit] ?? {}
  const listed = material.formatGroups.some(group => {
    const { main, more } = set[group] ?? { main: [], more: [] }
    return [format, turned].some(candidate => main.includes(candidate) || more.includes(candidate))
  })
  return listed && isFormatProducible(material, format)
}

/** The group of a format in either orientation; `undefined` for a free format. */
export function groupOfFormat(
  catalogue: Catalogue,
  material: MaterialDefinition,
  shop: Shop,
  format: string,
): FormatGroupId | undefined {
  const turned = dimensionString(rotateSize(parseDimension(format)))
  return formatGroups(catalogue, material, shop).find(({ main, more }) =>
    [...main, ...more].some(candidate => candidate === format || candidate === turned),
  )?.id
}

/** The same format in another orientation; a square does not change. */
export function withOrientation(format: string, orientation: 'landscape' | 'portrait'): string {
  const size = parseDimension(format)
  const own = orientationOf(size)
  return own === 'square' || own === orientation ? format : dimensionString(rotateSize(size))
}
