import { frameOf, materialOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import { areaMm2, parseDimension, type Size } from '../../sizes/dimension.ts'
import type { ShippingUnit } from '../shared/rules.ts'
import type { FrameConfiguration } from './configuration.ts'
import { frameOuterSize } from './print-geometry.ts'

/** Thinner prints without a frame can be rolled. */
const STIFF_FROM_MM = 1
/** The long side of A3; longer prints that bend are shipped in a tube. */
const FLAT_UNTIL_MM = 420
/** Deeper pictures no longer fit between two boards. */
const FLAT_UNTIL_DEPTH_MM = 40

const squareMetres = (size: Size): number => areaMm2(size) / 1_000_000

/** Weight of frame and glass of a picture with its mat, in grams. */
export function framingGrams(
  catalogue: Catalogue,
  { frameType, formatType, matSize = 0 }: Pick<FrameConfiguration, 'frameType' | 'formatType' | 'matSize'>,
): number {
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  if (!frame) return 0
  const { widthMm, heightMm } = parseDimension(formatType)
  const inside = { widthMm: widthMm + 2 * matSize, heightMm: heightMm + 2 * matSize }
  const { gramsPerMetre, paneGramsPerM2 } = frame.kind
  const perimeterM = (2 * (inside.widthMm + inside.heightMm)) / 1000
  return perimeterM * gramsPerMetre + squareMetres(inside) * paneGramsPerM2
}

/** A picture for shipping: rolled if it is large and bends, else flat, or boxed if it is deep. */
export function wallArtShippingUnit(catalogue: Catalogue, configuration: FrameConfiguration): ShippingUnit {
  const { thicknessMm, gramsPerM2 } = materialOf(catalogue, configuration.materialType)
  const outer = frameOuterSize(catalogue, configuration)
  const print = squareMetres(parseDimension(configuration.formatType)) * gramsPerM2
  const bends = configuration.frameType === undefined && thicknessMm < STIFF_FROM_MM
  const isLong = Math.max(outer.widthMm, outer.heightMm) > FLAT_UNTIL_MM
  return {
    form: bends && isLong ? 'roll' : outer.depthMm > FLAT_UNTIL_DEPTH_MM ? 'parcel' : 'flat',
    grams: Math.ceil(print + framingGrams(catalogue, configuration)),
    ...outer,
  }
}
