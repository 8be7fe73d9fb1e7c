import type { MonthGridElement } from '@passepartout/document'
import type { DrawContext } from '../../draw-context.ts'
import type { PathNode, SceneNode } from '../../scene.ts'
import { drawList } from './draw-list.ts'
import { drawStrip } from './draw-strip.ts'
import { drawTable } from './draw-table.ts'
import { drawWeeks } from './draw-weeks.ts'
import { gridPen, type Mark } from './grid-pen.ts'

const STYLES = { table: drawTable, list: drawList, strip: drawStrip, weeks: drawWeeks }

export const drawMonthGrid = (element: MonthGridElement, context: DrawContext): SceneNode[] =>
  joined(STYLES[element.style](element, gridPen(element, context)))

/** Marks of one look as one path: a month has hundreds, and no two of them overlap. */
function joined(marks: readonly Mark[]): PathNode[] {
  const byLook = new Map<string, PathNode>()
  for (const mark of marks) {
    if (!mark || mark.d === '') continue
    const key = JSON.stringify([mark.fill, mark.stroke])
    const known = byLook.get(key)
    byLook.set(key, known ? { ...known, d: known.d + mark.d } : mark)
  }
  return [...byLook.values()]
}
