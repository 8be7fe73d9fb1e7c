import type { CardDesign } from '../schema/design.ts'
import { hasSameAspectRatio, type Trim } from './aspect-ratio.ts'

/** Type that is set smaller than this is hard to read on paper; points. */
const LEAST_TYPE_PT = 5
/** A composition that keeps less than this of its size gets lost on the sheet. */
const LEAST_SCALE = 0.65

/** A format that cards are sold in. */
export interface CardFormat extends Trim {
  id: string
}

/**
 * Ids of the formats beside its own that a design can be laid out for: those whose proportion one of its layouts has, and all
 * that a design stands free on whose drawing touches no edge, unless it stands and they lie. Formats in which its words or the
 * whole would be too small are left out. The file of the design says the same (`otherFormats`).
 */
export const additionalFormats = (design: CardDesign, formats: readonly CardFormat[]): string[] =>
  formats
    .filter(format => format.id !== design.card.format && fitsAspectRatio(design, format))
    .map(({ id }) => id)

/** Ids of the formats that a design can be had in, its own first. */
export const availableCardFormats = ({ card }: Pick<CardDesign, 'card'>): string[] => [
  card.format,
  ...card.otherFormats,
]

/** Whether one lies and the other stands; a square does neither. */
const isTurned = (a: Trim, b: Trim): boolean => (a.widthMm - a.heightMm) * (b.widthMm - b.heightMm) < 0

function fitsAspectRatio(design: CardDesign, format: CardFormat): boolean {
  const layouts = [design, ...design.layouts]
  const drawn = layouts.find(layout => hasSameAspectRatio(layout.trim, format))
  if (!drawn && !(design.card.freestanding && !isTurned(design.trim, format))) return false
  const { trim, pages } = drawn ?? design
  const scale = Math.min(format.widthMm / trim.widthMm, format.heightMm / trim.heightMm)
  const types = pages.flatMap(({ elements }) =>
    elements.flatMap(element => (element.kind === 'text' ? [element.sizePt * scale] : [])),
  )
  return scale >= LEAST_SCALE && types.every(size => size >= LEAST_TYPE_PT)
}
