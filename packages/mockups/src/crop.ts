/** Part of a scene in fractions of its size. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export const fullScene: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** Reads `'x y w h'` (fractions, as editors write it); anything that is no part of the scene shows the whole scene. */
export function parseCrop(value: string | undefined): Crop {
  const [x, y, width, height, ...rest] = (value ?? '').trim().split(/\s+/).map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length)
    return fullScene
  const inside = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001
  return inside ? { x, y, width, height } : fullScene
}

/** Where the part that must stay visible lies, 0 to 1 across and down. */
export type Focus = readonly [x: number, y: number]

/** Storyblok's `'x1xy1:x2xy2'` (pixels) needs the picture's size; without it the middle counts. */
export function parseFocus(value: string | undefined, width: number, height: number): Focus {
  const match = /^(\d+)x(\d+)(?::(\d+)x(\d+))?$/.exec(value ?? '')
  if (!match || !(width > 0) || !(height > 0)) return [0.5, 0.5]
  const [, x1, y1, x2 = x1, y2 = y1] = match
  const middle = (from: string | undefined, to: string | undefined, size: number) =>
    Math.min(1, Math.max(0, (Number(from) + Number(to)) / 2 / size))
  return [middle(x1, x2, width), middle(y1, y2, height)]
}

/**
 * CSS of a stage that fills its size container with the crop, like `object-fit: cover` does for a picture:
 * the crop always covers the box; what the box does not need is cut off away from the focus.
 */
export function stageStyle(aspect: number, crop: Crop, [focusX, focusY]: Focus = [0.5, 0.5]) {
  const full = `max(${round(100 / crop.width)}cqw,${round((100 * aspect) / crop.height)}cqh)`
  const height = `(${full} / ${round(aspect)})`
  const offset = (start: number, size: number, length: string, box: string, focus: number) =>
    `calc(${length} * ${round(-start - size * focus)} + 100${box} * ${round(focus)})`
  return {
    width: full,
    aspectRatio: String(round(aspect)),
    left: offset(crop.x, crop.width, full, 'cqw', focusX),
    top: offset(crop.y, crop.height, height, 'cqh', focusY),
  }
}

const round = (value: number) => Number(value.toFixed(5))
