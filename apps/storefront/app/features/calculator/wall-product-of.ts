import {
  type FrameConfiguration,
  formatLength,
  frameOf,
  frameOuterSize,
  materialOf,
  matOf,
  optionOf,
  visibleSize,
} from '@passepartout/domain'
import type { WallProduct } from '@passepartout/mockups'
import type { Rules } from './choices.ts'

/** How a configuration hangs on the wall, in millimetres: what is seen of picture, mat and frame. */
export function wallProductOf({ catalogue }: Rules, configuration: FrameConfiguration): WallProduct {
  const material = materialOf(catalogue, configuration.materialType)
  const frame =
    configuration.frameType === undefined ? undefined : frameOf(catalogue, configuration.frameType)
  const outer = frameOuterSize(catalogue, configuration)
  const isCanvas = configuration.optionTypes.some(
    option => optionOf(catalogue, option)?.value.depthMm !== undefined,
  )
  const edge = isCanvas ? 'canvas' : edgeOf(material.thicknessMm, material.surface)
  if (!frame) {
    // Plates hang on rails that hold them off the wall; canvas and paper lie on it.
    const standOff = edge === 'plate' || edge === 'glass' ? 10 : 1
    return { widthMm: outer.widthMm, heightMm: outer.heightMm, edge, depthMm: outer.depthMm + standOff }
  }
  const seen = visibleSize(catalogue, configuration)
  const rim = Math.max(0, (outer.widthMm - 2 * frame.profile.widthMm - seen.widthMm) / 2)
  const isMatted = (configuration.matSize ?? 0) > 0
  const mat = configuration.matType === undefined ? undefined : matOf(catalogue, configuration.matType)
  return {
    widthMm: outer.widthMm - 2 * (frame.profile.widthMm + rim),
    heightMm: outer.heightMm - 2 * (frame.profile.widthMm + rim),
    edge,
    depthMm: outer.depthMm,
    frame: {
      widthMm: frame.profile.widthMm,
      colour: frame.finish.colour,
      edgeColour: frame.finish.edgeColour,
    },
    ...(rim > 0
      ? { mat: { widthMm: rim, colour: isMatted ? (mat?.colour ?? paper) : shadow, bevelled: isMatted } }
      : {}),
  }
}

const paper = '#fbfaf6'
const shadow = '#26231f'

function edgeOf(thicknessMm: number, surface: string): WallProduct['edge'] {
  if (thicknessMm < 2) return 'paper'
  return surface === 'glossy' ? 'glass' : 'plate'
}

/** The texts of the dimension lines: what the customer has to find room for. */
export function wallMeasures({ catalogue, shop }: Rules, configuration: FrameConfiguration) {
  const { widthMm, heightMm } = frameOuterSize(catalogue, configuration)
  return { width: formatLength(widthMm, shop.locale), height: formatLength(heightMm, shop.locale) }
}
