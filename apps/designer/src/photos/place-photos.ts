import { findSlot, isOwnPhoto } from '@passepartout/document'
import { nextPhotoSlot } from '../state/current-slot.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import type { DocumentPhotos, KnownPhotos, PhotoPut } from './photo-put.ts'

/**
 * Puts photos into slots, or freely on a page where the kind allows it. The code for free photos is loaded with the
 * first one.
 */
export function createPhotoPlacing(base: DesignerBase, known: KnownPhotos) {
  const { kind, editor, view, toasts, t } = base
  let own: Promise<DocumentPhotos> | undefined

  function place(id: string, slot = nextPhotoSlot(editor.getSnapshot())): boolean {
    const asset = known.photoOf(id)
    if (!asset) return false
    const isPlaced = editor.commands.placePhoto(slot, asset)
    // Clears the selection, so that the next photo goes into the next slot.
    if (!kind.hasOnePlace) editor.session.select([])
    return isPlaced
  }

  /** Whether the photo goes into a slot of the displayed page, as most do. */
  function hasPlace({ spot, isPressed }: PhotoPut): boolean {
    if (!kind.takesOwnPhotos && !isPressed) return true
    const snapshot = editor.getSnapshot()
    const found = findSlot(snapshot.document, nextPhotoSlot(snapshot))
    if (!found || found.page.id !== snapshot.session.pageId || isOwnPhoto(found.slot)) return false
    const isMeant = !found.slot.photo || snapshot.session.selection.includes(found.slot.id)
    return !view.get().laysFreely && (isMeant || !spot)
  }

  function putElsewhere(id: string, how: PhotoPut): void {
    own ??= import('./document-photos.ts').then(one => one.createOwnPhotos(base, known, place))
    own.then(
      one => one.put(id, how),
      () => {
        own = undefined
        toasts.show({ text: t('upload.noConnection'), kind: 'bad' })
      },
    )
  }

  return {
    place,
    put(id: string, how: PhotoPut = {}): void {
      if (hasPlace(how)) place(id)
      else putElsewhere(id, how)
    },
    measured: (id: string) => void own?.then(one => one.measured(id)),
    forget: (id: string) => void own?.then(one => one.forget(id)),
  }
}
