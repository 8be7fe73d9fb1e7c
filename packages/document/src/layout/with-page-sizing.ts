import type { Document, LeftPage, Page } from '../model.ts'
import { type PageSizing, pageMeasures, resizedPage } from '../page-sizing.ts'
import { untouchedSince } from './relaid-page.ts'
import { layoutOf, withChangedPages } from './with-changed-pages.ts'

/**
 * Resizes pages after a choice of the product, like `resizePage`; reverting the choice restores slots, font sizes and
 * the edge colour.
 *
 * @param pageId the only page to change; by default all
 */
export function withPageSizing(document: Document, sizing: PageSizing, pageId?: string): Document {
  return withChangedPages(
    document,
    document.pages.map(page => {
      const here = {
        widthMm: page.trim.width,
        heightMm: page.trim.height,
        bleed: page.bleed,
        safe: page.safe,
      }
      const isMeant = pageId === undefined || page.id === pageId
      return {
        page,
        from: sizeOf(page.id, { ...here, edge: page.edge }),
        to: sizeOf(page.id, isMeant ? sizing : { ...here, edge: page.edge }),
        there: (one, left) => (isMeant ? sized(one, sizing, left) : one),
        back: one => (isMeant ? resizedPage(one, { ...here, edge: page.edge }) : one),
      }
    }),
  )
}

/** Fingerprint of a page's size; the colour of its edge is chosen by the customer, so it is not a measure. */
function sizeOf(id: string, sizing: PageSizing): string {
  const { edge, ...measures } = pageMeasures(sizing)
  return layoutOf([id, measures, edge && [edge.mode, edge.depth]])
}

function sized(page: Page, sizing: PageSizing, left: LeftPage | undefined): Page {
  const next = resizedPage(page, sizing)
  if (!left) return next
  const { edge } = left.was
  return {
    ...next,
    edge: next.edge && edge && page.edge === null ? { ...next.edge, colour: edge.colour } : next.edge,
    elements: page.elements.map((one, index) => untouchedSince(one, left) ?? next.elements[index] ?? one),
  }
}
