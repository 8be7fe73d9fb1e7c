import {
  addMonths,
  coverOf,
  type Design,
  type DesignKind,
  type DesignLibrary,
  findDesign,
  fitDesign,
  type Month,
  spreadOf,
} from '@passepartout/designs'
import type { Refinement } from '@passepartout/domain'

/** One sheet of a design in a size; lengths in mm of a single page. */
export interface Sheet {
  kind: DesignKind
  design: string
  palette: string
  widthMm: number
  heightMm: number
  /** Id of a page of the design, `left+right` for two that face each other, `cover` for a book's cover in one piece. */
  page: string
  refinement: Refinement
  /** Width of a book's spine. */
  spineMm?: number
  /** First month of a calendar, and how many months later this sheet is. */
  start?: Month
  later?: number
}

/** The sheet as a design with one page; `undefined` where there is no such design or page. */
export function sheetDesign(library: DesignLibrary, sheet: Sheet): Design | undefined {
  const { kind, page, spineMm = 0 } = sheet
  const design = findDesign(library, kind, sheet.design)
  if (!design) return undefined
  const fitted = fitDesign(design, { widthMm: sheet.widthMm, heightMm: sheet.heightMm })
  if (fitted.kind === 'photobook') {
    if (page === 'cover') return coverOf(fitted, spineMm)
    const [left = '', right] = page.split('+')
    const spread = spreadOf(fitted, left, right)
    if (spread) return spread
  }
  const pages = fitted.pages.filter(({ id, spread }) => id === page && !spread)
  return pages.length > 0 ? { ...fitted, pages } : undefined
}

/** The month that a sheet of a calendar shows. */
export const monthOfSheet = ({ start = { year: 2027, month: 1 }, later = 0 }: Sheet): Month =>
  addMonths(start, later)
