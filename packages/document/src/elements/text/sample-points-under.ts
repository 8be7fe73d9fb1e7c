import { apply, composeAll, rotation, translation } from '../../geometry/matrix.ts'
import type { Point } from '../../model.ts'
import type { TextMeasure } from './measure-text.ts'
import type { TextElement } from './text.ts'

/** Characters fill about the middle three fifths of a line's height. */
const ROWS = [0.3, 0.5, 0.7]
const MOST_COLUMNS = 24
const STEP_MM = 1.5

/** Points of the page, in mm, below the characters of a text, where its legibility is checked. */
export function samplePointsUnder({ box, turn }: TextElement, { lines }: TextMeasure): Point[] {
  const matrix = composeAll(
    translation(-box.width / 2, -box.height / 2),
    rotation(turn),
    translation(box.x + box.width / 2, box.y + box.height / 2),
  )
  return lines.flatMap(({ box: line }) => {
    if (line.width <= 0) return []
    const columns = Math.min(MOST_COLUMNS, Math.max(2, Math.ceil(line.width / STEP_MM)))
    return ROWS.flatMap(row =>
      Array.from({ length: columns }, (_, column) =>
        apply(matrix, {
          x: line.x + ((column + 0.5) / columns) * line.width,
          y: line.y + row * line.height,
        }),
      ),
    )
  })
}
