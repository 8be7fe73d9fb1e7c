import {
  type FrameConfiguration,
  formatLength,
  frameGeometryOf,
  frameOuterSize,
  isStretchedCanvas,
  materialOf,
} from '@passepartout/domain'
import type { WallAppearance } from '@passepartout/mockups'
import type { Rules } from './choices.ts'

/** Appearance of a configuration on the wall, in millimetres: the visible part of print, mat and frame. */
export function wallAppearanceOf({ catalogue }: Rules, configuration: FrameConfiguration): WallAppearance {
  const material = materialOf(catalogue, configuration.materialType)
  const outer = frameOuterSize(catalogue, configuration)
  const edge = isStretchedCanvas(catalogue, configuration)
    ? 'canvas'
    : edgeOf(material.thicknessMm, material.surface)
  const framing = frameGeometryOf(catalogue, configuration)
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

function edgeOf(thicknessMm: number, surface: string): WallAppearance['edge'] {
  if (thicknessMm < 2) return 'paper'
  return surface === 'glossy' ? 'glass' : 'plate'
}

/** Texts of the dimension lines: the outer size, which needs space on the customer's wall. */
export function wallDimensionTexts({ catalogue, shop }: Rules, configuration: FrameConfiguration) {
  const { widthMm, heightMm } = frameOuterSize(catalogue, configuration)
  return { width: formatLength(widthMm, shop.locale), height: formatLength(heightMm, shop.locale) }
}
