import type { Box } from '../element-base.ts'
import type { Mask } from './mask-path.ts'

/** Outlines that customers choose for a photo of a book, in the order they are offered. */
export const PHOTO_MASKS = [
  ...(['rect', 'rounded', 'circle', 'ellipse', 'arch', 'heart'] as const),
  ...(['hexagon', 'diamond', 'drop', 'house', 'star'] as const),
] satisfies readonly Mask[]

/** The part of a box in which a face is whole behind each outline, in shares of the box. */
const INSIDES: Record<Mask, Box> = {
  rect: { x: 0, y: 0, width: 1, height: 1 },
  rounded: { x: 0, y: 0, width: 1, height: 1 },
  ellipse: { x: 0.09, y: 0.09, width: 0.82, height: 0.82 },
  circle: { x: 0.09, y: 0.09, width: 0.82, height: 0.82 },
  arch: { x: 0.04, y: 0.12, width: 0.92, height: 0.88 },
  heart: { x: 0.14, y: 0.1, width: 0.72, height: 0.6 },
  hexagon: { x: 0.05, y: 0.16, width: 0.9, height: 0.68 },
  diamond: { x: 0.22, y: 0.22, width: 0.56, height: 0.56 },
  star: { x: 0.3, y: 0.34, width: 0.4, height: 0.4 },
  house: { x: 0.02, y: 0.28, width: 0.96, height: 0.72 },
  drop: { x: 0.2, y: 0.34, width: 0.6, height: 0.58 },
}

/** The part of a box in which a face is whole behind an outline. */
export function maskInside(mask: Mask, box: Box): Box {
  const side = Math.min(box.width, box.height)
  const { x, y, width, height } =
    mask === 'circle'
      ? { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
      : box
  const inside = INSIDES[mask]
  return {
    x: x + inside.x * width,
    y: y + inside.y * height,
    width: inside.width * width,
    height: inside.height * height,
  }
}
