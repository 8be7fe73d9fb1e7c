import { frameOf, matOf, optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import type { Size } from '../../sizes/dimension.ts'
import type { FrameConfiguration } from './configuration.ts'
import { frameOuterSize, visibleSize } from './print-geometry.ts'

/** Front view of a framed picture, in mm. */
export interface FrameGeometry {
  frame: { widthMm: number; colour: string; edgeColour: string }
  /** Between frame and picture: a mat with its bevelled cut, or a shadow gap. */
  rim?: { widthMm: number; colour: string; bevelled: boolean }
  /** The uncovered part of the picture. */
  seen: Size
}

const PAPER = '#fbfaf6'
const SHADOW = '#26231f'

/** Frame, mat and the uncovered part of the picture; `undefined` without a frame. */
export function frameGeometryOf(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
): FrameGeometry | undefined {
  const { frameType, matType, matSize = 0 } = configuration
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  if (!frame) return undefined
  const { widthMm } = frame.profile
  const seen = visibleSize(catalogue, configuration)
  const rim = Math.max(0, (frameOuterSize(catalogue, configuration).widthMm - 2 * widthMm - seen.widthMm) / 2)
  const isMatted = matSize > 0
  const mat = matType === undefined ? undefined : matOf(catalogue, matType)
  const { colour, edgeColour } = frame.finish
  return {
    frame: { widthMm, colour, edgeColour },
    ...(rim > 0
      ? { rim: { widthMm: rim, colour: isMatted ? (mat?.colour ?? PAPER) : SHADOW, bevelled: isMatted } }
      : {}),
    seen,
  }
}

/** Whether a picture continues around its edges, on a stretcher. */
export const isStretchedCanvas = (catalogue: Catalogue, { optionTypes }: FrameConfiguration): boolean =>
  optionTypes.some(option => optionOf(catalogue, option)?.value.depthMm !== undefined)
