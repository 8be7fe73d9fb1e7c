import { isFormatProducible } from '../../catalogue/formats.ts'
import { frameOf, hasMaterial, materialOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import type { FrameConfiguration } from './configuration.ts'
import type { PriceTarget } from './starting-price.ts'

const SKU = /^([a-z]+)-([1-9]\d{0,5}x[1-9]\d{0,5})(?:-([a-z]+(?:-[a-z]+)*))?$/

/**
 * The SKU of a picture: material, format in mm and the frame, if any: `leinwand-600x400`,
 * `poster-600x400-holzrahmen-eiche`. Options and mat are not included and get their defaults.
 */
export const frameSku = ({
  materialType,
  formatType,
  frameType,
}: Pick<FrameConfiguration, 'materialType' | 'formatType' | 'frameType'>): string =>
  [materialType, formatType, frameType].filter(part => part !== undefined).join('-')

/** Parses a SKU; `undefined` if the catalogue has no such picture. */
export function parseFrameSku(
  catalogue: Catalogue,
  sku: string,
): (PriceTarget & { formatType: string }) | undefined {
  const [, materialType, formatType, frameType] = SKU.exec(sku) ?? []
  if (!hasMaterial(catalogue, materialType) || formatType === undefined) return undefined
  const material = materialOf(catalogue, materialType)
  if (!isFormatProducible(material, formatType)) return undefined
  if (frameType === undefined) return { materialType, formatType }
  const frame = frameOf(catalogue, frameType)
  if (!frame || !material.frames.includes(frame.kind.id)) return undefined
  return { materialType, formatType, frameType: frame.finish.id }
}
