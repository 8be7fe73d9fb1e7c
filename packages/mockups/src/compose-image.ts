import { expandQuad, homographyTo, invert, type Point } from './homography.ts'
import type { Placement } from './scene-data.ts'

/** RGBA pixels as of a canvas: four bytes each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

export interface CompositionInput {
  /** The visible part of the scene, in scene pixels. */
  view: { x: number; y: number; width: number; height: number }
  placements: readonly Placement[]
  /** `folded`: the rim of the photo wraps onto the edges of a canvas. Otherwise edges mirror the adjacent strip. */
  wrap?: 'folded' | undefined
  /**
   * Scene pixels by which a photo extends under the edge of the mask, so that no seam shows; more where paper curls.
   */
  grow?: number | undefined
  /** Layers of that part of the scene, all of one size. */
  base: Pixels
  mask?: Pixels | undefined
  reflect?: Pixels | undefined
  photo: Pixels
  /**
   * The point that stays visible where the photo has another aspect ratio than its placement, 0 to 1 across and down.
   */
  focus: readonly [x: number, y: number]
}

const GROW = 2

/**
 * Composes in pixels what the browser composes from a scene's layers, as one flat image for places that show no layers.
 */
export function composeImage(composition: CompositionInput): Pixels {
  const { view, placements, base, mask, reflect, photo, wrap, grow = GROW } = composition
  const { width, height } = base
  const printed = new Uint8ClampedArray(base.data.length)
  for (const placement of placements) {
    const grown = expandQuad(placement.quad, grow)
    const toFlat = invert(homographyTo(1, 1, grown))
    const front = placements.find(({ id }) => id === placement.of)
    const shown = partOf(placement, front, wrap === 'folded' ? rimOf(placements) : 0)
    const cut = coverOf(photo, (front ?? placement).aspect, composition.focus)
    const box = boundsOf(grown, view, base)
    const [a, b, c, d, e, f, g, h, i] = toFlat
    // Runs for every pixel: avoid calls and objects here.
    for (let y = box.top; y < box.bottom; y++) {
      const sceneY = view.y + ((y + 0.5) / height) * view.height
      for (let x = box.left; x < box.right; x++) {
        const sceneX = view.x + ((x + 0.5) / width) * view.width
        const depth = g * sceneX + h * sceneY + i
        const across = (a * sceneX + b * sceneY + c) / depth
        const down = (d * sceneX + e * sceneY + f) / depth
        if (across < 0 || across > 1 || down < 0 || down > 1) continue
        const u = shown.left + across * (shown.right - shown.left)
        const v = shown.top + down * (shown.bottom - shown.top)
        sample(photo, cut.x + u * cut.width, cut.y + v * cut.height, printed, (y * width + x) * 4)
      }
    }
  }
  return { data: applyLight(base, printed, mask, reflect), width, height }
}

/** Lighting as in the style sheet: the photo multiplied into the base where the mask is white, reflections screened. */
function applyLight(
  base: Pixels,
  printed: Pixels['data'],
  mask: Pixels | undefined,
  reflect: Pixels | undefined,
): Pixels['data'] {
  const data = new Uint8ClampedArray(base.data)
  for (let at = 0; at < data.length; at += 4) {
    const isPrinted = printed[at + 3] !== 0
    if (!isPrinted && !reflect) continue
    const share = isPrinted ? (mask ? (mask.data[at] ?? 0) / 255 : 1) : 0
    for (let colour = at; colour < at + 3; colour++) {
      const paper = data[colour] ?? 0
      const multiplied = paper * (1 - share + (share * (printed[colour] ?? 0)) / 255)
      const shine = reflect?.data[colour] ?? 0
      data[colour] = 255 - ((255 - multiplied) * (255 - shine)) / 255
    }
  }
  return data
}

interface Part {
  left: number
  right: number
  top: number
  bottom: number
}

/** The part of its photo that a placement shows; a mirrored edge reads it backwards. */
function partOf(placement: Placement, front: Placement | undefined, rim: number): Part {
  const whole = { left: rim, right: 1 - rim, top: 0, bottom: 1 }
  if (!front) return whole
  const { side = 'left' } = placement
  const upright = side === 'left' || side === 'right'
  const depth = upright ? placement.widthMm / front.widthMm : placement.heightMm / front.heightMm
  if (side === 'left') return { ...whole, left: rim ? 0 : depth, right: rim }
  if (side === 'right') return { ...whole, left: 1 - rim, right: rim ? 1 : 1 - depth }
  return side === 'top' ? { ...whole, top: depth, bottom: 0 } : { ...whole, top: 1, bottom: 1 - depth }
}

/** The share of the photo's width that wraps around the canvas on either side. */
function rimOf(placements: readonly Placement[]): number {
  const edge = placements.find(({ side }) => side === 'left' || side === 'right')
  const front = placements.find(({ id }) => id === edge?.of)
  return edge && front ? edge.widthMm / (front.widthMm + 2 * edge.widthMm) : 0
}

/** The crop of the photo that fills a placement of that aspect ratio, as `object-fit: cover` does. */
function coverOf({ width, height }: Pixels, aspect: number, [focusX, focusY]: readonly [number, number]) {
  const shown = { width: Math.min(width, height * aspect), height: Math.min(height, width / aspect) }
  return { ...shown, x: (width - shown.width) * focusX, y: (height - shown.height) * focusY }
}

function boundsOf(quad: readonly Point[], view: CompositionInput['view'], { width, height }: Pixels) {
  const across = quad.map(([x]) => ((x - view.x) / view.width) * width)
  const down = quad.map(([, y]) => ((y - view.y) / view.height) * height)
  return {
    left: Math.max(0, Math.floor(Math.min(...across))),
    right: Math.min(width, Math.ceil(Math.max(...across))),
    top: Math.max(0, Math.floor(Math.min(...down))),
    bottom: Math.min(height, Math.ceil(Math.max(...down))),
  }
}

/** Bilinear sample between four pixels. */
function sample({ data, width, height }: Pixels, x: number, y: number, into: Pixels['data'], at: number) {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x - 0.5)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y - 0.5)))
  const across = Math.min(1, Math.max(0, x - 0.5 - left))
  const down = Math.min(1, Math.max(0, y - 0.5 - top))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const upperLeft = (top * width + left) * 4
  const upperRight = (top * width + right) * 4
  const lowerLeft = (bottom * width + left) * 4
  const lowerRight = (bottom * width + right) * 4
  for (let colour = 0; colour < 3; colour++) {
    const upper = interpolate(data[upperLeft + colour], data[upperRight + colour], across)
    const lower = interpolate(data[lowerLeft + colour], data[lowerRight + colour], across)
    into[at + colour] = interpolate(upper, lower, down)
  }
  into[at + 3] = 255
}

const interpolate = (from = 0, to = 0, share: number) => from + (to - from) * share
