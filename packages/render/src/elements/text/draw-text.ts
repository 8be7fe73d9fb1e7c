import { type Ink, layOutElement, runsOf, type TextElement } from '@passepartout/document'
import type { SetLine } from '@passepartout/typeset'
import type { DrawContext } from '../../draw-context.ts'
import { type PlacedWord, path, type SceneNode } from '../../scene.ts'
import { outlineOf, wordsOf } from './outlines.ts'

/** Words as outlines, so that they look the same wherever they are shown. */
export function drawText(element: TextElement, context: DrawContext): SceneNode[] {
  const { document, page, shaper, ink, options } = context
  const { box, opacity } = element
  const { lines, sizeMm } = layOutElement(document, page, element, shaper)
  const byInk = new Map<string, { ink: Ink; outlines: string[]; words: PlacedWord[] }>()
  for (const line of lines) {
    const said = options.readable ? saidBy(line, element, context) : []
    for (const [index, { run, x: shift, shaped }] of line.pieces.entries()) {
      const paint = element.runs[run]?.colour ?? element.colour
      const known = byInk.get(paint) ?? { ink: ink(paint), outlines: [], words: [] }
      byInk.set(paint, known)
      const at = { x: box.x + line.x + shift * sizeMm, y: box.y + line.y }
      known.outlines.push(outlineOf(shaped, at.x, at.y, sizeMm))
      const piece = said[index]
      if (piece) known.words.push(...wordsOf(piece.text, shaped, { ...piece.cut, sizeMm }, at, shaper))
    }
  }
  return [...byInk.values()].flatMap(({ ink: fill, outlines, words }) => {
    const d = outlines.join('')
    return d === '' ? [] : [path(d, { fill, opacity, ...(words.length > 0 ? { words } : {}) })]
  })
}

/** What each piece of a line says, and the cut it is set in. */
function saidBy({ pieces, range }: SetLine, element: TextElement, { document, page }: DrawContext) {
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
