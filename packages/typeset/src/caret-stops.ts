import { type LaidOutLine, type Range, shapeRanges, type TextRun, type TextStyle } from './lay-out-text.ts'
import type { TextShaper } from './text-shaper.ts'

/** Right-to-left words by their first alphabetic character; digits and punctuation before it do not count. */
const FROM_THE_RIGHT =
  /^\P{L}*[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Samaritan}\p{sc=Mandaic}\p{sc=Adlam}]/u

/**
 * Caret positions before each character of a line and after its last, in mm from the line's left end. Characters of one
 * ligature are separated by the width of the text before them; in right-to-left words, earlier characters are further
 * right.
 */
export function caretStops(
  { range, widthMm }: Pick<LaidOutLine, 'range' | 'widthMm'>,
  sizeMm: number,
  runs: readonly TextRun[],
  style: TextStyle,
  shaper: TextShaper,
): number[] {
  const measure = shapeRanges(runs, style, shaper)
  const parts = partsOf(range, runs)
  /** Width in em from one character up to another, including the space before the next character. */
  const upTo = (from: number, until: number) =>
    until === from ? 0 : measure({ from, until }).width + style.trackingEm
  const { from, until } = range
  return Array.from({ length: until - from + 1 }, (_, index) => {
    const at = from + index
    const part = parts.find(one => at < one.until) ?? parts.at(-1)
    if (part?.isFromTheRight)
      return (upTo(from, part.from) + measure(part).width - upTo(part.from, at)) * sizeMm
    // The hyphen of a hyphenated word is no character of the text, so no caret position follows it.
    return at === until && !range.isParted ? widthMm : upTo(from, at) * sizeMm
  })
}

/** Splits a line into one part per run, as each run is shaped by itself. */
function partsOf({ from, until }: Range, runs: readonly TextRun[]): (Range & { isFromTheRight: boolean })[] {
  let start = 0
  return runs.flatMap(({ text }) => {
    const part = { from: Math.max(from, start), until: Math.min(until, start + text.length) }
    const words = text.slice(part.from - start, Math.max(part.from, part.until) - start)
    start += text.length
    return part.until > part.from ? [{ ...part, isFromTheRight: FROM_THE_RIGHT.test(words) }] : []
  })
}
