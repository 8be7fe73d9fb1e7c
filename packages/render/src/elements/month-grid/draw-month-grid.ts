import type { Document, MonthGridElement, TextMeasure, TextMeasures } from '@passepartout/document'
import type { TextShaper } from '@passepartout/typeset'
import type { RenderContext } from '../../render-context.ts'
import type { PathNode, SceneNode } from '../../scene.ts'
import { drawDayPhotos } from './draw-day-photos.ts'
import { drawList } from './draw-list.ts'
import { drawStrip } from './draw-strip.ts'
import { drawTable } from './draw-table.ts'
import { drawWeek } from './draw-week.ts'
import { drawWeeks } from './draw-weeks.ts'
import { createGridContext, type GridMark, LAYERS } from './grid-context.ts'

const STYLES = { table: drawTable, list: drawList, strip: drawStrip, weeks: drawWeeks, week: drawWeek }

export const drawMonthGrid = (element: MonthGridElement, context: RenderContext): SceneNode[] => [
  ...joinNotes(STYLES[element.style](element, createGridContext(element, context))),
  ...drawDayPhotos(element, context),
]

/**
 * Measures of a document's grids by their ids, for preflight: a grid does not fit where the name of one of the
 * customer's days must be cut off.
 */
export function measureMonthGrids(document: Document, shaper: TextShaper): TextMeasures {
  const measures: Record<string, TextMeasure> = {}
  for (const page of document.pages) {
    for (const element of page.elements) {
      if (element.type !== 'month-grid') continue
      const pen = createGridContext(element, { document, page, shaper, options: {}, ink: () => '#000000' })
      STYLES[element.style](element, pen)
      const nothing = { missing: [], standIns: [], lines: [] }
      measures[element.id] = {
        sizePt: element.sizePt,
        fits: pen.cut.length === 0,
        ...nothing,
        cutDays: pen.cut,
      }
    }
  }
  return measures
}

/** Joins the marks of one layer and style into one path: a month has hundreds, and none overlap within a layer. */
function joinNotes(marks: readonly GridMark[]): PathNode[] {
  const byLook = new Map<string, PathNode>()
  for (const layer of LAYERS) {
    for (const mark of marks) {
      if (mark?.layer !== layer || mark.path.d === '') continue
      const { path } = mark
      const key = JSON.stringify([layer, path.fill, path.stroke])
      const known = byLook.get(key)
      byLook.set(key, known ? joinedPath(known, path) : path)
    }
  }
  return [...byLook.values()]
}

function joinedPath(first: PathNode, second: PathNode): PathNode {
  const words = [...(first.words ?? []), ...(second.words ?? [])]
  return { ...first, d: first.d + second.d, ...(words.length > 0 ? { words } : {}) }
}
