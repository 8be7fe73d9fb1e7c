import type { BookData } from '@passepartout/document'
import { bookWishes, type SheetRules, withBookWishes } from '@passepartout/document/book'
import type { BookRules } from '../data/configured-product.ts'
import type { Designer } from '../state/designer.ts'
import { useEditor } from '../state/designer-context.ts'

/** How the customer wants the photos of the book; stored with the draft. */
export const useBookDials = (): BookData => useEditor(({ document }) => bookWishes(document))

export const changeBookDials = ({ editor }: Pick<Designer, 'editor'>, next: Partial<BookData>): boolean =>
  editor.commands.changeBook(document => withBookWishes(document, next), { name: 'book-wished' })

/** Calm pages have wider margins and gaps; both grow with the page. */
const LOOKS = {
  calm: { marginShare: 0.08, gapShare: 0.022 },
  lively: { marginShare: 0.045, gapShare: 0.014 },
} as const

/** @param side shorter side of a page in mm */
export function sheetRules(
  { mood }: Pick<BookData, 'mood'>,
  rules: BookRules | undefined,
  side: number,
): SheetRules {
  const { marginShare, gapShare } = LOOKS[mood]
  const gapMm = Math.round(gapShare * side * 2) / 2
  return {
    ...{ marginShare, gapMm },
    foldMm: rules?.foldMm ?? 0,
    allowsAcross: rules?.isLayflat ?? false,
  }
}
