import type { ShapeElement } from '../../elements/shape/shape.ts'
import type { Document, Page } from '../../model.ts'
import { FOIL, foilOf } from '../../paint.ts'
import type { Finding } from '../finding.ts'
import { keepAsIs } from '../text-check.ts'

/** Minimum width in mm of a printable line: a quarter of a point in ink, half a point in foil, which tears below it. */
const LEAST_INK_MM = 0.09
const LEAST_FOIL_MM = 0.18

/** Lines of a page that are too thin to print, with one repair for all of them. */
export function thinLines(document: Document): Finding[] {
  return document.pages.flatMap(page => {
    const lines = page.elements.flatMap(element => {
      const least = element.type === 'shape' ? leastWidth(document, page, element) : 0
      return element.type === 'shape' && element.strokeMm < least ? [{ id: element.id, least }] : []
    })
    if (lines.length === 0) return []
    const key = `thin-lines/${page.id}`
    const kept = Object.hasOwn(document.kept, key)
    const thicker = lines.map(({ id, least }) => ({
      op: 'set' as const,
      path: ['pages', page.id, 'elements', id, 'strokeMm'],
      value: least,
    }))
    return [
      {
        id: 'thin-lines',
        key,
        severity: 'hint',
        pageId: page.id,
        elementId: null,
        assetId: null,
        params: { count: lines.length },
        repairs: [
          { id: 'thicker-lines', effect: { type: 'patch', patch: thicker }, params: {} },
          ...(kept ? [] : [keepAsIs(key)]),
        ],
        kept,
      },
    ]
  })
}

function leastWidth(document: Document, page: Page, { stroke, opacity }: ShapeElement): number {
  if (stroke === null || opacity === 0) return 0
  return stroke === FOIL && foilOf(document, page) !== null ? LEAST_FOIL_MM : LEAST_INK_MM
}
