import { type Ink, layOutElement, type TextElement } from '@passepartout/document'
import type { DrawContext } from '../../draw-context.ts'
import { path, type SceneNode } from '../../scene.ts'
import { outlineOf } from './outlines.ts'

/** Words as outlines, so that they look the same wherever they are shown. */
export function drawText(element: TextElement, { document, page, shaper, ink }: DrawContext): SceneNode[] {
  const { box, opacity } = element
  const { lines, sizeMm } = layOutElement(document, page, element, shaper)
  const byInk = new Map<string, { ink: Ink; outlines: string[] }>()
  for (const { x, y, pieces } of lines) {
    for (const { run, x: shift, shaped } of pieces) {
      const paint = element.runs[run]?.colour ?? element.colour
      const known = byInk.get(paint) ?? { ink: ink(paint), outlines: [] }
      byInk.set(paint, known)
      known.outlines.push(outlineOf(shaped, box.x + x + shift * sizeMm, box.y + y, sizeMm))
    }
  }
  return [...byInk.values()].flatMap(({ ink: fill, outlines }) => {
    const d = outlines.join('')
    return d === '' ? [] : [path(d, { fill, opacity })]
  })
}
