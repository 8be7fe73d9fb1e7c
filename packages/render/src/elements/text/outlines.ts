import type { Ink, Point } from '@passepartout/document'
import type { FontFace, ShapedLine, TextShaper } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import { formatMm, type PathNode, type PositionedWord, path } from '../../scene.ts'

/** A shaped line as path data in mm of the page, its baseline beginning at (x, y). */
export const outlineOf = ({ glyphs }: ShapedLine, x: number, y: number, sizeMm: number): string =>
  glyphs
    .map(glyph => translateOutline(glyph.path, sizeMm, x + glyph.x * sizeMm, y + glyph.y * sizeMm))
    .join('')

/**
 * Translates an outline into page millimetres. It gets no matrix of its own, so that a sheen runs over the whole line.
 */
function translateOutline(outline: string, sizeMm: number, x: number, y: number): string {
  let horizontal = false
  return outline.replace(/-?\d*\.?\d+/g, value => {
    horizontal = !horizontal
    return formatMm(Number(value) * sizeMm + (horizontal ? x : y))
  })
}

/**
 * Positions of the words of a line whose baseline begins at (x, y): each has its own natural width; the spaces share
 * the rest.
 */
export function wordPositions(
  text: string,
  shaped: ShapedLine,
  cut: LineStyle,
  at: Point,
  shaper: TextShaper,
): PositionedWord[] {
  const parts = text.split(/(\s+)/)
  const widths = parts.map(part => (part.trim() === '' ? 0 : shaper.shape(part, cut, cut.trackingEm).width))
  const spaces = parts.reduce((sum, part) => sum + (part.trim() === '' ? part.length : 0), 0)
  const space = spaces === 0 ? 0 : (shaped.width - widths.reduce((sum, width) => sum + width, 0)) / spaces
  let x = 0
  return parts.flatMap((part, index) => {
    const width = widths[index] ?? 0
    const word = {
      text: part,
      x: at.x + x * cut.sizeMm,
      y: at.y,
      sizeMm: cut.sizeMm,
      widthMm: width * cut.sizeMm,
    }
    x += part.trim() === '' ? part.length * space : width
    return part.trim() === '' ? [] : [word]
  })
}

export interface LineStyle extends FontFace {
  sizeMm: number
  trackingEm: number
}

export interface LineAnchor {
  x: number
  /** Middle of the digits, not the baseline. */
  y: number
  align: 'left' | 'centre' | 'right'
  /** Shrinks the text to this width. */
  maxMm?: number
}

/** Half the height of digits and capitals in em: the offset that centres a line optically. */
const HALF_FIGURE = 0.35

/** Lays out text on one line, centred vertically on `y`; includes its words where the scene is `readable`. */
export function layOutLine(
  words: string,
  cut: LineStyle,
  spot: LineAnchor,
  ink: Ink,
  { shaper, options }: Pick<RenderContext, 'shaper' | 'options'>,
): PathNode {
  const shaped = shaper.shape(words, cut, cut.trackingEm)
  const room = spot.maxMm ?? Number.POSITIVE_INFINITY
  const sizeMm = Math.min(cut.sizeMm, shaped.width > 0 ? room / shaped.width : cut.sizeMm)
  const start = { left: 0, centre: 0.5, right: 1 }[spot.align]
  const x = spot.x - start * shaped.width * sizeMm
  const y = spot.y + HALF_FIGURE * sizeMm
  const readable = options.readable
    ? { words: wordPositions(words, shaped, { ...cut, sizeMm }, { x, y }, shaper) }
    : {}
  return path(outlineOf(shaped, x, y, sizeMm), { fill: ink, ...readable })
}
