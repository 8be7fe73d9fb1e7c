import { getCartLinePhotos } from '@passepartout/contracts'
import { allSlots } from '@passepartout/document'
import type { Designer } from '../state/designer.ts'

/**
 * Each as it was cut there: in their order, into the places in theirs. Only who owns the line is told its photos. Few addresses
 * ask for it, so it is fetched for those.
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
