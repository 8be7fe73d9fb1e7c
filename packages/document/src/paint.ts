import type { PrintFinish } from '@passepartout/domain'
import { PAPER } from './limits.ts'
import type { Document, Page, Paint } from './model.ts'

export const FOIL: Paint = 'foil'

/** Metal or relief, which has a plate of its own in print. */
export type Foil = Exclude<PrintFinish, 'none'>

/** What a paint comes out as: a colour (`#rrggbb`), or the metal. */
export type Ink = string | { foil: Foil }

/** The metal on a page; null without one. Of a book, only the cover carries it. */
export function foilOf(
  { kind, refinement }: Pick<Document, 'kind' | 'refinement'>,
  page: Pick<Page, 'role'>,
): Foil | null {
  if (refinement === 'none') return null
  return kind === 'photobook' && page.role !== 'cover' ? null : refinement
}

/** The colour or metal of a paint on a page; the design's stand-in where the page has no metal. */
export function resolveInk(
  document: Pick<Document, 'kind' | 'refinement' | 'design'>,
  page: Pick<Page, 'role' | 'background'>,
  paint: Paint,
): Ink {
  if (paint !== FOIL) return tokenColour(document, paint)
  const foil = foilOf(document, page)
  if (foil) return { foil }
  return tokenColour(document, document.design?.foilFallback ?? page.background)
}

/** The colour of a token; a token that no palette has is black, as text in it would be missed otherwise. */
export function tokenColour({ design }: Pick<Document, 'design'>, paint: Paint): string {
  if (paint.startsWith('#')) return paint
  const colours = design?.colours ?? {}
  return Object.hasOwn(colours, paint) ? (colours[paint] ?? '#000000') : '#000000'
}

/** The colour of a page's ground. */
export const backgroundColourOf = (
  document: Pick<Document, 'design'>,
  { background }: Pick<Page, 'background'>,
): string => (background === FOIL ? PAPER : tokenColour(document, background))
