import type { Box, MeasuredLine, Point } from '@passepartout/document'

/** The line of a character; for a separator, the line before it. */
function lineAt(lines: readonly MeasuredLine[], at: number): MeasuredLine | undefined {
  return lines.findLast(({ from }) => from <= at) ?? lines[0]
}

/**
 * Last caret position of a line. Where a word is hyphenated, the position after its characters is the start of the next
 * line, so the line ends before its last character.
 */
function endOf(lines: readonly MeasuredLine[], line: MeasuredLine): number {
  const next = lines[lines.indexOf(line) + 1]
  return next?.from === line.until ? Math.max(line.from, line.until - 1) : line.until
}

const caretStopAt = ({ from, stops }: MeasuredLine, at: number) =>
  stops[Math.max(0, Math.min(at - from, stops.length - 1))] ?? 0

/** Caret before a character, in mm from the corner of the text's box. */
export function caretRect(lines: readonly MeasuredLine[], at: number): Box | undefined {
  const line = lineAt(lines, at)
  return line && { ...line.box, x: line.box.x + caretStopAt(line, at), width: 0 }
}

/** Boxes of a selection, one per line. */
export const selectionRects = (lines: readonly MeasuredLine[], from: number, until: number): Box[] =>
  lines.flatMap(line => {
    if (until <= line.from || from > endOf(lines, line) || from === until) return []
    const stops = [
      caretStopAt(line, Math.max(from, line.from)),
      caretStopAt(line, Math.min(until, line.until)),
    ]
    // In right-to-left text, later characters are further left.
    const [left, right] = [Math.min(...stops), Math.max(...stops)]
    return [{ ...line.box, x: line.box.x + left, width: Math.max(right - left, 0.5) }]
  })

/** The caret position nearest to a point of the box. */
export function caretIndexAt(lines: readonly MeasuredLine[], { x, y }: Point): number {
  const line = lines.find(({ box }) => y < box.y + box.height) ?? lines.at(-1)
  if (!line) return 0
  return caretIndexOnLine(line, endOf(lines, line), x)
}

function caretIndexOnLine(line: MeasuredLine, end: number, x: number): number {
  const distances = line.stops.slice(0, end - line.from + 1).map(stop => Math.abs(line.box.x + stop - x))
  return line.from + distances.indexOf(Math.min(...distances))
}

/** The caret position above, below, or at an end of the line: for the arrow keys, Home and End. */
export function caretIndexBeside(
  lines: readonly MeasuredLine[],
  at: number,
  to: 'up' | 'down' | 'start' | 'end',
): number {
  const line = lineAt(lines, at)
  if (!line) return at
  if (to === 'start') return line.from
  if (to === 'end') return endOf(lines, line)
  const next = lines[lines.indexOf(line) + (to === 'up' ? -1 : 1)]
  if (!next) return to === 'up' ? 0 : (lines.at(-1)?.until ?? at)
  return caretIndexOnLine(next, endOf(lines, next), line.box.x + caretStopAt(line, at))
}
