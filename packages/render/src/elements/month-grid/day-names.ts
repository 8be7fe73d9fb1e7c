import type { Box, DayMark, Ink } from '@passepartout/document'
import { type LaidOutText, layOutText, MM_PER_POINT, type TextStyle } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import { type PathNode, path } from '../../scene.ts'
import { type LineStyle, outlineOf, wordPositions } from '../text/outlines.ts'

/** Smallest type of names of days, in points: smaller type on uncoated paper breaks up. */
export const LEAST_PT = 5.5
/** Largest type of names in points by the height of their cell or line in mm: names must not compete with figures. */
const mostPt = (cellHeight: number): number => Math.min(11, Math.max(6.5, cellHeight * 0.6))
/** Distance of baselines in em. */
const LEADING = 1.14

/** Height of `count` lines of the smallest names, in mm. */
export const leastHeightMm = (count: number): number => count * LEADING * LEAST_PT * MM_PER_POINT

export interface NamesBox extends Box {
  align: 'left' | 'centre' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  /** Height of the cell or line of the day. */
  cellHeight: number
  /** Largest type in points; by default that of the heads, bounded by the cell. */
  sizePt?: number
  /** Sets several names in one line, instead of each on a line of its own. */
  inOneLine?: boolean
}

export interface SetNames {
  paths: PathNode[]
  /** False where the names do not fit even in the smallest type. */
  fits: boolean
}

/**
 * Sets the names of a day into its box: largest type that fits, broken at words and syllables. Where the smallest type
 * does not fit, school holidays are left out, then holidays, and own names end in an ellipsis.
 */
export function setNames(
  marks: readonly DayMark[],
  style: LineStyle,
  box: NamesBox,
  paint: (mark: DayMark) => Ink,
  context: Pick<RenderContext, 'shaper' | 'options' | 'document'>,
): SetNames {
  const own = marks.filter(({ kind }) => kind === 'own')
  const fewer = [marks, marks.filter(({ kind }) => kind !== 'school'), own]
  for (const [at, some] of fewer.entries()) {
    if (some.length === 0) return { paths: [], fits: true }
    if (some.length === fewer[at - 1]?.length) continue
    const whole = layOut(some, style, box, context)
    if (whole.fits) return { paths: draw(whole, some, style, box, paint, context), fits: true }
  }
  const cut = shortened(own, style, box, context)
  return { paths: cut ? draw(cut.laidOut, cut.marks, style, box, paint, context) : [], fits: false }
}

type LayOutContext = Pick<RenderContext, 'shaper' | 'document'>

function layOut(
  marks: readonly DayMark[],
  style: LineStyle,
  box: NamesBox,
  { shaper, document }: LayOutContext,
): LaidOutText {
  const { sizePt = Math.min(mostPt(box.cellHeight), Math.max(LEAST_PT, style.sizeMm / MM_PER_POINT)) } = box
  const text: TextStyle = {
    ...{ face: style.face, weight: style.weight, italic: style.italic, trackingEm: 0 },
    ...{ sizePt, minSizePt: LEAST_PT, leading: LEADING, align: box.align, valign: box.valign },
    ...{ wrap: true, hyphenated: document.locale },
  }
  return layOutText(runsOf(marks, box), box, text, shaper)
}

const runsOf = (marks: readonly DayMark[], { inOneLine }: NamesBox) =>
  marks.map(({ text }, index) => ({
    text: index === marks.length - 1 ? text : `${text}${inOneLine ? ' · ' : '\n'}`,
  }))

/** As many whole words as fit with an ellipsis, else as many letters of the first; undefined where none fits. */
function shortened(own: readonly DayMark[], style: LineStyle, box: NamesBox, context: LayOutContext) {
  const words = own.flatMap((mark, index) => mark.text.split(' ').map(word => ({ index, word })))
  const byWords = words.map((_, less) =>
    own.flatMap((mark, index): DayMark[] => {
      const some = words.slice(0, words.length - less).filter(one => one.index === index)
      return some.length === 0 ? [] : [{ ...mark, text: some.map(({ word }) => word).join(' ') }]
    }),
  )
  const [first] = own
  const letters = [...(words[0]?.word ?? '')]
  const byLetters = letters
    .slice(1)
    .flatMap((_, less): DayMark[][] =>
      first ? [[{ ...first, text: letters.slice(0, letters.length - 1 - less).join('') }]] : [],
    )
  for (const some of [...byWords, ...byLetters]) {
    const marks = some.map((mark, at) => (at < some.length - 1 ? mark : { ...mark, text: `${mark.text}…` }))
    const laidOut = layOut(marks, style, box, context)
    if (laidOut.fits) return { marks, laidOut }
  }
  return undefined
}

function draw(
  { lines, sizeMm }: LaidOutText,
  marks: readonly DayMark[],
  style: LineStyle,
  box: NamesBox,
  paint: (mark: DayMark) => Ink,
  { shaper, options }: Pick<RenderContext, 'shaper' | 'options'>,
): PathNode[] {
  const cut = { ...style, sizeMm, trackingEm: 0 }
  const whole = runsOf(marks, box)
  const starts = whole.map((_, index) =>
    whole.slice(0, index).reduce((sum, { text }) => sum + text.length, 0),
  )
  const all = whole.map(({ text }) => text).join('')
  return lines.flatMap(line =>
    line.pieces.flatMap(({ run, x, shaped }): PathNode[] => {
      const mark = marks[run]
      const start = starts[run] ?? 0
      if (!mark) return []
      const at = { x: box.x + line.x + x * sizeMm, y: box.y + line.y }
      const until = Math.min(line.range.until, start + (whole[run]?.text.length ?? 0))
      const lineText = all.slice(Math.max(line.range.from, start), until)
      const words = options.readable ? { words: wordPositions(lineText, shaped, cut, at, shaper) } : {}
      return [path(outlineOf(shaped, at.x, at.y, sizeMm), { fill: paint(mark), ...words })]
    }),
  )
}
