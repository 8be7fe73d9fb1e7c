import type { PhotoSlot } from '../elements/photo/photo.ts'
import { findSlot } from '../find.ts'
import { intersect, trimBox } from '../geometry/box.ts'
import { effectivePpi } from '../geometry/effective-ppi.ts'
import { slotFrame } from '../geometry/slot-frame.ts'
import type { Asset, Crop, Document, Json, Page, Size } from '../model.ts'
import type { PageSizing } from '../page-sizing.ts'
import { resizePage } from '../page-sizing.ts'
import type { PreflightContext } from './context.ts'
import type { Finding, FindingId, Params, QualityAssessment, Repair, Severity } from './finding.ts'

/** One slot with its photo, as input of the rules. */
export interface SlotCheck {
  document: Document
  page: Page
  slot: PhotoSlot
  context: PreflightContext
}

export interface PhotoCheck extends SlotCheck {
  asset: Asset
  crop: Crop
}

export type SlotRule = (check: SlotCheck) => Finding[]
export type PhotoRule = (check: PhotoCheck) => Finding[]

/** Creates a finding about a slot; its key contains photo and size, so that an answer expires when they change. */
export function finding(
  check: SlotCheck,
  id: FindingId,
  severity: Severity,
  params: Params,
  repairs: Repair[],
): Finding {
  const { page, slot, document } = check
  const assetId = slot.photo?.assetId ?? null
  const key = [id, slot.id, assetId ?? '', `${page.trim.width}x${page.trim.height}`].join('/')
  const kept = Object.hasOwn(document.kept, key)
  return {
    id,
    key,
    severity,
    pageId: page.id,
    elementId: slot.id,
    assetId,
    params,
    repairs: severity === 'strong' && !kept ? [...repairs, keepAsIsRepair(key)] : repairs,
    kept,
  }
}

const keepAsIsRepair = (key: string): Repair => ({
  id: 'keep',
  effect: { type: 'patch', patch: [{ op: 'set', path: ['kept', key], value: true }] },
  params: {},
})

/** A repair that changes the crop of the slot's photo. */
export const cropRepair = (check: PhotoCheck, id: Repair['id'], crop: Crop, params: Params): Repair => ({
  id,
  effect: {
    type: 'patch',
    patch: [
      {
        op: 'set',
        path: ['pages', check.page.id, 'elements', check.slot.id, 'photo', 'crop'],
        value: crop as unknown as Json,
      },
    ],
  },
  params,
})

export const withCheckedCrop = (check: PhotoCheck, crop: Crop): PhotoCheck => ({ ...check, crop })

/** The check on a page of another size. */
export function withPageSize(check: PhotoCheck, sizing: PageSizing): PhotoCheck | null {
  const document = resizePage(check.document, check.page.id, sizing)
  const found = findSlot(document, check.slot.id)
  return found && { ...check, document, page: found.page, slot: found.slot }
}

/** Size in mm of the area that a slot's photo fills, after trimming. */
export function placeSize({ page, slot }: Pick<SlotCheck, 'page' | 'slot'>): Size {
  const { width, height } = slot.turn === 0 ? (intersect(slot.box, trimBox(page)) ?? slot.box) : slot.box
  return { width, height }
}

export interface Sharpness extends QualityAssessment {
  ppi: number
}

export function sharpness({ page, slot, asset, crop, context }: PhotoCheck): Sharpness {
  const ppi = effectivePpi(slotFrame(page, slot), asset, crop)
  return { ppi, ...context.quality(ppi, page.trim, page) }
}

export const sharpnessParams = ({ ppi, grade, sharpFromMetres }: Sharpness): Params => ({
  grade,
  ppi: Math.floor(ppi),
  ...(sharpFromMetres !== undefined && { metres: sharpFromMetres }),
})
