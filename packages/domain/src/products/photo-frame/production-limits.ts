import { frameOf, materialOf } from '../../catalogue/lookup.ts'
import type { Catalogue, MaterialDefinition } from '../../catalogue/schema.ts'
import type { FrameConfiguration } from './configuration.ts'

export type ProductionLimits = MaterialDefinition['limits']

/** Limits of a picture's sides in mm, given its material, frame and mat, in either orientation. */
export function productionLimits(
  catalogue: Catalogue,
  {
    materialType,
    frameType,
    matSize = 0,
  }: Pick<FrameConfiguration, 'materialType' | 'frameType' | 'matSize'>,
): ProductionLimits {
  const own = materialOf(catalogue, materialType).limits
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)?.kind.limits
  if (!frame) return own
  return {
    minSideMm: Math.max(own.minSideMm, frame.minSideMm - 2 * matSize),
    maxShortSideMm: Math.min(own.maxShortSideMm, frame.maxShortSideMm - 2 * matSize),
    maxLongSideMm: Math.min(own.maxLongSideMm, frame.maxLongSideMm - 2 * matSize),
  }
}
