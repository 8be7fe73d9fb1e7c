import { type Ink, layOutTextElement, runsOf, type TextElement } from '@passepartout/document'
import type { LaidOutLine } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import { type PositionedWord, path, type SceneNode } from '../../scene.ts'
import { outlineOf, wordPositions } from './outlines.ts'

/** Draws text as outlines, so that it looks the same on every device. */
export function drawText(element: TextElement, context: RenderContext): SceneNode[] {
  const { document, page, shaper, ink, options } = context
  const { box, opacity } = element
  const { lines, sizeMm } = layOutTextElement(document, page, element, shaper)
  const byInk = new Map<string, { ink: Ink; outlines: string[]; words: PositionedWord[] }>()
  for (const line of lines) {
    const readable = options.readable ? accessibleText(line, element, context) : []
    for (const [index, { run, x: shift, shaped }] of line.pieces.entries()) {
      const paint = element.runs[run]?.colour ?? element.colour
      const known = byInk.get(paint) ?? { ink: ink(paint), outlines: [], words: [] }
      byInk.set(paint, known)
      const at = { x: box.x + line.x + shift * sizeMm, y: box.y + line.y }
      known.outlines.push(outlineOf(shaped, at.x, at.y, sizeMm))
      const piece = readable[index]
      if (piece) known.words.push(...wordPositions(piece.text, shaped, { ...piece.cut, sizeMm }, at, shaper))
    }
  }
  return [...byInk.values()].flatMap(({ ink: fill, outlines, words }) => {
    const d = outlines.join('')
    return d === '' ? [] : [path(d, { fill, opacity, ...(words.length > 0 ? { words } : {}) })]
  })
}

/** Text and font face of each run of a line. */
function accessibleText(
  { pieces, range }: LaidOutLine,
  element: TextElement,
  { document, page }: RenderContext,
) {
  const runs = runsOf(document, page, element)
  const starts = runs.map((_, index) => runs.slice(0, index).reduce((sum, { text }) => sum + text.length, 0))
  return pieces.map(({ run }, index) => {
    const { text = '', ...cut } = runs[run] ?? {}
    const start = starts[run] ?? 0
    const { face, weight, italic, trackingEm } = element
    const words = text.slice(Math.max(0, range.from - start), Math.max(0, range.until - start))
    return {
      text: range.isParted && index === pieces.length - 1 ? `${words}-` : words,
      cut: { face, weight, italic, trackingEm, ...cut },
    }
  })
}
