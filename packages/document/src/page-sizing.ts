import { kindOf } from './elements/registry.ts'
import { sides } from './geometry/box.ts'
import type { Document, Edge, Page, Sides } from './model.ts'

/** The measures of a page as the product's rules give them, in mm. */
export interface PageSizing {
  widthMm: number
  heightMm: number
  /** One number stands for all four sides. */
  bleed: number | Sides
  safe: number | Sides
  edge?: Edge | null
}

/** The fields of a page that follow from its sizing. */
export const pageMeasures = (sizing: PageSizing) => ({
  trim: { width: sizing.widthMm, height: sizing.heightMm },
  bleed: typeof sizing.bleed === 'number' ? sides(sizing.bleed) : sizing.bleed,
  safe: typeof sizing.safe === 'number' ? sides(sizing.safe) : sizing.safe,
  edge: sizing.edge ?? null,
})

/**
 * Gives a page another size. Crops are relative and stay word for word: the focal point and zoom hold as far
 * as the new shape allows, and going back to the old size shows the old picture (spec 3).
 */
export function resizePage(document: Document, pageId: string, sizing: PageSizing): Document {
  return {
    ...document,
    pages: document.pages.map(page => (page.id === pageId ? resized(page, sizing) : page)),
  }
}

function resized(page: Page, sizing: PageSizing): Page {
  const measures = pageMeasures(sizing)
  // Its colour is the customer's choice, not a measure.
  const edge = measures.edge && { ...measures.edge, colour: page.edge?.colour ?? measures.edge.colour }
  const to: Page = { ...page, ...measures, edge }
  return { ...to, elements: page.elements.map(element => kindOf(element).rebase(element, page, to)) }
}
