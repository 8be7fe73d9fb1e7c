import { slotsOf } from '../collage/spacing.ts'
import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { BookData, Document, Page } from '../model.ts'

/** Margins and gaps of a book without a theme of its own, on calm pages. */
const PLAIN = { marginShare: 0.08, gapShare: 0.022 }
/** Lively pages have less paper. */
const LIVELY = { margin: 0.5625, gap: 0.64 }

/** Distances of photos that are laid out. */
export interface PhotoSpacing {
  /** Margin as a share of the shorter side of a page. */
  marginShare: number
  gapMm: number
}

/**
 * Margin and gap of the photos in a book: those of its theme, narrower on lively pages.
 *
 * @param side shorter side of a page in mm
 */
export function photoSpacing(
  { design }: Pick<Document, 'design'>,
  { mood }: Pick<BookData, 'mood'>,
  side: number,
): PhotoSpacing {
  const { marginShare, gapShare } = design?.book ?? PLAIN
  const [margin, gap] = mood === 'lively' ? [LIVELY.margin, LIVELY.gap] : [1, 1]
  return { marginShare: marginShare * margin, gapMm: Math.round(gapShare * gap * side * 2) / 2 }
}

/** Shorter side of one page of a sheet. */
export const pageSide = ({ role, trim }: Page): number =>
  Math.min(role === 'spread' ? trim.width / 2 : trim.width, trim.height)

export type PhotoStyle = Pick<PhotoSlot, 'mask' | 'radiusMm' | 'border'>

/** Outline and frame of a photo that is laid out on a page: those of the theme, else of the places of the design. */
export function photoStyleOf({ design }: Pick<Document, 'design'>, page: Page): PhotoStyle {
  if (!design?.book) {
    const [model] = slotsOf(page)
    return model?.mask === 'rounded'
      ? { mask: 'rounded', radiusMm: model.radiusMm, border: model.border }
      : { mask: 'rect', radiusMm: 0, border: model?.border ?? null }
  }
  const { mask, radiusShare, frame } = design.book
  const side = pageSide(page)
  return {
    mask,
    radiusMm: radiusShare * side,
    border: frame && { widthMm: Math.max(0.1, frame.widthShare * side), colour: frame.colour },
  }
}
