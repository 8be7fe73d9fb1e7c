import {
  allSlots,
  type Box,
  type Crop,
  DEFAULT_CROP,
  type Document,
  findAsset,
  maskInside,
  type PhotoSlot,
  withCrop,
} from '@passepartout/document'
import { FACE_RULES } from '@passepartout/document/face-rules'
import { cropForFaces, faceZones } from '@passepartout/document/faces'
import { channelSettings } from '@passepartout/domain'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import { watchPhotos } from '../photos/watch-photos.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { throttle } from '../state/throttle.ts'
import { faceFinder } from './face-finder.ts'

const PACE_MS = 400

/**
 * Finds faces in photos as they come, for the check. Photos placed in this visit are moved so that their faces are
 * whole, in an undo step of its own, unless the customer has chosen a crop.
 * @param opened the document as the visit began
 */
export function trackFaces(
  { editor, design, shop }: DesignerBase,
  photos: PhotoLibrary,
  opened: Document,
): void {
  if (!channelSettings(shop.channel, shop.locale).faceDetection) return
  /** The photo of each slot as it was when the visit began or was last looked at. */
  let seen = photoBySlot(opened)
  /** Slots filled in this visit whose photo has not been moved yet. */
  const fresh = new Map<string, string>()

  const noteFresh = (): void => {
    const now = photoBySlot(editor.getSnapshot().document)
    for (const [slotId, assetId] of now) if (seen.get(slotId) !== assetId) fresh.set(slotId, assetId)
    seen = now
  }

  const moveFresh = (): void => {
    const { document, session, gesture, history } = editor.getSnapshot()
    // The customer is at work, or would lose the steps to redo.
    if (session.open || gesture || history.canRedo || design.get().viewer) return
    const crops = new Map<string, Crop>()
    for (const { page, slot } of allSlots(document)) {
      const assetId = fresh.get(slot.id)
      if (!assetId || slot.photo?.assetId !== assetId || !faceFinder.isRead(photos, assetId)) continue
      fresh.delete(slot.id)
      const asset = findAsset(document, assetId)
      const faces = faceFinder.find(photos, assetId)
      if (!asset || !faces?.length || !isUntouched(slot)) continue
      const mm = design.get().product?.book?.foldMm ?? 0
      const fold = page.role === 'spread' ? { x: page.trim.width / 2, mm } : null
      const photo = { ratio: asset.width / asset.height, faces }
      const crop = cropForFaces(photo, slot.box, faceZones(page, maskInside(slot.mask, slot.box), fold))
      if (crop.centre.u !== 0.5 || crop.centre.v !== 0.5) crops.set(slot.id, crop)
    }
    if (crops.size > 0)
      editor.commands.acceptProposals(opened =>
        [...crops].reduce((current, [slotId, crop]) => withCrop(current, slotId, crop), opened),
      )
  }

  const update = throttle(() => {
    const ids = photoIds()
    const subjects: Record<string, readonly Box[]> = {}
    for (const id of ids) {
      const faces = faceFinder.find(photos, id)
      if (faces?.length) subjects[id] = faces
    }
    const faces = { subjects, faceRules: FACE_RULES, foldMm: design.get().product?.book?.foldMm ?? 0 }
    if (JSON.stringify(faces) !== JSON.stringify(design.get().faces)) design.set({ faces })
    moveFresh()
  }, PACE_MS)

  /** Photos on pages come first. */
  const photoIds = () => [
    ...new Set([
      ...Object.keys(editor.getSnapshot().document.assets),
      ...design.get().tray.map(({ id }) => id),
    ]),
  ]

  const look = throttle(() => {
    noteFresh()
    void faceFinder.readAll(photos, photoIds()).then(update)
    update()
  }, PACE_MS)
  faceFinder.progress.subscribe(update)
  watchPhotos({ editor, design }, look)
}

const photoBySlot = (document: Document): Map<string, string> =>
  new Map(allSlots(document).flatMap(({ slot }) => (slot.photo ? [[slot.id, slot.photo.assetId]] : [])))

const isUntouched = ({ photo, turn }: PhotoSlot): boolean =>
  turn === 0 && JSON.stringify(photo?.crop) === JSON.stringify(DEFAULT_CROP)
