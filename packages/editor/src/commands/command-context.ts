import type { Crop, Document, Page, QualityRule } from '@passepartout/document'
import { findAsset, findSlot, withCrop } from '@passepartout/document'
import type { Core } from '../core.ts'
import type { AnnouncementKey } from '../events.ts'
import {
  describePan,
  type PhotoInSlot,
  resolvePhotoInSlot,
  sharpnessParams,
} from '../resolve-photo-in-slot.ts'
import type { Params, StepName } from '../state.ts'

export interface CommandContext {
  core: Core
  quality: QualityRule | undefined
  edgeColour: (document: Document, page: Page) => string | undefined
  /** Ids of pages whose coloured edge waits for the pixels of its photo. */
  uncoloured: Set<string>
}

export interface CropChange {
  name: StepName
  announce: AnnouncementKey
  params?: Params
  mergeKey?: string
}

/** Commits a new crop for a slot; false when there is no photo or nothing changed. */
export function commitCropChange(
  { core, quality }: CommandContext,
  slotId: string,
  change: (photo: PhotoInSlot) => Crop,
  { name, announce, params = {}, mergeKey }: CropChange,
): boolean {
  core.settle()
  const before = core.snapshot()
  const photo = resolvePhotoInSlot(before, slotId)
  if (!photo) return false
  const crop = change(photo)
  // Compares with the displayed crop: a stored one may be outside the bounds of the current format.
  if (sameCrop(crop, photo.crop)) return false
  const document = withCrop(before.document, slotId, crop)
  const step = { name, params: { photo: photo.asset.name }, pageId: photo.page.id }
  const changed = core.commit(
    { document },
    {
      ...step,
      ...(mergeKey && { mergeKey: `${mergeKey}/${Math.sign(crop.zoom - photo.crop.zoom)}/${slotId}` }),
    },
  )
  const moved = announce === 'crop.moved' ? describePan(photo, photo.crop, crop) : {}
  if (changed)
    core.announcer.announce(announce, { ...cropParams(core, slotId, quality), ...params, ...moved })
  return changed
}

export const sameCrop = (a: Crop, b: Crop): boolean =>
  a.fit === b.fit &&
  a.zoom === b.zoom &&
  a.angle === b.angle &&
  a.quarterTurns === b.quarterTurns &&
  a.mirrored === b.mirrored &&
  a.centre.u === b.centre.u &&
  a.centre.v === b.centre.v

/** Values for messages about a crop. */
export function cropParams(core: Core, slotId: string, quality: QualityRule | undefined): Params {
  const photo = resolvePhotoInSlot(core.snapshot(), slotId)
  if (!photo) return {}
  const { zoom, angle } = photo.crop
  return {
    percent: Math.round(zoom * 100),
    degrees: Math.round(angle * 10) / 10,
    ...sharpnessParams(photo, quality),
  }
}

/** Page and photo name of a slot, for the history. */
export function slotParams(core: Core, slotId: string): { pageId: string | null; params: Params } {
  const { document } = core.snapshot()
  const found = findSlot(document, slotId)
  const asset = found?.slot.photo && findAsset(document, found.slot.photo.assetId)
  return { pageId: found?.page.id ?? null, params: asset ? { photo: asset.name } : {} }
}
