import { type Catalogue, type FrameConfiguration, optionOf, printGeometry } from '@passepartout/domain'
import { PAPER } from './limits.ts'
import type { Edge } from './model.ts'
import type { PageSizing } from './page-sizing.ts'

const EDGES = { wrap: 'folded', mirror: 'mirrored', colour: 'coloured' } as const

/**
 * The page that a configuration is designed and printed on, from the catalogue: trim, bleed, safe area and canvas edge,
 * in mm.
 */
export function framePage(catalogue: Catalogue, configuration: FrameConfiguration): PageSizing {
  const { trim, bleedMm, safeMm, edge } = printGeometry(catalogue, configuration)
  const depths = configuration.optionTypes.map(id => optionOf(catalogue, id)?.value.depthMm)
  const depth = depths.find(value => value !== undefined) ?? bleedMm
  const wrapped: Edge | null = edge === 'none' ? null : { mode: EDGES[edge], depth, colour: PAPER }
  return { widthMm: trim.widthMm, heightMm: trim.heightMm, bleed: bleedMm, safe: safeMm, edge: wrapped }
}
