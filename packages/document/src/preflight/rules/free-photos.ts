import { withPhoto } from '../../change-photos.ts'
import { diffDocuments } from '../../diff-documents.ts'
import { effectivePpi } from '../../geometry/effective-ppi.ts'
import { slotFrame } from '../../geometry/slot-frame.ts'
import { visiblePhoto } from '../../geometry/visible-photo.ts'
import type { Asset } from '../../model.ts'
import { DEFAULT_CROP } from '../../repair-crop.ts'
import type { PreflightContext } from '../context.ts'
import type { Repair } from '../finding.ts'
import type { SlotCheck } from '../slot-check.ts'

export const CHOOSE_PHOTO: Repair = {
  id: 'choose-photo',
  effect: { type: 'ask', action: 'choose-photo' },
  params: {},
}

export const placeInSlotRepair = (check: SlotCheck, asset: Asset): Repair => ({
  id: 'place-photo',
  effect: {
    type: 'patch',
    patch: diffDocuments(check.document, withPhoto(check.document, check.slot.id, asset)),
  },
  params: { name: asset.name, assetId: asset.id },
})

/** The available photo with the least cropping; of equals the sharpest. */
export function bestUnusedPhoto(check: SlotCheck): Asset | undefined {
  const { page, slot, context } = check
  const rank = (asset: Asset) => ({
    loss: Math.round(visiblePhoto(page, slot, asset, DEFAULT_CROP).loss * 20),
    ppi: effectivePpi(slotFrame(page, slot), asset, DEFAULT_CROP),
  })
  return usablePhotos(context)
    .map(asset => ({ asset, ...rank(asset) }))
    .sort((a, b) => a.loss - b.loss || b.ppi - a.ppi)[0]?.asset
}

/** The customer's photos that are not placed yet. */
export const usablePhotos = ({ freePhotos = [], files }: PreflightContext): readonly Asset[] =>
  freePhotos.filter(({ id, source }) => source === 'upload' && files?.[id] !== 'broken')
