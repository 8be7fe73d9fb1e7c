import type { Edge, PageSizing } from '@passepartout/document'
import {
  type Catalogue,
  coveredMm,
  type FrameConfiguration,
  frameOf,
  materialOf,
  matOf,
  optionOf,
  printGeometry,
} from '@passepartout/domain'
import type { ProductLook } from '../canvas/product-look.ts'

const EDGES = { wrap: 'folded', mirror: 'mirrored', colour: 'coloured' } as const

/** The page a configuration is printed on: trim, bleed, safe zone and canvas edge. */
export function framePage(catalogue: Catalogue, configuration: FrameConfiguration): PageSizing {
  const { trim, bleedMm, safeMm, edge } = printGeometry(catalogue, configuration)
  const depth = configuration.optionTypes
    .map(id => optionOf(catalogue, id)?.value.depthMm)
    .find(value => value !== undefined)
  const wrapped: Edge | null =
    edge === 'none' ? null : { mode: EDGES[edge], depth: depth ?? bleedMm, colour: '#ffffff' }
  return { widthMm: trim.widthMm, heightMm: trim.heightMm, bleed: bleedMm, safe: safeMm, edge: wrapped }
}

/** How the configured product is drawn. */
export function frameLook(catalogue: Catalogue, configuration: FrameConfiguration): ProductLook {
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
    coveredMm: coveredMm(catalogue, configuration),
    glazed: frame?.kind.glazed ?? false,
  }
}

function edgeOf(material: string): ProductLook['edge'] {
  if (material === 'leinwand') return 'canvas'
  if (material === 'acrylglas' || material === 'echtglas' || material === 'gallerybond') return 'glass'
  if (material === 'aludibond' || material === 'forexplatte') return 'plate'
  return 'paper'
}
