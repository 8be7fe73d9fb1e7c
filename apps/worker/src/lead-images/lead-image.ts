import {
  type Catalogue,
  type FrameConfiguration,
  type FramedAppearance,
  framedAppearanceOf,
  frameOf,
  hasMaterial,
  matOf,
  normaliseFrameConfiguration,
  parseDimension,
  shopFor,
} from '@passepartout/domain'
import { CORNERS, CORNERS_OF_OPTIONS, PERSPECTIVES, type PhotoPlacement } from './photo-placements.ts'

export const LEAD_VIEWS = ['frame', 'frame-perspective', 'corner', 'frontal', 'no-shadow'] as const
export type LeadView = (typeof LEAD_VIEWS)[number]

/** A drawing to render, as passed to the worker thread. */
export type LeadDrawing =
  | { kind: 'scene'; place: PhotoPlacement }
  | { kind: 'front'; widthMm: number; heightMm: number; framing?: FramedAppearance; shadow: boolean }

export type LeadImage =
  | { ok: true; drawing: LeadDrawing; format: 'jpeg' | 'png' }
  /**
   * `unknown`: there is no such path. `impossible`: these options do not go together, or there is no such photograph.
   */
  | { ok: false; reason: 'unknown' | 'impossible' }

const PATH = /^([a-z]{1,32})\/((?:frontal\/)?[a-z-]{1,32})\/([a-z\d]+(?:[-+][a-z\d]+)*)\.(jpg|png)$/
/** Most options in a path beside its material, frame and mat included. */
const MOST_WORDS = 12
/** Path segment of an image without any option. */
const PLAIN = 'standard'
/** Images with coloured edges are lossless, so that the single tone stays exact (specification 7). */
const WITHOUT_LOSS = 'rand-farbig'

/**
 * Parses `<material>/<view>/<options>.jpg`, a path of specification 7 below `leadimage/`: options, frame and mat joined
 * by `+`, or `standard`. `frontal/no-shadow` is the long form of `no-shadow`.
 */
export function readLeadImage(catalogue: Catalogue, path: string): LeadImage {
  const [, material = '', named = '', words = '', extension] = PATH.exec(path) ?? []
  const view = LEAD_VIEWS.find(one => one === named.replace(/^frontal\/(?=no-shadow$)/, ''))
  if (!view || !hasMaterial(catalogue, material)) return { ok: false, reason: 'unknown' }
  const configuration = chosen(catalogue, material, words === PLAIN ? [] : words.split('+'))
  const isLossless = configuration?.optionTypes.includes(WITHOUT_LOSS) ?? false
  const drawing = configuration && drawingOf(catalogue, configuration, view)
  if (!drawing || (extension === 'png' && !isLossless)) return { ok: false, reason: 'impossible' }
  return { ok: true, drawing, format: extension === 'png' ? 'png' : 'jpeg' }
}

/** The configuration of the options; `undefined` where one of them is unknown, repeated, or excluded by another. */
function chosen(
  catalogue: Catalogue,
  materialType: string,
  words: readonly string[],
): FrameConfiguration | undefined {
  if (words.length > MOST_WORDS || new Set(words).size < words.length) return undefined
  const frames = words.filter(word => frameOf(catalogue, word))
  const mats = words.filter(word => matOf(catalogue, word))
  if (frames.length > 1 || mats.length > 1) return undefined
  const [frameType] = frames
  const [matType] = mats
  const optionTypes = words.filter(word => word !== frameType && word !== matType)
  const input = { materialType, frameType, matType, optionTypes }
  const { configuration, corrections } = normaliseFrameConfiguration(
    catalogue,
    input,
    shopFor('passepartout', 'de-DE'),
  )
  return corrections.length > 0 ? undefined : configuration
}

function drawingOf(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  view: LeadView,
): LeadDrawing | undefined {
  const { materialType, optionTypes, frameType } = configuration
  if (view === 'corner') {
    const own = CORNERS_OF_OPTIONS.find(([option]) => optionTypes.includes(option))?.[1]
    const place = own ?? CORNERS[materialType]
    return place && frameType === undefined ? { kind: 'scene', place } : undefined
  }
  if (view === 'frame-perspective') {
    const scene = PERSPECTIVES.find(([finish]) => frameType?.startsWith(finish))?.[1]
    return scene === undefined ? undefined : { kind: 'scene', place: { scene } }
  }
  const framing = framedAppearanceOf(catalogue, configuration)
  if ((view === 'frame') !== (framing !== undefined)) return undefined
  const { widthMm, heightMm } = parseDimension(configuration.formatType)
  return { kind: 'front', widthMm, heightMm, ...(framing && { framing }), shadow: view !== 'no-shadow' }
}
