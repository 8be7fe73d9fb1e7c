import { findAsset, type PhotoSlot, placePhoto, slotFrame } from '@passepartout/document'
import { group, type SceneNode } from '../scene.ts'
import type { DrawContext } from '../to-scene.ts'

export function drawPhoto(slot: PhotoSlot, { document, page, options }: DrawContext): SceneNode[] {
  const asset = slot.photo && findAsset(document, slot.photo.assetId)
  if (!slot.photo || !asset) {
    const fill = options.emptyFill
    return fill ? [{ type: 'rect', key: slot.id, role: 'empty', box: slot.box, fill }] : []
  }
  const crop = options.crops?.[slot.id] ?? slot.photo.crop
  const { matrix } = placePhoto(slotFrame(page, slot), asset, crop)
  const pixels = { width: asset.width, height: asset.height }
  const image: SceneNode = {
    type: 'image',
    key: `${slot.id}-photo`,
    elementId: slot.id,
    assetId: asset.id,
    pixels,
    matrix,
  }
  return [group(slot.id, [image], { clip: slot.box })]
}
