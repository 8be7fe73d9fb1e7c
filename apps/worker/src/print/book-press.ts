import {
  type BookBinding,
  bookBindingOf,
  bookThickness,
  type Catalogue,
  type PhotobookConfiguration,
  type PrintedPage,
  printedPagesOf,
} from '@passepartout/domain'

/** How a book goes to the press; plain data, that it may cross threads. */
export interface BookPress {
  /** Its cover as it is printed now: what was designed before is brought to it. */
  cover: PrintedPage
  pages: BookBinding['pages']
  /** Of what lies across a fold. */
  foldShiftMm: number
  /** Without one, the cover is folded with its sheets and printed page by page. */
  hasSpine: boolean
  /** How far each sheet of a stapled book stands out of the one around it, in mm. */
  creepMm: number
}

/** What of a line of a cart or an order says how it is made. */
export interface Ordered {
  kind: string
  configuration: unknown
}

/** How a line is printed; nothing of what is no book. */
export function bookPressOf(catalogue: Catalogue, line: Ordered): BookPress | undefined {
  if (line.kind !== 'photobook') return undefined
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
