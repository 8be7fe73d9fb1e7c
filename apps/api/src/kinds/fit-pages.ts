import { type Document, fitCover, type Page, type PageSizing, resizePage } from '@passepartout/document'
import {
  type Catalogue,
  type PrintedPage,
  type ProductConfiguration,
  printedPagesOf,
} from '@passepartout/domain'

const TOLERANCE_MM = 0.1

/**
 * A design of several pages as it will be printed: with the page count and sizes of the product, its paid print finish
 * and its first month. `undefined` when the design differs from the order.
 */
export function fitPages(
  catalogue: Catalogue,
  configuration: ProductConfiguration,
  document: Document,
): Document | undefined {
  const printed = printedPagesOf(catalogue, configuration) ?? []
  if (printed.length === 0 || document.pages.length !== printed.length) return undefined
  if (!matchesOrder(configuration, document)) return undefined
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

/** Whether the design matches the paid print finish, months and die cut. */
function matchesOrder(
  configuration: ProductConfiguration,
  { refinement, calendar, card }: Document,
): boolean {
  const ordered = 'refinementType' in configuration ? configuration.refinementType : 'none'
  if (refinement !== ordered) return false
  if (configuration.kind === 'calendar') {
    const { startMonth, year } = configuration
    return calendar?.start.month === startMonth && calendar.start.year === year
  }
  if (configuration.kind !== 'card') return true
  const { punching } = configuration
  return card === null || (card.punching ?? 'none') === punching
}
