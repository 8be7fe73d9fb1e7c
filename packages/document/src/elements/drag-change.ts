import { isFreeSlot, withMovedSlot, withSlotRotation, withSlotWidth } from '../collage/free-slots.ts'
import {
  type FixedCorner,
  isCustomerStencil,
  withMovedStencil,
  withStencilWidth,
} from '../collage/stencil-placement.ts'
import type { Document, Element, Point } from '../model.ts'
import { isOrnament, withMovedOrnament, withOrnamentRotation, withOrnamentWidth } from './artwork/ornament.ts'
import { type FixedSide, withMovedText, withTextRotation, withTextWidth } from './text/customer-text.ts'

/** What a hand does to something that the customer added or arranges freely, or that the design lets be moved, from where it took hold of it. */
export type DragChange =
  | { by: Point }
  | { widthMm: number; still: FixedSide }
  | { degrees: number }
  | { figureMm: number; still: FixedCorner }

/** A document as it would be once the hand lets go; the same document where the change is not for this element. */
export function applyDragChange(document: Document, id: string, change: DragChange): Document {
  const element = elementOf(document, id)
  if (element && isFreeSlot(element)) {
    if ('by' in change) return withMovedSlot(document, id, change.by)
    if ('degrees' in change) return withSlotRotation(document, id, change.degrees)
    return 'figureMm' in change ? withSlotWidth(document, id, change.figureMm, change.still) : document
  }
  if (element && isOrnament(element)) {
    if ('by' in change) return withMovedOrnament(document, id, change.by)
    if ('degrees' in change) return withOrnamentRotation(document, id, change.degrees)
    return 'figureMm' in change ? withOrnamentWidth(document, id, change.figureMm, change.still) : document
  }
  if ('by' in change) {
    return element && isCustomerStencil(element)
      ? withMovedStencil(document, id, change.by)
      : withMovedText(document, id, change.by)
  }
  if ('degrees' in change) return withTextRotation(document, id, change.degrees)
  if ('figureMm' in change) return withStencilWidth(document, id, change.figureMm, change.still)
  return withTextWidth(document, id, change.widthMm, change.still)
}

/** The element of this id on whatever page. */
export function elementOf({ pages }: Pick<Document, 'pages'>, id: string): Element | undefined {
  for (const { elements } of pages) {
    const found = elements.find(one => one.id === id)
    if (found) return found
  }
  return undefined
}
