import type { FontFace } from './font-faces.ts'
import type { Hyphenator } from './hyphenation/hyphenator.ts'
import type { ShapedLine, TextShaper } from './text-shaper.ts'

export const MM_PER_POINT = 25.4 / 72
/** Share of the em above the baseline, the same for every font. */
const ABOVE_BASELINE = 0.78

export interface TextStyle extends FontFace {
  sizePt: number
  /** Minimum size to which a long text shrinks. */
  minSizePt: number
  trackingEm: number
  /** Distance of baselines in em. */
  leading: number
  align: 'left' | 'centre' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  /** Breaks long lines between words; otherwise only at line breaks of the text. */
  wrap: boolean
  /** Locale whose rules hyphenate words too long for a line; without it words break only at soft hyphens. */
  hyphenated?: string | undefined
}

/** A stretch of text in one face; missing fields come from the style. */
export interface TextRun extends Partial<FontFace> {
  text: string
}

/** How a text was set, so that print repeats the same breaks and size. */
export interface LineBreaks {
  sizePt: number
  /** Start of each line except the first, as an index (UTF-16) in the whole text. */
  breaks: readonly number[]
}

export interface LaidOutLine {
  /** Left end of the baseline in mm, from the box's top left corner. */
  x: number
  y: number
  /** Runs from left to right; `x` in em from the line's left end. */
  pieces: { run: number; x: number; shaped: ShapedLine }[]
  /** Range of the line's characters (UTF-16) in the whole text. */
  range: Range
  widthMm: number
}

export interface LaidOutText {
  lines: LaidOutLine[]
  /** Height of an em in mm. */
  sizeMm: number
  /** False when the text is too long even at its smallest size. */
  fits: boolean
  /** Characters missing from every font. */
  missing: string[]
  /** Names of the fonts that set words which the style's own face cannot. */
  standIns: string[]
  setting: LineBreaks
}

/** A half-open range of characters: `until` is not included. */
export interface Range {
  from: number
  until: number
  /** The line ends within a word, with a hyphen that the text does not contain. */
  isParted?: true
}

const STEPS = 24

/**
 * Sets a text into a box of `width` x `height` mm, at the largest size between the style's size and its minimum that
 * fits; repeats the `set` size and breaks where given. The first baseline is (leading - 1) / 2 + 0.78 em below the top
 * of the block of lines.
 */
export function layOutText(
  text: string | readonly TextRun[],
  box: { width: number; height: number },
  style: TextStyle,
  shaper: TextShaper,
  set?: LineBreaks | null,
): LaidOutText {
  const runs = typeof text === 'string' ? [{ text }] : text
  const whole = runs.map(run => run.text).join('')
  const measure = shapeRanges(runs, style, shaper)
  if (set) return placeGlyphs(set.sizePt, rangesOf(whole, set.breaks), box, style, measure)
  const placesIn = hyphenationPoints(
    style.hyphenated === undefined ? undefined : shaper.wordParts?.(style.hyphenated),
  )
  for (let step = 0; ; step++) {
    const sizePt = style.sizePt - ((style.sizePt - style.minSizePt) * step) / STEPS
    const widthEm = box.width / (sizePt * MM_PER_POINT)
    const ranges = paragraphsOf(whole).flatMap(paragraph =>
      style.wrap
        ? breakLines(whole, paragraph, placesIn, range => measure(range).width, widthEm)
        : [paragraph],
    )
    const laidOut = placeGlyphs(sizePt, ranges, box, style, measure)
    if (laidOut.fits || step >= STEPS || style.minSizePt >= style.sizePt) return laidOut
  }
}

export type Measure = (
  range: Range,
) => Pick<ShapedLine, 'width' | 'missing' | 'standIns'> & { pieces: LaidOutLine['pieces'] }

export function shapeRanges(runs: readonly TextRun[], style: TextStyle, shaper: TextShaper): Measure {
  return ({ from, until, isParted }) => {
    const pieces: LaidOutLine['pieces'] = []
    const missing: string[] = []
    const standIns = new Set<string>()
    let [start, x] = [0, 0]
    for (const [run, { text, ...cut }] of runs.entries()) {
      const own = text.slice(Math.max(0, from - start), Math.max(0, until - start))
      start += text.length
      const part = isParted && own !== '' && start >= until ? `${own}-` : own
      if (part === '' && runs.length > 1) continue
      const shaped = shaper.shape(part, { ...fontFaceOf(style), ...cut }, style.trackingEm)
      if (pieces.length > 0) x += style.trackingEm
      pieces.push({ run, x, shaped })
      x += shaped.width
      missing.push(...shaped.missing)
      for (const name of shaped.standIns) standIns.add(name)
    }
    return { pieces, width: x, missing, standIns: [...standIns] }
  }
}

const fontFaceOf = ({ face, weight, italic }: FontFace): FontFace => ({ face, weight, italic })

function placeGlyphs(
  sizePt: number,
  ranges: readonly Range[],
  box: { width: number; height: number },
  style: TextStyle,
  measure: Measure,
): LaidOutText {
  const sizeMm = sizePt * MM_PER_POINT
  const lines = ranges.map(measure)
  const heightMm = lines.length * style.leading * sizeMm
  const top = { top: 0, middle: 0.5, bottom: 1 }[style.valign] * (box.height - heightMm)
  const start = { left: 0, centre: 0.5, right: 1 }[style.align]
  const widthEm = box.width / sizeMm
  return {
    lines: lines.map(({ pieces, width }, index) => ({
      x: start * (box.width - width * sizeMm),
      y: top + ((style.leading - 1) / 2 + ABOVE_BASELINE + index * style.leading) * sizeMm,
      pieces,
      range: ranges[index] ?? { from: 0, until: 0 },
      widthMm: width * sizeMm,
    })),
    sizeMm,
    fits: lines.every(({ width }) => width <= widthEm + 1e-6) && heightMm <= box.height + 0.01,
    missing: lines.flatMap(line => line.missing),
    standIns: [...new Set(lines.flatMap(line => line.standIns))],
    setting: { sizePt, breaks: ranges.slice(1).map(({ from }) => from) },
  }
}

function paragraphsOf(text: string): Range[] {
  let from = 0
  return text.split('\n').map(paragraph => {
    const range = { from, until: from + paragraph.length }
    from = range.until + 1
    return range
  })
}

/** Lines that begin at these characters; the separator (space, line break, soft hyphen) belongs to no line. */
function rangesOf(text: string, breaks: readonly number[]): Range[] {
  const starts = [0, ...breaks]
  return starts.map((from, index) => {
    const next = starts[index + 1]
    return next === undefined ? { from, until: text.length } : fitLine(text, from, next)
  })
}

/** The line from `from` up to the start of the next, without its separator. */
function fitLine(text: string, from: number, next: number): Range {
  const before = text[next - 1] ?? ''
  if (before === ' ' || before === '\n') return { from, until: Math.max(from, next - 1) }
  if (before === SOFT_HYPHEN) return { from, until: next - 1, isParted: true }
  return { from, until: next, ...(isHyphen(before) ? {} : { isParted: true as const }) }
}

const SOFT_HYPHEN = '\u00ad'
const isHyphen = (character: string) => /[-\u2010\u2013]/.test(character)

/** Points where a word may break: only at its soft hyphens where it has any, otherwise by the language's rules. */
function hyphenationPoints(parts: Hyphenator | undefined): (word: string) => readonly number[] {
  // Cached, because the same words recur at every size tried.
  const known = new Map<string, readonly number[]>()
  return word => {
    if (!parts && !word.includes(SOFT_HYPHEN)) return []
    const places = known.get(word) ?? breakOpportunities(word, parts)
    known.set(word, places)
    return places
  }
}

function breakOpportunities(word: string, parts: Hyphenator | undefined): readonly number[] {
  const soft = [...word.matchAll(/\u00ad/g)].map(({ index }) => index + 1)
  if (soft.length > 0 || !parts) return soft
  const hyphens = [...word.matchAll(/(?<=\p{L})[-\u2010](?=\p{L}{2})/gu)].map(({ index }) => index + 1)
  return [...hyphens, ...parts(word)].sort((a, b) => a - b)
}

/** Share of a line that must be filled before a word that does not fit moves whole to the next line. */
const FULL_LINE = 0.75

/** Maximum of consecutive lines that end in a hyphen, unless the next word must break. */
const MOST_HYPHENS = 2

/** Longer words are not measured whole for each of their lines: that would take quadratic time. */
const ENDLESS = 200

function breakLines(
  text: string,
  paragraph: Range,
  placesIn: (word: string) => readonly number[],
  widthOf: (range: Range) => number,
  most: number,
): Range[] {
  const fits = (range: Range) => widthOf(range) <= most
  const lines: Range[] = []
  let from = paragraph.from
  let at = paragraph.from
  for (const word of text.slice(paragraph.from, paragraph.until).split(' ')) {
    const until = at + word.length
    const places = placesIn(word).map(place => at + place)
    // Start of the part of the word that no line holds yet.
    let rest = at
    while (rest > from || places.length > 0) {
      const isEndless = places.length > 0 && until - rest > ENDLESS
      if (!isEndless && fits({ from, until })) break
      const isWhole =
        places.length > 0 &&
        rest > from &&
        (endsInHyphens(text, lines) || widthOf(fitLine(text, from, rest)) >= FULL_LINE * most)
      const next = isWhole ? undefined : lastFittingSize(text, from, places, rest, fits)
      if (next === undefined && rest === from) break
      if (isEndless && next === places.at(-1) && fits({ from, until })) break
      lines.push(fitLine(text, from, next ?? rest))
      from = next ?? rest
      rest = from
    }
    at = until + 1
  }
  return [...lines, { from, until: paragraph.until }]
}

/** Whether the last lines already end in the maximum of consecutive hyphens. */
const endsInHyphens = (text: string, lines: readonly Range[]): boolean =>
  lines.length >= MOST_HYPHENS &&
  lines.slice(-MOST_HYPHENS).every(({ until, isParted }) => isParted || isHyphen(text[until - 1] ?? ''))

/** Tries short parts first, so that each line of an endless word is measured only up to its own end. */
function lastFittingSize(
  text: string,
  from: number,
  places: readonly number[],
  rest: number,
  fits: (range: Range) => boolean,
): number | undefined {
  let last: number | undefined
  for (const place of places) {
    if (place <= rest) continue
    if (!fits(fitLine(text, from, place))) break
    last = place
  }
  return last
}
