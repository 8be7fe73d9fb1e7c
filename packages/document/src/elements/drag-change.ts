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

/** A drag on an element that the customer may move, relative to the position where it started. */
export type DragChange =
  | { by: Point }
  | { widthMm: number; still: FixedSide }
  | { degrees: number }
  | { figureMm: number; still: FixedCorner }

/** Preview of a document with a drag applied; the same document if the change does not apply to this element. */
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

/** The element of this id on any page. */
export function elementOf({ pages }: Pick<Document, 'pages'>, id: string): Element | undefined {
  for (const { elements } of pages) {
    const found = elements.find(one => one.id === id)
    if (found) return found
  }
  return undefined
}
