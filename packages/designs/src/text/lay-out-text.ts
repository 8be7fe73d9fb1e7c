import type { Face } from './faces.ts'
import type { ShapedLine, TextShaper } from './text-shaper.ts'

const MM_PER_POINT = 25.4 / 72
/** Share of the em that a line keeps above its baseline, whatever the typeface. */
const ABOVE_BASELINE = 0.78

export interface TextStyle extends Face {
  sizePt: number
  /** Smallest size that a long text may shrink to. */
  minSizePt: number
  trackingEm: number
  /** Distance of baselines in em. */
  leading: number
  align: 'left' | 'centre' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  /** Breaks long lines between words; otherwise only where the text has a line break. */
  wrap: boolean
}

export interface LaidOutText {
  /** Left end of the baseline of each line in mm, from the box's top left corner. */
  lines: { x: number; y: number; shaped: ShapedLine }[]
  /** Height of an em in mm. */
  sizeMm: number
  /** False when the text is too long even at its smallest size. */
  fits: boolean
  missing: string[]
}

const STEPS = 24

/**
 * Sets a text into a box of `width` x `height` mm: at its own size, or as large as fits between that and its smallest.
 * The first baseline lies (leading - 1) / 2 + 0.78 em below the top of the block of lines.
 */
export function layOutText(
  text: string,
  box: { width: number; height: number },
  style: TextStyle,
  shaper: TextShaper,
): LaidOutText {
  const paragraphs = text.split('\n')
  const shape = (line: string) => shaper.shape(line, style, style.trackingEm)
  for (let step = 0; ; step++) {
    const sizePt = style.sizePt - ((style.sizePt - style.minSizePt) * step) / STEPS
    const sizeMm = sizePt * MM_PER_POINT
    const widthEm = box.width / sizeMm
    const lines = paragraphs
      .flatMap(paragraph => (style.wrap ? breakLines(paragraph, widthEm, shape) : [paragraph]))
      .map(shape)
    const heightMm = lines.length * style.leading * sizeMm
    const fits = lines.every(({ width }) => width <= widthEm + 1e-6) && heightMm <= box.height + 0.01
    if (!fits && step < STEPS && style.minSizePt < style.sizePt) continue
    const top = { top: 0, middle: 0.5, bottom: 1 }[style.valign] * (box.height - heightMm)
    const start = { left: 0, centre: 0.5, right: 1 }[style.align]
    return {
      lines: lines.map((shaped, index) => ({
        x: start * (box.width - shaped.width * sizeMm),
        y: top + ((style.leading - 1) / 2 + ABOVE_BASELINE + index * style.leading) * sizeMm,
        shaped,
      })),
      sizeMm,
      fits,
      missing: lines.flatMap(({ missing }) => missing),
    }
  }
}

function breakLines(paragraph: string, widthEm: number, shape: (line: string) => ShapedLine): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && shape(longer).width > widthEm) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
