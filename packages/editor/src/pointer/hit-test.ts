import {
  apply,
  composeAll,
  contains,
  type Element,
  findSlot,
  invert,
  isCustomerStencil,
  isOrnament,
  isPointOnStencilMat,
  type Page,
  type PhotoSlot,
  type Point,
  placePhoto,
  rotation,
  translation,
} from '@passepartout/document'
import type { Editor } from '../create-editor.ts'

/** The topmost photo slot at a point of the page, regardless of other elements above it. */
export const slotAtPoint = (page: Page | undefined, at: Point): PhotoSlot | undefined =>
  page?.elements
    .filter(element => element.type === 'photo')
    .findLast(element => contains(element.box, unrotate(element, at)))

/**
 * The topmost photo slot, text, ornament, or mat of an added stencil at a point of the page: the element that a press
 * selects.
 */
export const hitTest = (page: Page | undefined, at: Point): Element | undefined =>
  page?.elements.findLast(element => {
    if (element.type === 'stencil') return isCustomerStencil(element) && isPointOnStencilMat(element, at)
    if (element.type !== 'photo' && !isOrnament(element) && (element.type !== 'text' || element.calendar))
      return false
    return contains(element.box, unrotate(element, at))
  })

/** Maps a point of the page into the element's unrotated coordinates. */
function unrotate({ box, turn }: Element, at: Point): Point {
  if (turn === 0) return at
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const matrix = composeAll(
    translation(-middle.x, -middle.y),
    rotation(-turn),
    translation(middle.x, middle.y),
  )
  return apply(matrix, at)
}

/** Maps a point of the page into the unrotated coordinates of the slot whose crop is open. */
export function toOpeningSpace(editor: Editor, at: Point): Point {
  const { document, session } = editor.getSnapshot()
  const found = session.open && findSlot(document, session.open.slotId)
  return found ? unrotate(found.slot, at) : at
}

/** Whether a point is on the photo whose crop is open, including its hidden parts. */
export function isOnCroppedPhoto(editor: Editor, slotId: string, at: Point): boolean {
  const photo = editor.photo(slotId)
  if (!photo) return false
  if (contains(photo.slot.box, at)) return true
  const { matrix } = placePhoto(photo.frame, photo.asset, photo.crop)
  const pixel = apply(invert(matrix), at)
  return contains({ x: 0, y: 0, width: photo.asset.width, height: photo.asset.height }, pixel)
}

/** The displayed page. */
export const currentPage = (editor: Editor): Page | undefined => {
  const { document, session } = editor.getSnapshot()
  return document.pages.find(page => page.id === session.pageId)
}
