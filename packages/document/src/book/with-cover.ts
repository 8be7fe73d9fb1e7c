import type { CoverGeometry, Page } from '../model.ts'

/** The page with the hinge and turn-in of a binding, or without, in the order of the schema: the same page is the same bytes. */
export function withCover(page: Page, cover: CoverGeometry | undefined): Page {
  const { cover: _former, month, elements, print, ...head } = page
  return { ...head, ...(cover && { cover }), month, elements, ...(print && { print }) }
}
