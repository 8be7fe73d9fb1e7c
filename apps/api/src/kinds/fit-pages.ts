import { type Document, fitCover, type Page, type PageSizing, resizePage } from '@passepartout/document'
import {
  type Catalogue,
  type PrintedPage,
  type ProductConfiguration,
  printedPagesOf,
} from '@passepartout/domain'

const TOLERANCE_MM = 0.1

/**
 * A design of several pages as it will be printed: with the page count and sizes of the product and its paid print
 * finish. `undefined` when the design differs from the order.
 */
export function fitPages(
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  document: Document,
): Document | undefined {
  const printed = printedPagesOf(catalogue, configuration) ?? []
  if (printed.length === 0 || document.pages.length !== printed.length) return undefined
  if (!hasOrderedFinish(configuration, document)) return undefined
  return document.pages.reduce<Document | undefined>((fitted, page, index) => {
    const wanted = printed[index]
    if (!fitted || !wanted) return undefined
    if (wanted.spine !== undefined) return fitCover(fitted, page.id, wanted)
    const sizing = pageSizingOf(page, wanted)
    return sizing && resizePage(fitted, page.id, sizing)
  }, document)
}

/** How the lab prints a page, if the page has that size. */
function pageSizingOf({ trim, safe, edge }: Page, printed: PrintedPage): PageSizing | undefined {
  const { widthMm, heightMm, bleed, turns } = printed
  const isSame = (width: number, height: number) =>
    Math.abs(trim.width - width) <= TOLERANCE_MM && Math.abs(trim.height - height) <= TOLERANCE_MM
  if (isSame(widthMm, heightMm)) return { widthMm, heightMm, bleed, safe: printed.safe ?? safe, edge }
  if (!turns || !isSame(heightMm, widthMm)) return undefined
  return { widthMm: heightMm, heightMm: widthMm, bleed, safe: printed.safe ?? safe, edge }
}

/** Whether the design has the paid print finish. */
const hasOrderedFinish = (configuration: ProductConfiguration, { refinement }: Document): boolean =>
  refinement === ('refinementType' in configuration ? configuration.refinementType : 'none')
