import { withPhoto } from '../../change-photos.ts'
import { diffDocuments } from '../../diff-documents.ts'
import { effectivePpi } from '../../geometry/effective-ppi.ts'
import { slotFrame } from '../../geometry/slot-frame.ts'
import { visiblePhoto } from '../../geometry/visible-photo.ts'
import type { Asset, Json } from '../../model.ts'
import { DEFAULT_CROP } from '../../repair-crop.ts'
import type { Repair } from '../finding.ts'
import { finding, type PhotoCheck, type PhotoRule, type SlotCheck, type SlotRule } from '../slot-check.ts'

const CHOOSE: Repair = { id: 'choose-photo', effect: { type: 'ask', action: 'choose-photo' }, params: {} }

/** A required slot without a photo blocks. */
export const emptySlot: SlotRule = check => {
  if (check.slot.photo || !check.slot.required) return []
  const best = bestFree(check)
  const { page, slot } = check
  const hasMore = page.elements.some(({ type, id }) => type === 'photo' && id !== slot.id)
  const repairs = [
    ...(best ? [placeRepair(check, best)] : []),
    CHOOSE,
    ...(hasMore && !slot.locked ? [removeRepair(check)] : []),
  ]
  return [finding(check, 'empty-slot', 'block', {}, repairs)]
}

/** The page does without the place. Written as a patch at once: comparing two documents for each of thousands takes seconds. */
const removeRepair = ({ page, slot }: SlotCheck): Repair => {
  const elements = page.elements.filter(({ id }) => id !== slot.id)
  const path = ['pages', page.id, 'elements']
  return {
    id: 'remove-slot',
    effect: { type: 'patch', patch: [{ op: 'set', path, value: elements as unknown as Json }] },
    params: {},
  }
}

/** The photo leaves its place, and is remembered with the crop it had there. */
const takeOutRepair = ({ page, slot, asset, crop }: PhotoCheck): Repair => ({
  id: 'take-out',
  effect: {
    type: 'patch',
    patch: [
      { op: 'set', path: ['pages', page.id, 'elements', slot.id, 'photo'], value: null },
      { op: 'set', path: ['assets', asset.id, 'lastCrop'], value: crop as unknown as Json },
    ],
  },
  params: {},
})

/** A sample photo is for trying, never for printing. */
export const samplePhoto: PhotoRule = check => {
  if (check.asset.source !== 'sample') return []
  const best = bestFree(check)
  const repairs = best ? [placeRepair(check, best), CHOOSE] : [CHOOSE]
  return [finding(check, 'sample-photo', 'block', { name: check.asset.name }, repairs)]
}

/** A file that could not be read to its end. */
export const brokenFile: PhotoRule = check => {
  if (check.context.files?.[check.asset.id] !== 'broken') return []
  const repairs = [CHOOSE, takeOutRepair(check)]
  return [finding(check, 'broken-file', 'block', { name: check.asset.name }, repairs)]
}

/** Originals may still be on their way while designing; only the order waits for them. */
export const originalPending: PhotoRule = check => {
  if (!check.context.ordering || check.context.files?.[check.asset.id] !== 'pending') return []
  const wait: Repair = { id: 'wait', effect: { type: 'ask', action: 'wait' }, params: {} }
  return [finding(check, 'original-pending', 'block', { name: check.asset.name, count: 1 }, [wait])]
}

const placeRepair = (check: SlotCheck, asset: Asset): Repair => ({
  id: 'place-photo',
  effect: {
    type: 'patch',
    patch: diffDocuments(check.document, withPhoto(check.document, check.slot.id, asset)),
  },
  params: { name: asset.name, assetId: asset.id },
})

/** The free photo that loses least, among those that lose the same the sharpest. */
function bestFree(check: SlotCheck): Asset | undefined {
  const { page, slot, context } = check
  const rank = (asset: Asset) => ({
    loss: Math.round(visiblePhoto(page, slot, asset, DEFAULT_CROP).loss * 20),
    ppi: effectivePpi(slotFrame(page, slot), asset, DEFAULT_CROP),
  })
  return (context.freePhotos ?? [])
    .filter(asset => asset.source === 'upload' && context.files?.[asset.id] !== 'broken')
    .map(asset => ({ asset, ...rank(asset) }))
    .sort((a, b) => a.loss - b.loss || b.ppi - a.ppi)[0]?.asset
}
