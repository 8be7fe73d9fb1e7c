import { isTextStencil } from '../../elements/stencil/change-stencil.ts'
import type { TextMeasure } from '../../elements/text/measure-text.ts'
import { samplePointsUnder } from '../../elements/text/sample-points-under.ts'
import type { TextElement } from '../../elements/text/text.ts'
import { intersect, safeBox, trimBox } from '../../geometry/box.ts'
import { isInDieCut } from '../../geometry/die-cut.ts'
import { apply, composeAll, rotation, translation } from '../../geometry/matrix.ts'
import type { Box, Document } from '../../model.ts'
import type { Finding } from '../finding.ts'
import { type TextRule, textFinding, textRepair } from '../text-check.ts'

/** Text must not be in the margin that the lab may cut off. Half a millimetre is within the lab's tolerance. */
const TOLERANCE_MM = 0.5

export const textOutsideSafeArea: TextRule = check => {
  const { element, measure, page } = check
  if (!measure || check.words.trim() === '' || (!element.own && !page.edge)) return []
  const ink = textInkBox(element, measure)
  const safe = safeBox(page)
  const over = {
    left: safe.x - ink.x,
    top: safe.y - ink.y,
    right: ink.x + ink.width - safe.x - safe.width,
    bottom: ink.y + ink.height - safe.y - safe.height,
  }
  const isPunched = isInDieCut(
    check.document,
    page,
    samplePointsUnder(element, measure),
    page.safe.top - TOLERANCE_MM,
  )
  if (Math.max(...Object.values(over)) <= TOLERANCE_MM && !isPunched) return []
  const { width, height } = page.trim
  const gap = Math.min(ink.x, ink.y, width - ink.x - ink.width, height - ink.y - ink.height)
  // A die cut has no clear inside direction, so a shorter text or another position is needed.
  const fits = !isPunched && ink.width <= safe.width && ink.height <= safe.height
  const shift = (before: number, after: number) => (before > 0 ? before : after > 0 ? -after : 0)
  const box = {
    ...element.box,
    x: element.box.x + shift(over.left, over.right),
    y: element.box.y + shift(over.top, over.bottom),
  }
  // Beyond the fold of a canvas nothing is printed.
  if (page.edge && gap < -TOLERANCE_MM) {
    const inside = fits ? [textRepair(check, 'move-inside', { ...element, box })] : []
    return [textFinding(check, { id: 'text-wrap', severity: 'strong' }, {}, inside)]
  }
  if (!element.own) return []
  const params = { mm: isPunched ? 0 : Math.max(0, Math.round(gap * 10) / 10) }
  const repairs = fits ? [textRepair(check, 'move-inside', { ...element, box })] : []
  return [
    textFinding(check, { id: 'text-unsafe', severity: 'strong', mark: String(params.mm) }, params, repairs),
  ]
}

/** Letters that photos fill, and that run around the edge of a canvas: what is beyond the fold is not printed. */
export function findTextOnWrap(document: Document): Finding[] {
  return document.pages.flatMap(page =>
    page.elements.flatMap(element => {
      if (!page.edge || !isTextStencil(element)) return []
      const { id, box } = element
      const front = trimBox(page)
      const inside = intersect(box, front)
      const isWhole =
        inside && inside.width > box.width - TOLERANCE_MM && inside.height > box.height - TOLERANCE_MM
      if (isWhole) return []
      const check = { document, page, element: { id, role: 'letters' } }
      return [textFinding(check, { id: 'text-wrap', severity: 'strong' }, {}, [])]
    }),
  )
}

/** The bounding box of a rotated text's lines, or of some of them, on its page. */
export function textInkBox({ box, turn }: TextElement, { lines }: Pick<TextMeasure, 'lines'>): Box {
  const matrix = composeAll(
    translation(-box.width / 2, -box.height / 2),
    rotation(turn),
    translation(box.x + box.width / 2, box.y + box.height / 2),
  )
  const points = lines
    .filter(line => line.box.width > 0)
    .flatMap(({ box: { x, y, width, height } }) =>
      // Characters fill about the middle three fifths of a line's height.
      [y + height * 0.2, y + height * 0.8].flatMap(at => [
        apply(matrix, { x, y: at }),
        apply(matrix, { x: x + width, y: at }),
      ]),
    )
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
