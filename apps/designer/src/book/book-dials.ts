import type { BookData, Document } from '@passepartout/document'
import { bookWishes, photoSpacing, type SheetRules, withBookWishes } from '@passepartout/document/book'
import type { BookRules } from '../data/configured-product.ts'
import type { Designer } from '../state/designer.ts'
import { useEditor } from '../state/designer-context.ts'

/** How the customer wants the photos of the book; stored with the draft. */
export const useBookDials = (): BookData => useEditor(({ document }) => bookWishes(document))

export const changeBookDials = ({ editor }: Pick<Designer, 'editor'>, next: Partial<BookData>): boolean =>
  editor.commands.changeBook(document => withBookWishes(document, next), { name: 'book-wished' })

/** @param side shorter side of a page in mm */
export const sheetRules = (
  document: Pick<Document, 'design' | 'book'>,
  rules: BookRules | undefined,
  side: number,
): SheetRules => ({
  ...photoSpacing(document, bookWishes(document), side),
  foldMm: rules?.foldMm ?? 0,
  allowsAcross: rules?.isLayflat ?? false,
})
