import { allSlots, type Document } from '@passepartout/document'
import { isVisitorPhotoRequested, storedPhotoId } from '@passepartout/mockups/own-photo'
import type { Designer } from '../state/designer.ts'

/** Hangs the photo that the visitor saw in the shop's pictures into a new design, if there is one and a place for it. */
export async function importVisitorPhoto(designer: Designer): Promise<void> {
  const { kind, editor } = designer
  // Of many places nobody knows which one it is meant for; who asked for it has it in the first empty one.
  const hasOnePlace = kind.hasOnePlace || isOnlySlotOfCard(editor.getSnapshot().document)
  if (!storedPhotoId() || !(hasOnePlace || isVisitorPhotoRequested(location.hash))) return
  const { placeVisitorPhoto } = await import('./place-visitor-photo.ts')
  await placeVisitorPhoto(designer)
}

/** The shop showed it there. */
const isOnlySlotOfCard = (document: Document) => document.kind === 'card' && allSlots(document).length === 1
