import type { PrintFinish } from '@passepartout/domain'
import { documentKindFacts } from './document-kinds.ts'
import { PAPER } from './limits.ts'
import type { Document, Page, Paint } from './model.ts'

export const FOIL: Paint = 'foil'

/** Foil or relief, which has its own plate in print. */
export type Foil = Exclude<PrintFinish, 'none'>

/** A resolved paint: a colour (`#rrggbb`), or the foil. */
export type Ink = string | { foil: Foil }

/** The foil on a page; null without one. */
export function foilOf(
  document: Pick<Document, 'kind' | 'refinement'>,
  page: Pick<Page, 'role'>,
): Foil | null {
  const { refinement } = document
  if (refinement === 'none') return null
  return documentKindFacts(document).isFinishedOnCover && page.role !== 'cover' ? null : refinement
}

/** The colour or foil of a paint on a page; the design's fallback colour if the page has no foil. */
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

/** The colour of a token; unknown tokens are black, so that text in them stays visible. */
export function tokenColour({ design }: Pick<Document, 'design'>, paint: Paint): string {
  if (paint.startsWith('#')) return paint
  const colours = design?.colours ?? {}
  return Object.hasOwn(colours, paint) ? (colours[paint] ?? '#000000') : '#000000'
}

export const backgroundColourOf = (
  document: Pick<Document, 'design'>,
  { background }: Pick<Page, 'background'>,
): string => (background === FOIL ? PAPER : tokenColour(document, background))
