import { getCartLinePhotos } from '@passepartout/contracts'
import { allSlots } from '@passepartout/document'
import type { Designer } from '../state/designer.ts'

/**
 * Places the photos of a cart line with their crops, in order, into the slots in order. The API returns them only to
 * the owner of the line. Loaded on demand, because few addresses request it.
 */
export async function placeLinePhotos(designer: Designer, lineId: string): Promise<void> {
  const { kind, design, editor, photos, client, toasts, t } = designer
  const answer = await client.call(getCartLinePhotos, { params: { id: lineId } })
  const here = new Set(design.get().tray.map(({ id }) => id))
  const wanted = answer.ok ? answer.payload.photos.filter(({ id }) => here.has(id)) : []
  if (wanted.length === 0) {
    toasts.show({ text: t('photos.lineGone') })
    return
  }
  if (kind.Grid) {
    photos.take(wanted.map(({ id }) => id))
  } else {
    const places = allSlots(editor.getSnapshot().document)
    for (const [index, { id, crop }] of wanted.entries()) {
      const slot = places[index]?.slot.id
      const asset = photos.asset(id)
      if (slot !== undefined && asset) editor.commands.placePhoto(slot, asset, crop)
    }
  }
  toasts.show({ text: t('photos.fromLine', { count: wanted.length }) })
}
