import {
  type BookBinding,
  bookBindingOf,
  bookThickness,
  type Catalogue,
  type PhotobookConfiguration,
  type PrintedPage,
  printedPagesOf,
} from '@passepartout/domain'

/** The press settings of a book; plain data, so that it can be passed to threads. */
export interface BookPress {
  /** The cover in its present size: documents designed earlier are fitted to it. */
  cover: PrintedPage
  pages: BookBinding['pages']
  /** Of elements across a fold. */
  foldShiftMm: number
  /** Without a spine, the cover is folded with its sheets and printed page by page. */
  hasSpine: boolean
  /** How far each sheet of a stapled book protrudes beyond the one around it, in mm. */
  creepMm: number
}

/** Fields of a cart or order line that define its production. */
export interface Ordered {
  kind: string
  configuration: unknown
}

/** The press settings of a book. */
export function bookPressOf(catalogue: Catalogue, line: Ordered): BookPress | undefined {
  const book = { ...(line.configuration as PhotobookConfiguration), kind: 'photobook' as const }
  const binding = bookBindingOf(catalogue, book)
  const [cover] = printedPagesOf(catalogue, book) ?? []
  if (!binding || !cover) return undefined
  const { leafMm = 0 } = bookThickness(catalogue, book) ?? {}
  return {
    cover,
    pages: binding.pages,
    foldShiftMm: binding.foldShiftMm.value,
    hasSpine: binding.spine !== null,
    creepMm: leafMm * binding.creepFactor.value,
  }
}
