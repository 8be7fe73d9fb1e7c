import type { CoverGeometry, Page } from '../model.ts'

/**
 * The page with the hinge and turn-in of a binding, or without. Properties are in schema order, so that equal pages are
 * equal bytes.
 */
export function withCover(page: Page, cover: CoverGeometry | undefined): Page {
  const { cover: _former, month, elements, print, ...head } = page
  return { ...head, ...(cover && { cover }), month, elements, ...(print && { print }) }
}
