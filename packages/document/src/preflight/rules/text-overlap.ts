import type { TextMeasures } from '../../elements/text/measure-text.ts'
import type { TextElement } from '../../elements/text/text.ts'
import { intersect } from '../../geometry/box.ts'
import type { Box, Page } from '../../model.ts'
import { type TextRule, textFinding } from '../text-check.ts'
import { textInkBox } from './text-position.ts'

/** Letters may touch within the width of a thin stroke. */
const TOLERANCE_MM = 0.3

/** An added text must not lie on the words of another one; of two added texts the upper one is reported. */
export const textOverlap: TextRule = check => {
  const { element, page, measures } = check
  if (element.locked) return []
  const own = lineBoxes(element, measures)
  const covered = textsBelow(page, element).find(other =>
    lineBoxes(other, measures).some(box => own.some(line => isOverlap(line, box))),
  )
  return covered
    ? [textFinding(check, { id: 'text-overlap', severity: 'strong', mark: covered.id }, {}, [])]
    : []
}

/** Texts of the design, and those added before this one. */
function textsBelow({ elements }: Page, element: TextElement): TextElement[] {
  const at = elements.indexOf(element)
  return elements.filter(
    (one, index): one is TextElement => one.type === 'text' && one !== element && (one.locked || index < at),
  )
}

/** The ink of each line of a text on its page; empty while its layout is unknown. */
function lineBoxes(element: TextElement, measures: TextMeasures): Box[] {
  const measure = Object.hasOwn(measures, element.id) ? measures[element.id] : undefined
  const lines = measure?.lines.filter(({ box }) => box.width > 0) ?? []
  return lines.map(line => textInkBox(element, { lines: [line] }))
}

function isOverlap(a: Box, b: Box): boolean {
  const common = intersect(a, b)
  return common !== null && Math.min(common.width, common.height) > TOLERANCE_MM
}
