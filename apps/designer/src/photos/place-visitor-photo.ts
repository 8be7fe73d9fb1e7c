import { loadVisitorPhoto } from '@passepartout/mockups/own-photo'
import { currentSlot } from '../state/current-slot.ts'
import type { Designer } from '../state/designer.ts'

/** Uploads the visitor photo, which has not left the device before, like any chosen photo, and notifies the visitor. */
export async function placeVisitorPhoto({ kind, design, editor, photos, slotPhoto, toasts, t }: Designer) {
  const own = await loadVisitorPhoto()
  if (!own || (kind.hasOnePlace && slotPhoto(currentSlot(editor.getSnapshot())))) return
  const { file, width, height } = own
  const sent = design
    .get()
    .tray.find(photo => photo.name === file.name && photo.width === width && photo.height === height)
  if (!sent) photos.add([printable(file, own.tiers)], { place: !kind.Grid })
  else if (!kind.Grid) photos.put(sent.id)
  toasts.show({ text: t(sent ? 'photos.fromShop' : 'photos.fromShopSent') })
}

/** A GIF is replaced by a still image, because it cannot be printed; other files are used as they are. */
function printable(file: File, tiers: Readonly<Record<number, Blob>>): File {
  const still = file.type === 'image/gif' ? Object.values(tiers).at(-1) : undefined
  return still ? new File([still], file.name.replace(/\.gif$/i, '.jpg'), { type: still.type }) : file
}
