import { maskPath, type ShapeElement, translation } from '@passepartout/document'
import type { RenderContext } from '../../render-context.ts'
import { formatMm, type PathNode, path, type SceneNode, stroke } from '../../scene.ts'

export function drawShape(element: ShapeElement, { ink }: RenderContext): SceneNode[] {
  const { shape, box, fill, strokeMm, radiusMm, opacity } = element
  const look: Partial<PathNode> = {
    // A line has no inside.
    fill: fill === null || shape === 'line' ? null : ink(fill),
    stroke:
      element.stroke === null
        ? null
        : stroke(ink(element.stroke), strokeMm, { cap: 'round', dash: dashesOf(element) }),
    opacity,
  }
  if (!look.fill && !look.stroke) return []
  if (shape === 'line') {
    const { x, y, width, height } = box
    return [path(`M${formatMm(x)} ${formatMm(y)}l${formatMm(width)} ${formatMm(height)}`, look)]
  }
  if (shape === 'path') {
    return element.path === null ? [] : [path(element.path, { ...look, matrix: translation(box.x, box.y) })]
  }
  return [path(maskPath(shape === 'ellipse' ? 'ellipse' : 'rounded', box, radiusMm), look)]
}

/**
 * Each dash is an outline of its own, and a million of them take gigabytes to draw. A page of a metre has 4,000 dots of
 * a millimetre around it.
 */
const MOST_DASHES = 10_000

/** Dash and gap; empty where the path would have more dashes than are visible. */
function dashesOf({ shape, path, box, dashMm }: ShapeElement): number[] {
  if (!dashMm) return []
  const length = shape === 'path' ? longest(path ?? '') : 2 * (box.width + box.height)
  return length / (dashMm[0] + dashMm[1]) > MOST_DASHES ? [] : dashMm
}

/** Upper bound of a path's length: the distance of two points is at most the sum of their coordinates. */
const longest = (path: string): number =>
  2 * (path.match(/\d*\.?\d+(?:e-?\d+)?/g) ?? []).reduce((sum, value) => sum + Number(value), 0)
