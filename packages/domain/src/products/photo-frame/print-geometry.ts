import { frameOf, materialOf, optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import { parseDimension, type Size } from '../../sizes/dimension.ts'
import type { FrameConfiguration } from './configuration.ts'

export interface OuterSize extends Size {
  depthMm: number
}

/** Size on the wall in mm, including frame and mat. */
export function frameOuterSize(catalogue: Catalogue, configuration: FrameConfiguration): OuterSize {
  const { widthMm, heightMm } = parseDimension(configuration.formatType)
  const frame =
    configuration.frameType === undefined ? undefined : frameOf(catalogue, configuration.frameType)
  const depth = Math.max(productDepth(catalogue, configuration), frame?.profile.depthMm ?? 0)
  if (!frame) return { widthMm, heightMm, depthMm: depth }
  const { profile } = frame
  const border = (configuration.matSize ?? 0) + profile.gapMm + profile.widthMm - profile.rebateMm
  return { widthMm: widthMm + 2 * border, heightMm: heightMm + 2 * border, depthMm: depth }
}

/** The visible part of the picture: without the margin that frame or mat cover on each side, in mm. */
export function visibleSize(catalogue: Catalogue, configuration: FrameConfiguration): Size {
  const { widthMm, heightMm } = parseDimension(configuration.formatType)
  const covered = frameOverlapMm(catalogue, configuration)
  return { widthMm: widthMm - 2 * covered, heightMm: heightMm - 2 * covered }
}

/** Overlap of frame or mat on each side of the picture, in mm. */
export function frameOverlapMm(catalogue: Catalogue, { frameType, matSize }: FrameConfiguration): number {
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  if (!frame) return 0
  return (matSize ?? 0) > 0 ? MAT_OVERLAP_MM : frame.profile.rebateMm
}

/** Overlap of the mat, so that no white line shows. */
const MAT_OVERLAP_MM = 3

export interface PrintGeometry {
  trim: Size
  /** Beyond the trim on every side, in mm; on canvas the part that is wrapped around the stretcher. */
  bleedMm: number
  /** Inside the trim on every side. */
  safeMm: number
  /** Content of the bleed: the picture continued, its mirror image, or a colour; `none` for plain bleed. */
  edge: 'none' | 'wrap' | 'mirror' | 'colour'
}

/** Measures of a configuration for its print file and for the guides of the designer. */
export function printGeometry(catalogue: Catalogue, configuration: FrameConfiguration): PrintGeometry {
  const { print } = materialOf(catalogue, configuration.materialType)
  const values = configuration.optionTypes.map(id => optionOf(catalogue, id)?.value)
  const edge = values.find(value => value?.edge !== undefined)?.edge ?? 'none'
  const depth = values.find(value => value?.depthMm !== undefined)?.depthMm
  const bleedMm = depth !== undefined && print.wrapMm !== undefined ? depth + print.wrapMm : print.bleedMm
  const safeMm = Math.max(print.safeMm, frameOverlapMm(catalogue, configuration))
  return { trim: parseDimension(configuration.formatType), bleedMm, safeMm, edge }
}

/**
 * Area that a photo fills in print, in mm: the front, plus bleed or wrap unless these are a mirror image or a colour.
 */
export function printedSize(catalogue: Catalogue, configuration: FrameConfiguration): Size {
  const { trim, bleedMm, edge } = printGeometry(catalogue, configuration)
  const beyond = edge === 'mirror' || edge === 'colour' ? 0 : 2 * bleedMm
  return { widthMm: trim.widthMm + beyond, heightMm: trim.heightMm + beyond }
}

function productDepth(catalogue: Catalogue, { materialType, optionTypes }: FrameConfiguration): number {
  const depths = optionTypes.map(id => optionOf(catalogue, id)?.value.depthMm ?? 0)
  return Math.max(materialOf(catalogue, materialType).thicknessMm, ...depths)
}
