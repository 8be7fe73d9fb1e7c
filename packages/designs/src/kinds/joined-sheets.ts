import type { BookCover, DesignKind } from '@passepartout/domain'
import { composeBookCover } from '../fit/compose-book-cover.ts'
import { composeSpread } from '../fit/compose-spread.ts'
import type { Design, PhotobookDesign } from '../schema/design.ts'

interface SheetSelection {
  page: string
  cover?: BookCover
}

type JoinSheet<D> = (design: D, selection: SheetSelection) => Design | undefined

/** The cover in one piece, or two facing pages. */
const joinBookSheet: JoinSheet<PhotobookDesign> = (design, { page, cover }) => {
  if (page === 'cover' && cover) return composeBookCover(design, cover)
  return page.includes('+') ? composeSpread(design, page.split('+')[0] ?? '', page.split('+')[1]) : undefined
}

const SHEETS: { readonly [K in DesignKind]?: JoinSheet<Extract<Design, { kind: K }>> } = {
  photobook: joinBookSheet,
}

/** The pages of a selection joined to one page of a design; `undefined` if the selection is a single page. */
export const joinSheet = (design: Design, selection: SheetSelection): Design | undefined =>
  (SHEETS[design.kind] as JoinSheet<Design> | undefined)?.(design, selection)
