import { isOwnPhoto } from '../../elements/photo/photo.ts'
import type { Json, Page } from '../../model.ts'
import type { Change } from '../../patch.ts'
import type { Repair } from '../finding.ts'
import { finding, type PhotoCheck, type PhotoRule } from '../slot-check.ts'
import { bestUnusedPhoto, CHOOSE_PHOTO, placeInSlotRepair } from './free-photos.ts'

/** Removes the photo from its slot, or a customer's photo from its page, and remembers its crop. */
const removeFromSlotRepair = ({ page, slot, asset, crop }: PhotoCheck): Repair => ({
  id: 'take-out',
  effect: {
    type: 'patch',
    patch: [
      isOwnPhoto(slot) ? withoutElement(page, slot.id) : withoutPhoto(page, slot.id),
      { op: 'set', path: ['assets', asset.id, 'lastCrop'], value: crop as unknown as Json },
    ],
  },
  params: {},
})

const withoutPhoto = (page: Page, slotId: string): Change => ({
  op: 'set',
  path: ['pages', page.id, 'elements', slotId, 'photo'],
  value: null,
})

const withoutElement = ({ id: pageId, elements }: Page, slotId: string): Change => ({
  op: 'set',
  path: ['pages', pageId, 'elements'],
  value: elements.filter(({ id }) => id !== slotId) as unknown as Json,
})

/** Sample photos are never printed. */
export const samplePhoto: PhotoRule = check => {
  if (check.asset.source !== 'sample') return []
  const best = bestUnusedPhoto(check)
  const repairs = best ? [placeInSlotRepair(check, best), CHOOSE_PHOTO] : [CHOOSE_PHOTO]
  return [finding(check, 'sample-photo', 'block', { name: check.asset.name }, repairs)]
}

/** A file that could not be read completely. */
export const brokenFile: PhotoRule = check => {
  if (check.context.files?.[check.asset.id] !== 'broken') return []
  const repairs = [CHOOSE_PHOTO, removeFromSlotRepair(check)]
  return [finding(check, 'broken-file', 'block', { name: check.asset.name }, repairs)]
}

/** Originals may still be uploading while designing; only the order waits for them. */
export const originalPending: PhotoRule = check => {
  if (!check.context.ordering || check.context.files?.[check.asset.id] !== 'pending') return []
  const wait: Repair = { id: 'wait', effect: { type: 'ask', action: 'wait' }, params: {} }
  return [finding(check, 'original-pending', 'block', { name: check.asset.name, count: 1 }, [wait])]
}
