import { allSlots, type Document } from '@passepartout/document'
import { isVisitorPhotoRequested, storedPhotoId } from '@passepartout/mockups/own-photo'
import type { Designer } from '../state/designer.ts'

/** Places the visitor photo of the shop's product images in a new design, if there is one and a slot for it. */
export async function importVisitorPhoto(designer: Designer): Promise<void> {
  const { kind, editor } = designer
  // With several slots the intended one is unknown; on explicit request the first empty one is used.
  const hasOnePlace =
    kind.hasOnePlace || (kind.isShownWithVisitorPhoto && hasOneSlot(editor.getSnapshot().document))
  if (!storedPhotoId() || !(hasOnePlace || isVisitorPhotoRequested(location.hash))) return
  const { placeVisitorPhoto } = await import('./place-visitor-photo.ts')
  await placeVisitorPhoto(designer)
}

const hasOneSlot = (document: Document) => allSlots(document).length === 1
