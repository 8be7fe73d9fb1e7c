import { findSlot, type PhotoWish } from '@passepartout/document'
import { bookWishes, photoSheetsOf, withBookPhotos, withPhotoWish } from '@passepartout/document/book'
import { areaOptions, layOutSheet } from '@passepartout/document/layout'
import type { Designer } from '../state/designer.ts'
import { bookFacesOf, photosInReadingOrder } from './book-photos.ts'
import { sheetRulesOf } from './sheet-rules-of.ts'

/** Sets the wished size of a slot's photo and lays its pages out anew, unless a photo is pinned there. */
export function changePhotoWish(designer: Designer, slotId: string, wish: PhotoWish | null): boolean {
  const { editor } = designer
  const rules = sheetRulesOf(designer)
  const faces = bookFacesOf(designer)
  const found = findSlot(editor.getSnapshot().document, slotId)
  const assetId = found?.slot.photo?.assetId
  if (!found || !assetId) return false
  const pageId = found.page.id
  const changed = editor.commands.changeBook(
    document => {
      const wished = withPhotoWish(document, assetId, wish)
      const page = wished.pages.find(({ id }) => id === pageId)
      const sheet = photoSheetsOf(wished, rules).find(({ id }) => id === pageId)
      if (!page || !sheet) return wished
      const options = areaOptions({ ...bookWishes(wished), gapMm: rules.gapMm, seed: 0 })
      const [layout] = layOutSheet(sheet, photosInReadingOrder(wished, page, faces), options)
      return layout ? withBookPhotos(wished, [{ sheetId: pageId, placed: layout.placed }], [], faces) : wished
    },
    { name: 'photo-wished', pageId },
  )
  const slot = editor
    .getSnapshot()
    .document.pages.find(({ id }) => id === pageId)
    ?.elements.find(one => one.type === 'photo' && one.photo?.assetId === assetId)
  // Places of the page are made anew: the photo stays selected.
  if (slot) editor.session.select([slot.id])
  return changed
}
