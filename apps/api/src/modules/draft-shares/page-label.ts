import type { Document, Page } from '@passepartout/document'

/** What a page is called, as `page.<key>` of the messages; some count their pages. */
export function labelKey(kind: Document['kind'], { role, spine }: Page): string {
  if (kind === 'prints') return 'print'
  if (role === 'cover') return spine === null ? 'cover' : 'binding'
  return kind === 'card' && role !== 'inside' && role !== 'spread' && role !== 'sheet' ? role : 'single'
}
