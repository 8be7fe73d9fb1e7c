/** Part of a scene in fractions of its size. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export const fullScene: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** Parses `'x y w h'` (fractions, as editors write it); the whole scene for anything invalid. */
export function parseCrop(value: string | undefined): Crop {
  const [x, y, width, height, ...rest] = (value ?? '').trim().split(/\s+/).map(Number)
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length)
    return fullScene
  const inside = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001
  return inside ? { x, y, width, height } : fullScene
}

/** The point that must stay visible, 0 to 1 across and down. */
export type Focus = readonly [x: number, y: number]

/**
 * Parses Storyblok's `'x1xy1:x2xy2'` (pixels), for which it needs the size of the image; the centre for anything
 * invalid.
 */
export function parseFocus(value: string | undefined, width: number, height: number): Focus {
  const match = /^(\d+)x(\d+)(?::(\d+)x(\d+))?$/.exec(value ?? '')
  if (!match || !(width > 0) || !(height > 0)) return [0.5, 0.5]
  const [, x1, y1, x2 = x1, y2 = y1] = match
  const middle = (from: string | undefined, to: string | undefined, size: number) =>
    Math.min(1, Math.max(0, (Number(from) + Number(to)) / 2 / size))
  return [middle(x1, x2, width), middle(y1, y2, height)]
}

/**
 * CSS of a stage that fills its size container with the crop, as `object-fit: cover` does with an image: the crop
 * always covers the box, and the overflow is cut off on the side away from the focus.
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
