import type { Document } from '../model.ts'

/** Ids of the spreads of a book, which customers may move, copy and remove. */
export const spreadIds = ({ pages }: Pick<Document, 'pages'>): string[] =>
  pages.flatMap(({ id, role }) => (role === 'spread' ? [id] : []))

/** Moves a spread to another place among the spreads, counted from 0; cover, first and last page stay. */
export function withMovedSpread(document: Document, id: string, to: number): Document {
  const spreads = document.pages.filter(({ role }) => role === 'spread')
  const at = spreads.findIndex(page => page.id === id)
  const [page] = at < 0 ? [] : spreads.splice(at, 1)
  if (!page) return document
  const place = Math.max(0, Math.min(to, spreads.length))
  if (place === at) return document
  spreads.splice(place, 0, page)
  let next = 0
  return {
    ...document,
    pages: document.pages.map(one => (one.role === 'spread' ? (spreads[next++] ?? one) : one)),
  }
}

/**
 * As many neighbouring spreads as a binding adds or removes at once, beginning with this one; the last ones of the book
 * where there are not enough after it.
 */
export function spreadStep(document: Pick<Document, 'pages'>, id: string, pages: number): string[] {
  const spreads = spreadIds(document)
  const count = Math.max(1, pages / 2)
  const at = spreads.indexOf(id)
  if (at < 0) return []
  const from = Math.max(0, Math.min(at, spreads.length - count))
  return spreads.slice(from, from + count)
}
