import type { Crop, Focus, SceneData } from '@passepartout/mockups'

/** Target position of a hero's first image, in fractions of the crop. */
export interface HeroCropTarget {
  /** Width of the image. */
  width: number
  centreX: number
  /** Upper edge on the tall crop of a phone. */
  top: number
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }
/** Width to height of the box on a phone and on a laptop; the crop is high enough for both. */
const PHONE_BOX = 0.886
const LAPTOP_BOX = 2.2
/** Largest share of a phone's box that the image fills. */
const PHONE_PICTURE = 0.65

/**
 * The crop of a scene that puts its first image at the target position on a laptop and in the middle on a phone: wide
 * boxes cut the crop's height around the focus, narrow ones its width.
 */
export function heroCrop(scene: SceneData, place: HeroCropTarget): { crop: Crop; focus: Focus } {
  const [front] = scene.placements
  if (!front) return { crop: WHOLE, focus: [0.5, 0.5] }
  const xs = front.quad.map(([x]) => x / scene.width)
  const ys = front.quad.map(([, y]) => y / scene.height)
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)]
  const centre = (left + right) / 2
  const aspect = scene.width / scene.height

  const width = Math.min(1, (right - left) / place.width)
  const height = Math.min(
    1,
    Math.max(((right - left) / PHONE_PICTURE / PHONE_BOX) * aspect, (width * aspect) / LAPTOP_BOX),
  )
  const phoneWidth = Math.min(width, (height * PHONE_BOX) / aspect)
  const x = clamp(centre - place.centreX * width, 0, 1 - width)
  const y = clamp(top - place.top * height, 0, 1 - height)
  const spare = width - phoneWidth
  const focusX = spare > 0.001 ? clamp((centre - x - phoneWidth / 2) / spare, 0, 1) : 0.5
  return {
    crop: { x: round(x), y: round(y), width: round(width), height: round(height) },
    focus: [round(focusX), 0.5],
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const round = (value: number) => Number(value.toFixed(4))
