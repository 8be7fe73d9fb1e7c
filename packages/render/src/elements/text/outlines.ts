import type { Ink } from '@passepartout/document'
import type { Face, ShapedLine, TextShaper } from '@passepartout/typeset'
import { mm, type PathNode, path } from '../../scene.ts'

/** A shaped line as path data in mm of the page, its baseline beginning at (x, y). */
export const outlineOf = ({ glyphs }: ShapedLine, x: number, y: number, sizeMm: number): string =>
  glyphs.map(glyph => placeOutline(glyph.path, sizeMm, x + glyph.x * sizeMm, y + glyph.y * sizeMm)).join('')

/** An outline in page millimetres: without a matrix of its own, so that a sheen runs over the whole line. */
function placeOutline(outline: string, sizeMm: number, x: number, y: number): string {
  let horizontal = false
  return outline.replace(/-?\d*\.?\d+/g, value => {
    horizontal = !horizontal
    return mm(Number(value) * sizeMm + (horizontal ? x : y))
  })
}

export interface Cut extends Face {
  sizeMm: number
  trackingEm: number
}

export interface Spot {
  x: number
  /** Middle of the figures, not the baseline. */
  y: number
  align: 'left' | 'centre' | 'right'
  /** Shrinks the words to this width. */
  maxMm?: number
}

/** Half the height of figures and capitals in em: what centres a line by eye. */
const HALF_FIGURE = 0.35

/** Words on one line, centred on a height. */
export function setLine(words: string, cut: Cut, spot: Spot, ink: Ink, shaper: TextShaper): PathNode {
  const shaped = shaper.shape(words, cut, cut.trackingEm)
  const room = spot.maxMm ?? Number.POSITIVE_INFINITY
  const sizeMm = Math.min(cut.sizeMm, shaped.width > 0 ? room / shaped.width : cut.sizeMm)
  const start = { left: 0, centre: 0.5, right: 1 }[spot.align]
  const x = spot.x - start * shaped.width * sizeMm
  return path(outlineOf(shaped, x, spot.y + HALF_FIGURE * sizeMm, sizeMm), { fill: ink })
}
