import type { Document, Page } from '@passepartout/document'
import type { BookFold } from '../data/configured-product.ts'

/** One side of an open book: a strip of a page, or nothing, as inside the cover. */
export interface BookSide {
  page: Page
  /** In mm from the left edge of the page. */
  from: number
  width: number
}

/** What is seen between two turns: a closed cover, or two pages. */
export interface TurnStep {
  /** The page that names it. */
  pageId: string
  left: BookSide | null
  right: BookSide | null
  /** Strip of each side that cannot be seen in the fold, in mm. */
  hiddenMm: number
}

const half = (page: Page, side: 'left' | 'right'): BookSide => {
  const width = page.trim.width / 2
  return { page, from: side === 'left' ? 0 : width, width }
}
const whole = (page: Page): BookSide => ({ page, from: 0, width: page.trim.width })

/** A cover from the outside, without its spine. */
function coverSide(page: Page, side: 'front' | 'back'): BookSide {
  const width = (page.trim.width - (page.spine ?? 0)) / 2
  return { page, from: side === 'back' ? 0 : page.trim.width - width, width }
}

/** A book from its front to its back cover, as it is leafed through. */
export function turnSteps({ pages }: Pick<Document, 'pages'>, fold: BookFold): TurnStep[] {
  const cover = pages.find(({ role }) => role === 'cover')
  const inner = pages.filter(({ role }) => role !== 'cover')
  const steps = inner.map((page, at): TurnStep => {
    const isFirst = at === 0
    const sides =
      page.role === 'spread'
        ? { left: half(page, 'left'), right: half(page, 'right') }
        : { left: isFirst ? null : whole(page), right: isFirst ? whole(page) : null }
    return {
      pageId: page.id,
      ...sides,
      hiddenMm: fold.hiddenMm + fold.creepMm * sheetsAround(at, inner.length),
    }
  })
  if (!cover) return steps
  const closed = { pageId: cover.id, hiddenMm: 0 }
  return [
    { ...closed, left: null, right: coverSide(cover, 'front') },
    ...steps,
    { ...closed, left: coverSide(cover, 'back'), right: null },
  ]
}

/** Sheets of a stapled book that lie around an opening: most around the middle. */
const sheetsAround = (at: number, openings: number): number => Math.min(at, openings - 1 - at)

/** Leaves before and after an opening, by which the edges of the block grow. */
export const leavesBeside = (at: number, steps: number): { before: number; after: number } => ({
  before: Math.max(0, at - 1),
  after: Math.max(0, steps - 2 - at),
})
