import { getCartLinePhotos } from '@passepartout/contracts'
import { allSlots } from '@passepartout/document'
import { linePhotosAsked } from '@passepartout/domain'
import type { Designer } from '../state/create-designer.ts'

/**
 * Hangs the photos of a line of the cart into a new design, each as it was cut there: in their order, into the places in
 * theirs. Only who owns the line is told its photos. Says whether the address asked for any.
 */
export async function takeLinePhotos(designer: Designer): Promise<boolean> {
  const lineId = linePhotosAsked(location.hash)
  if (lineId === undefined) return false
  // Coming back to this address is no second wish.
  history.replaceState(history.state, '', location.href.replace(/#.*$/, ''))
  const { kind, design, editor, photos, client, toasts, t } = designer
  const answer = await client.call(getCartLinePhotos, { params: { id: lineId } })
  const here = new Set(design.get().tray.map(({ id }) => id))
  const wanted = answer.ok ? answer.payload.photos.filter(({ id }) => here.has(id)) : []
  if (wanted.length === 0) {
    toasts.show({ text: t('photos.lineGone') })
    return true
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
  return true
}
