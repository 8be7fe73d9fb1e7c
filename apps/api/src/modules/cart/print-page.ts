import { type Document, framePage, resizePage } from '@passepartout/document'
import type { Catalogue, FrameConfiguration } from '@passepartout/domain'

const TOLERANCE_MM = 0.1

/**
 * The document as it will be printed: bleed, safe zone and edge by the catalogue. `undefined` where the designed
 * size is not the ordered one: then something other than what the customer saw would be printed.
 */
export function fittedDocument(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  document: Document,
): Document | undefined {
  const [page, ...more] = document.pages
  const sizing = framePage(catalogue, configuration)
  if (!page || more.length > 0) return undefined
  const isSame = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_MM
  if (!isSame(page.trim.width, sizing.widthMm) || !isSame(page.trim.height, sizing.heightMm)) return undefined
  return resizePage(document, page.id, sizing)
}
