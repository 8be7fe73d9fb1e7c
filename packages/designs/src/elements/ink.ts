import { number } from '../draw/svg.ts'
import type { Face } from '../text/faces.ts'
import type { ShapedLine, TextShaper } from '../text/text-shaper.ts'

/** A shaped line as outlines, its baseline beginning at (x, y) mm. */
export const outlineOf = (shaped: ShapedLine, x: number, y: number, sizeMm: number): string =>
  shaped.glyphs
    .map(
      glyph =>
        `<path transform="translate(${number(x + glyph.x * sizeMm)} ${number(y + glyph.y * sizeMm)}) scale(${number(sizeMm, 5)})" d="${glyph.path}"/>`,
    )
    .join('')

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
export function setLine(words: string, cut: Cut, spot: Spot, fill: string, shaper: TextShaper): string {
  const shaped = shaper.shape(words, cut, cut.trackingEm)
  const room = spot.maxMm ?? Number.POSITIVE_INFINITY
  const sizeMm = Math.min(cut.sizeMm, shaped.width > 0 ? room / shaped.width : cut.sizeMm)
  const start = { left: 0, centre: 0.5, right: 1 }[spot.align]
  const x = spot.x - start * shaped.width * sizeMm
  return `<g fill="${fill}">${outlineOf(shaped, x, spot.y + HALF_FIGURE * sizeMm, sizeMm)}</g>`
}
