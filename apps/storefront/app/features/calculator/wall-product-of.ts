import {
  type FrameConfiguration,
  formatLength,
  frameOuterSize,
  framingOf,
  isStretched,
  materialOf,
} from '@passepartout/domain'
import type { WallProduct } from '@passepartout/mockups'
import type { Rules } from './choices.ts'

/** How a configuration hangs on the wall, in millimetres: what is seen of picture, mat and frame. */
export function wallProductOf({ catalogue }: Rules, configuration: FrameConfiguration): WallProduct {
  const material = materialOf(catalogue, configuration.materialType)
  const outer = frameOuterSize(catalogue, configuration)
  const edge = isStretched(catalogue, configuration)
    ? 'canvas'
    : edgeOf(material.thicknessMm, material.surface)
  const framing = framingOf(catalogue, configuration)
  if (!framing) {
    // Plates hang on rails that hold them off the wall; canvas and paper lie on it.
    const standOff = edge === 'plate' || edge === 'glass' ? 10 : 1
    return { widthMm: outer.widthMm, heightMm: outer.heightMm, edge, depthMm: outer.depthMm + standOff }
  }
  const { frame, rim } = framing
  const around = 2 * (frame.widthMm + (rim?.widthMm ?? 0))
  return {
    widthMm: outer.widthMm - around,
    heightMm: outer.heightMm - around,
    edge,
    depthMm: outer.depthMm,
    frame,
    ...(rim ? { mat: rim } : {}),
  }
}

function edgeOf(thicknessMm: number, surface: string): WallProduct['edge'] {
  if (thicknessMm < 2) return 'paper'
  return surface === 'glossy' ? 'glass' : 'plate'
}

/** The texts of the dimension lines: what the customer has to find room for. */
export function wallMeasures({ catalogue, shop }: Rules, configuration: FrameConfiguration) {
  const { widthMm, heightMm } = frameOuterSize(catalogue, configuration)
  return { width: formatLength(widthMm, shop.locale), height: formatLength(heightMm, shop.locale) }
}
