import type { CardDesign } from '../schema/design.ts'
import { hasSameAspectRatio, type Trim } from './aspect-ratio.ts'

/** Smaller type is hard to read on paper; points. */
const LEAST_TYPE_PT = 5
/** A composition scaled below this looks lost on the sheet. */
const LEAST_SCALE = 0.65

/** A format in which cards are sold. */
export interface CardFormat extends Trim {
  id: string
}

/**
 * Ids of the additional formats that a design can be laid out for: those with the ratio of one of its layouts, and for
 * a freestanding design, whose drawing touches no edge, all but those of the opposite orientation. Excludes formats in
 * which its text or the whole composition would be too small. The design's file lists the same (`otherFormats`).
 */
export const additionalFormats = (design: CardDesign, formats: readonly CardFormat[]): string[] =>
  formats
    .filter(format => format.id !== design.card.format && fitsAspectRatio(design, format))
    .map(({ id }) => id)

/** Ids of the formats in which a design is available, its own first. */
export const availableCardFormats = ({ card }: Pick<CardDesign, 'card'>): string[] => [
  card.format,
  ...card.otherFormats,
]

/** Whether one is landscape and the other portrait; a square is neither. */
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
