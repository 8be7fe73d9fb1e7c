import { type Asset, findSlot, isOwnPhoto, nextId, type Point, withOwnPhoto } from '@passepartout/document'
import { isBarePage, nextPhotoSlot } from '../state/current-slot.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import type { DocumentPhotos, KnownPhotos, PhotoPut } from './photo-put.ts'
import { pointOnPage } from './point-on-page.ts'

/**
 * Places photos that have no slot on the displayed page: freely on the page, in a slot of another page, or with a
 * message that there is none.
 */
export function createOwnPhotos(
  base: DesignerBase,
  { isMeasured, photoOf }: KnownPhotos,
  place: (id: string, slot: string) => boolean,
): DocumentPhotos {
  const { kind, editor, view, toasts, t } = base
  /** Photos to be added once their size is known, because the slot takes their aspect ratio. */
  const waiting = new Map<string, { pageId: string; at: Point | undefined }>()
  /** The selection after the last addition, while it is unchanged. */
  let added: readonly string[] | undefined

  const isUntouched = () => added !== undefined && editor.getSnapshot().session.selection === added

  function lay(id: string, pageId: string, at: Point | undefined): void {
    view.set({ laysFreely: false })
    if (!isMeasured(id)) return void waiting.set(id, { pageId, at })
    const asset = photoOf(id)
    if (!asset) return
    const slotId = nextId(editor.getSnapshot().document, 'own-photo')
    const isAdded = editor.commands.addPhoto(pageId, slotId, asset, document =>
      withOwnPhoto(document, pageId, slotId, asset, at),
    )
    if (!isAdded) return void toasts.show({ text: t('photos.freelyFull'), kind: 'bad' })
    const { selection } = editor.getSnapshot().session
    if (selection[0] === slotId) added = selection
    if (view.get().layout === 'desk' && !at) toasts.show({ text: t('photos.freelyMove') })
  }

  /** The selected slot, which the photo should fill; a slot just added is selected only to be moved. */
  function selectedPlace({ spot }: PhotoPut): string | undefined {
    const { document, session } = editor.getSnapshot()
    const [id = ''] = session.selection
    const slot = findSlot(document, id)?.slot
    return slot && (!isOwnPhoto(slot) || spot || !isUntouched()) ? id : undefined
  }

  /** Samples show the purpose of slots, so they are never added freely. */
  function liesFreely({ source }: Asset, { spot }: PhotoPut): boolean {
    if (!kind.takesOwnPhotos || source === 'sample') return false
    return view.get().laysFreely || isUntouched() || Boolean(spot) || isBarePage(editor.getSnapshot())
  }

  return {
    put(id, how) {
      const asset = photoOf(id)
      // A double click adds one photo only.
      const isTwice = isUntouched() && base.slotPhoto(added?.[0] ?? '')?.id === asset?.id
      if (!asset || (isTwice && how.isPressed)) return
      const selected = view.get().laysFreely ? undefined : selectedPlace(how)
      if (selected !== undefined) return void place(id, selected)
      const snapshot = editor.getSnapshot()
      if (liesFreely(asset, how))
        return lay(id, snapshot.session.pageId, how.spot && pointOnPage(how.spot, snapshot))
      const target = findSlot(snapshot.document, nextPhotoSlot(snapshot))
      if (!target) return void toasts.show({ text: t('photos.noPlace'), kind: 'bad' })
      place(id, target.slot.id)
      if (how.isPressed && target.page.id !== snapshot.session.pageId) editor.session.showPage(target.page.id)
    },
    measured(id) {
      const spot = waiting.get(id)
      waiting.delete(id)
      if (spot) lay(id, spot.pageId, spot.at)
    },
    forget: id => void waiting.delete(id),
  }
}
