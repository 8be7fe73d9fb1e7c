import { findAsset, maskPath, type PhotoSlot, placePhoto, slotFrame } from '@passepartout/document'
import type { RenderContext } from '../../render-context.ts'
import { type Clip, group, path, type SceneNode, stroke } from '../../scene.ts'

export function drawPhoto(slot: PhotoSlot, { document, page, options, ink }: RenderContext): SceneNode[] {
  const { box, mask, radiusMm } = slot
  const isBox = mask === 'rect'
  const outline = { d: isBox ? '' : maskPath(mask, box, radiusMm), matrix: null, rule: 'nonzero' as const }
  const clip: Clip = isBox ? box : { paths: [outline] }
  const asset = slot.photo && findAsset(document, slot.photo.assetId)
  if (!slot.photo || !asset) {
    const fill = options.emptyFill
    if (!fill) return []
    return isBox ? [{ type: 'rect', role: 'empty', box, fill }] : [path(outline.d, { fill })]
  }
  const crop = options.crops?.[slot.id] ?? slot.photo.crop
  const { matrix } = placePhoto(slotFrame(page, slot), asset, crop)
  const pixels = { width: asset.width, height: asset.height }
  const image: SceneNode = { type: 'image', elementId: slot.id, assetId: asset.id, pixels, matrix }
  const { border } = slot
  // The outer half of a stroke along the outline is clipped, hence twice the width.
  const line = border
    ? [path(maskPath(mask, box, radiusMm), { stroke: stroke(ink(border.colour), 2 * border.widthMm) })]
    : []
  return [group([image, ...line], { clip })]
}
