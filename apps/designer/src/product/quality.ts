import {
  type Document,
  effectivePpi,
  findAsset,
  findSlot,
  type Page,
  type QualityAssessment,
  type QualityRule,
  type Size,
  slotFrame,
} from '@passepartout/document'
import type { QualityGrade, Translate } from '@passepartout/domain'

export type QualityDisplay = 'green' | 'amber' | 'red' | 'unknown'

/** Colour of each grade: only a photo that is too small is red. */
export const LIGHTS = { sharp: 'green', good: 'green', soft: 'amber', 'too-small': 'red' } as const

/** The sharpness displayed for a photo: the assessment, or unknown while its pixels are not loaded. */
export type Sharpness = QualityAssessment | { grade: 'unknown'; sharpFromMetres?: undefined }

export const isGrade = (value: unknown): value is QualityGrade => Object.hasOwn(LIGHTS, String(value))

export const lightOf = (grade: Sharpness['grade']): QualityDisplay =>
  grade === 'unknown' ? 'unknown' : LIGHTS[grade]

/** Sharpness of a slot's photo with its current crop; `null` without a photo. */
export function sharpnessOf(
  document: Document,
  slotId: string,
  isMeasured: (assetId: string) => boolean,
  rule: QualityRule,
): Sharpness | null {
  const found = findSlot(document, slotId)
  const photo = found?.slot.photo
  const asset = photo && findAsset(document, photo.assetId)
  if (!found || !photo || !asset) return null
  if (!isMeasured(asset.id)) return { grade: 'unknown' }
  const ppi = effectivePpi(slotFrame(found.page, found.slot), asset, photo.crop)
  return rule(ppi, found.page.trim, found.page)
}

/**
 * The largest print of a whole photo that still passes the quality rule, in mm and the photo's aspect ratio. A longer
 * viewing distance needs fewer pixels, so sizes are tried from the smallest up.
 */
export function maxSharpSize(photo: Size, rule: QualityRule, page: Page): Size {
  const ratio = photo.height / photo.width
  let reach: Size = { width: 0, height: 0 }
  for (let width = 10; width <= LARGEST_MM; width += 10) {
    const front = { width, height: width * ratio }
    if (rule((photo.width * 25.4) / width, front, page).grade === 'too-small') break
    reach = front
  }
  return reach
}

const LARGEST_MM = 3000

/** A grade in one word (product.md): sharp, good, soft. */
export const gradeWord = (t: Translate, grade: Sharpness['grade']): string =>
  t(`light.${grade === 'too-small' ? 'soft' : grade}`)

/** Describes a soft photo at its viewing distance: on a wall, where metres are known, or in the hand. */
export function gradeText(t: Translate, grade: 'soft' | 'too-small', metres: number | undefined): string {
  if (metres === undefined) return t(`light.hand.${grade}`)
  return t(`light.wall.${grade}`, { distance: t.distance(metres) })
}
