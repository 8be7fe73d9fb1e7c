import { framePage } from '@passepartout/document'
import {
  type Catalogue,
  type FrameConfiguration,
  frameOf,
  frameOverlapMm,
  materialOf,
  matOf,
} from '@passepartout/domain'
import type { ProductAppearance } from '../canvas/product-appearance.ts'

export function frameAppearance(catalogue: Catalogue, configuration: FrameConfiguration): ProductAppearance {
  const material = materialOf(catalogue, configuration.materialType)
  const frame =
    configuration.frameType === undefined ? undefined : frameOf(catalogue, configuration.frameType)
  const mat = configuration.matType === undefined ? undefined : matOf(catalogue, configuration.matType)
  const matted = (configuration.matSize ?? 0) > 0
  const profile = frame?.profile
  return {
    edge: edgeOf(material.id),
    depthMm: Math.max(
      material.thicknessMm,
      profile?.depthMm ?? 0,
      framePage(catalogue, configuration).edge?.depth ?? 0,
    ),
    frame: frame && profile ? { widthMm: profile.widthMm, ...frame.finish } : null,
    mat: matted && mat ? { colour: mat.colour ?? '#fdfcfa' } : null,
    gapMm: profile?.gapMm ?? 0,
    rimMm: profile ? (configuration.matSize ?? 0) + profile.gapMm + profile.widthMm - profile.rebateMm : 0,
    coveredMm: frameOverlapMm(catalogue, configuration),
    glazed: frame?.kind.glazed ?? false,
  }
}

function edgeOf(material: string): ProductAppearance['edge'] {
  if (material === 'leinwand') return 'canvas'
  if (material === 'acrylglas' || material === 'echtglas' || material === 'gallerybond') return 'glass'
  if (material === 'aludibond' || material === 'forexplatte') return 'plate'
  return 'paper'
}
