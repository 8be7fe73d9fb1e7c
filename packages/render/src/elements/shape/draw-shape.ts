import { maskPath, type ShapeElement, translation } from '@passepartout/document'
import type { DrawContext } from '../../draw-context.ts'
import { mm, type PathNode, path, type SceneNode, stroke } from '../../scene.ts'

export function drawShape(element: ShapeElement, { ink }: DrawContext): SceneNode[] {
  const { shape, box, fill, strokeMm, dashMm, radiusMm, opacity } = element
  const look: Partial<PathNode> = {
    // A line has no inside.
    fill: fill === null || shape === 'line' ? null : ink(fill),
    stroke:
      element.stroke === null
        ? null
        : stroke(ink(element.stroke), strokeMm, { cap: 'round', dash: dashMm ?? [] }),
    opacity,
  }
  if (!look.fill && !look.stroke) return []
  if (shape === 'line') {
    const { x, y, width, height } = box
    return [path(`M${mm(x)} ${mm(y)}l${mm(width)} ${mm(height)}`, look)]
  }
  if (shape === 'path') {
    return element.path === null ? [] : [path(element.path, { ...look, matrix: translation(box.x, box.y) })]
  }
  return [path(maskPath(shape === 'ellipse' ? 'ellipse' : 'rounded', box, radiusMm), look)]
}
