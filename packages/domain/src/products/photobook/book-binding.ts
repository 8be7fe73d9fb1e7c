import type { BookBinding } from '../../catalogue/bindings.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import {
  bindingOf,
  coverOf,
  type PhotobookConfiguration,
  photobookDefinition,
  photobookTypeOf,
} from './configuration.ts'
import { type SpineText, spineWidthMm } from './spine.ts'

/** The open cover of a book, from the left: back, spine, front. Lengths in mm. */
export interface BookCover {
  /** Visible size: boards, hinges and spine, or the trimmed sheet. */
  widthMm: number
  heightMm: number
  spineMm: number
  /** One board, without the hinge. */
  board: { widthMm: number; heightMm: number }
  /** Gap between board and spine; 0 for a soft cover. */
  hingeMm: number
  /** Part of the sheet folded around the boards; 0 for a soft cover. */
  turnInMm: number
  /** Bleed beyond the edge of the sheet. */
  bleedMm: number
  /** Null for a cover without a spine. */
  spineText: SpineText | null
}

/** The bindery's measures of a book; `undefined` if it is not made. */
export const bookBindingOf = (
  { bindings }: Catalogue,
  { photobookBinding, photobookCover }: Pick<PhotobookConfiguration, 'photobookBinding' | 'photobookCover'>,
): BookBinding | undefined => bindings?.books[`${photobookBinding}-${photobookCover}`]

/** Thickness of one leaf and of one side of the cover in mm; `undefined` if the book is not made. */
export function bookThickness(
  catalogue: Catalogue,
  book: PhotobookConfiguration,
): { leafMm: number; coverMm: number } | undefined {
  const type = photobookTypeOf(photobookDefinition(catalogue), book.photobookPrinting)
  const binding = type && bindingOf(type, book.photobookBinding)
  const paper = binding?.papers.find(({ id }) => id === book.photobookPaper)
  const cover = binding && coverOf(binding, book.photobookCover)
  return paper && cover && { leafMm: paper.leafMm, coverMm: cover.coverMm }
}

/** Width of a book's spine in mm; 0 without a spine. */
export function photobookSpineMm(catalogue: Catalogue, book: PhotobookConfiguration): number {
  const spine = bookBindingOf(catalogue, book)?.spine
  const thickness = bookThickness(catalogue, book)
  if (!spine || !thickness) return 0
  return spineWidthMm({ pages: book.photobookPageCount, ...thickness }, spine.stepMm.value)
}

/** The cover of a book by the geometry of its binding (docs/bindings.md); `undefined` if the book is not made. */
export function bookCoverOf(catalogue: Catalogue, book: PhotobookConfiguration): BookCover | undefined {
  const binding = bookBindingOf(catalogue, book)
  const format = photobookDefinition(catalogue).formats[book.photobookFormat]
  if (!binding || !format) return undefined
  const { case: boards, spine, coverBleedMm } = binding
  const spineMm = photobookSpineMm(catalogue, book)
  const hingeMm = boards?.hingeMm.value ?? 0
  const board = {
    widthMm: format.widthMm - (boards?.boardReductionMm.value ?? 0),
    heightMm: format.heightMm + 2 * (boards?.overhangMm.value ?? 0),
  }
  return {
    widthMm: 2 * (board.widthMm + hingeMm) + spineMm,
    heightMm: board.heightMm,
    ...{ spineMm, board, hingeMm },
    turnInMm: boards?.turnInMm.value ?? 0,
    bleedMm: coverBleedMm.value,
    spineText: spine && {
      fromMm: spine.textFromMm.value,
      clearanceMm: spine.textClearanceMm.value,
      lettersNarrowerMm: spine.lettersNarrowerMm.value,
    },
  }
}
