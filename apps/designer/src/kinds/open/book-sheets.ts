import type { ConfiguredPage } from '../../data/configured-product.ts'

export interface BookSheet extends ConfiguredPage {
  /** Page of the design, as in `PageSelection`. */
  page: string
  isSpread: boolean
}

/** Layouts of a new book between its first and last page, repeated: calm and full spreads alternate. */
const SPREADS = [
  'full+caption',
  'pair+grid',
  'panorama',
  'collage+full',
  'text+pair',
  'story',
  'grid+caption',
] as const

/**
 * Sheets of a book: the cover in one piece, the first page alone on the right, then the spreads, the last page alone on
 * the left.
 * @param pages an even number, as in every book
 */
export function bookSheets(pages: number): BookSheet[] {
  const spreads = Array.from({ length: Math.max(0, pages / 2 - 1) }, (_, index): BookSheet => {
    const from = 2 * index + 2
    return {
      id: `pages-${from}`,
      label: { key: 'pages', params: { from, until: from + 1 } },
      page: SPREADS[index % SPREADS.length] ?? 'panorama',
      isSpread: true,
    }
  })
  const single = (number: number, page: string): BookSheet => ({
    ...{ id: `page-${number}`, page, isSpread: false },
    label: { key: 'single', params: { number } },
  })
  return [
    { id: 'cover', label: { key: 'binding' }, page: 'cover', isSpread: true },
    single(1, 'title'),
    ...spreads,
    single(pages, 'caption'),
  ]
}
