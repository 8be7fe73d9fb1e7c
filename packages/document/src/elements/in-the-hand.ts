import { isFreePlace, withMovedPlace, withPlaceTurn, withPlaceWidth } from '../collage/free-places.ts'
import { isOwnFigure, type StillCorner, withFigureWidth, withMovedFigure } from '../collage/place-figure.ts'
import type { Document, Element, Point } from '../model.ts'
import { isOrnament, withMovedOrnament, withOrnamentTurn, withOrnamentWidth } from './artwork/ornament.ts'
import { type StillSide, withMovedText, withTextTurn, withTextWidth } from './text/own-text.ts'

/** What a hand does to something that the customer added or arranges freely, or that the design lets be moved, from where it took hold of it. */
export type HandChange =
  | { by: Point }
  | { widthMm: number; still: StillSide }
  | { degrees: number }
  | { figureMm: number; still: StillCorner }

/** A document as it would be once the hand lets go; the same document where the change is not for this element. */
export function withHandChange(document: Document, id: string, change: HandChange): Document {
  const element = elementOf(document, id)
  if (element && isFreePlace(element)) {
    if ('by' in change) return withMovedPlace(document, id, change.by)
    if ('degrees' in change) return withPlaceTurn(document, id, change.degrees)
    return 'figureMm' in change ? withPlaceWidth(document, id, change.figureMm, change.still) : document
  }
  if (element && isOrnament(element)) {
    if ('by' in change) return withMovedOrnament(document, id, change.by)
    if ('degrees' in change) return withOrnamentTurn(document, id, change.degrees)
    return 'figureMm' in change ? withOrnamentWidth(document, id, change.figureMm, change.still) : document
  }
  if ('by' in change) {
    return element && isOwnFigure(element)
      ? withMovedFigure(document, id, change.by)
      : withMovedText(document, id, change.by)
  }
  if ('degrees' in change) return withTextTurn(document, id, change.degrees)
  if ('figureMm' in change) return withFigureWidth(document, id, change.figureMm, change.still)
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
