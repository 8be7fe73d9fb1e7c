import { frameOf, materialOf, matOf } from '../../catalogue/lookup.ts'
import type { Catalogue, FrameFinish, MaterialDefinition } from '../../catalogue/schema.ts'
import type { Size } from '../../sizes/dimension.ts'
import type { FrameConfiguration } from './configuration.ts'
import { frameOuterSize, frameOverlapMm, visibleSize } from './print-geometry.ts'

/**
 * Front view of finished wall art, in mm: what pages, designer, cart and emails draw. Light falls from the upper left.
 */
export interface WallArtAppearance {
  /** The uncovered part of the picture. */
  seen: Size
  /** Width of the picture that frame or mat cover on each side. */
  coveredMm: number
  /** Edge and gloss of the picture where no frame covers its edge. */
  edge: MaterialDefinition['edge']
  /** From its back to its front. */
  depthMm: number
  /** Between its back and the wall: plates hang on rails, everything else lies on the wall. */
  standOffMm: number
  frame?: { widthMm: number } & ProfileFinish
  /** Between frame and picture: a mat with its bevelled cut, or a shadow gap. */
  rim?: { widthMm: number; colour: string; bevelled: boolean }
  /** Behind glass. */
  glazed: boolean
}

type ProfileFinish = Pick<FrameFinish, 'colour' | 'edgeColour' | 'look'>

export type FramedAppearance = WallArtAppearance & Required<Pick<WallArtAppearance, 'frame'>>

const PAPER = '#fbfaf6'
/** Colour of a shadow gap. */
export const SHADOW_GAP = '#26231f'
const RAIL_MM = 10
const CONTACT_MM = 1

/** The appearance of a configuration; its edge is a fact of the material. */
export function wallArtAppearanceOf(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
): WallArtAppearance {
  const { edge } = materialOf(catalogue, configuration.materialType)
  const outer = frameOuterSize(catalogue, configuration)
  const seen = visibleSize(catalogue, configuration)
  const coveredMm = frameOverlapMm(catalogue, configuration)
  const frame = frameOf(catalogue, configuration.frameType ?? '')
  const isOnRails = !frame && (edge === 'plate' || edge === 'glass')
  const around = {
    ...{ seen, edge, depthMm: outer.depthMm, coveredMm },
    standOffMm: isOnRails ? RAIL_MM : frame ? 0 : CONTACT_MM,
    glazed: frame?.kind.glazed ?? false,
  }
  if (!frame) return around
  const { widthMm } = frame.profile
  const { colour, edgeColour, look } = frame.finish
  const rimMm = (outer.widthMm - seen.widthMm) / 2 - widthMm
  const bevelled = (configuration.matSize ?? 0) > 0
  const rimColour = bevelled ? matOf(catalogue, configuration.matType ?? '')?.colour : SHADOW_GAP
  return {
    ...around,
    frame: { widthMm, colour, edgeColour, look },
    ...(rimMm > 0 && { rim: { widthMm: rimMm, colour: rimColour ?? PAPER, bevelled } }),
  }
}

/** The appearance of a framed configuration; `undefined` without a frame. */
export function framedAppearanceOf(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
): FramedAppearance | undefined {
  const { frame, ...appearance } = wallArtAppearanceOf(catalogue, configuration)
  return frame && { ...appearance, frame }
}

/** Visible rim around the picture on each side: frame, and mat or shadow gap. */
export const frameRimMm = ({ frame, rim }: Pick<WallArtAppearance, 'frame' | 'rim'>): number =>
  (frame?.widthMm ?? 0) + (rim?.widthMm ?? 0)

/** From the trim of the print to the outermost edge, on each side. */
export const frameOverhangMm = (appearance: WallArtAppearance): number =>
  frameRimMm(appearance) - appearance.coveredMm

/** Outer size, frame and mat included. */
export function outerSizeMm(appearance: Pick<WallArtAppearance, 'seen' | 'frame' | 'rim'>): Size {
  const { seen } = appearance
  const rim = 2 * frameRimMm(appearance)
  return { widthMm: seen.widthMm + rim, heightMm: seen.heightMm + rim }
}

/** Share of white on the side towards the light: a metal profile has a hard highlight, a wooden one a soft one. */
const HIGHLIGHT: Partial<Record<FrameFinish['look'], number>> = { metal: 0.28, wood: 0.14 }
const FAINT_HIGHLIGHT = 0.09
const WHITE = '#ffffff'

/** Colours of the four sides of a profile, `rgb(…)`: bright above and at the left, in shade at the right and below. */
export function profileColours({ colour, edgeColour, look }: ProfileFinish) {
  const highlight = HIGHLIGHT[look] ?? FAINT_HIGHLIGHT
  return {
    top: mix(colour, WHITE, highlight),
    right: mix(colour, edgeColour, 0.45),
    bottom: mix(colour, edgeColour, 0.6),
    left: mix(colour, WHITE, highlight / 2),
  }
}

/** The same colours as a value of CSS `border-color`. */
export function profileBorder(finish: ProfileFinish): string {
  const { top, right, bottom, left } = profileColours(finish)
  return `${top} ${right} ${bottom} ${left}`
}

/** Two colours mixed; `share` is that of the second, from 0 to 1. */
function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map(at => {
    const channel = (colour: string) => Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(channel(first) * (1 - share) + channel(second) * share)
  })
  return `rgb(${channels})`
}
