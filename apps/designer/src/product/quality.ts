import type { Document, Page, QualityRule, Size } from '@passepartout/document'
import { effectivePpi, findAsset, findSlot, slotFrame } from '@passepartout/document'
import { qualityLight, type Translate } from '@passepartout/domain'

/** The wall-art scale of designer.md 8 as the document's checks want it. */
export const wallQuality: QualityRule = (ppi, front) => {
  const size = { widthMm: front.width, heightMm: front.height }
  const { light, sharpFromMetres } = qualityLight({
    viewing: 'wall',
    pixelsAcross: (ppi * front.width) / 25.4,
    ...size,
  })
  return { light, sharpFromMetres }
}

/** The scale for what is held in the hand, or hangs on a wall. */
export const pageQuality =
  (viewing: 'hand' | 'wall'): QualityRule =>
  (ppi, front, page) => {
    if (viewing === 'wall') return wallQuality(ppi, front, page)
    const size = { widthMm: front.width, heightMm: front.height }
    const { light } = qualityLight({ viewing, pixelsAcross: (ppi * front.width) / 25.4, ...size })
    return { light }
  }

export type ShownLight = 'green' | 'amber' | 'red' | 'unknown'

export interface Sharpness {
  light: ShownLight
  metres: number
}

/** How sharp the photo of a slot will be as it lies now; `null` without a photo. */
export function sharpnessOf(
  document: Document,
  slotId: string,
  isMeasured: (assetId: string) => boolean,
  rule: QualityRule = wallQuality,
): Sharpness | null {
  const found = findSlot(document, slotId)
  const photo = found?.slot.photo
  const asset = photo && findAsset(document, photo.assetId)
  if (!found || !photo || !asset) return null
  if (!isMeasured(asset.id)) return { light: 'unknown', metres: 0 }
  const ppi = effectivePpi(slotFrame(found.page, found.slot), asset, photo.crop)
  const { light, sharpFromMetres = 0 } = rule(ppi, found.page.trim, found.page)
  return { light, metres: sharpFromMetres }
}

/**
 * The largest print of a whole photo that is not too small for it, in mm; its proportions are the photo's. What is
 * looked at from further off needs fewer pixels, so the rule is asked from the smallest size up.
 */
export function reachOf(photo: Size, rule: QualityRule, page: Page): Size {
  const ratio = photo.height / photo.width
  let reach: Size = { width: 0, height: 0 }
  for (let width = 10; width <= LARGEST_MM; width += 10) {
    const front = { width, height: width * ratio }
    if (rule((photo.width * 25.4) / width, front, page).light === 'red') break
    reach = front
  }
  return reach
}

const LARGEST_MM = 3000

/** The words of the light: metres and sentences, never dots per inch (designer.md 1.4). */
export function lightWords(t: Translate, sharpness: Sharpness, format: string): string {
  if (sharpness.light === 'amber') return t('light.amber', { distance: t.distance(sharpness.metres) })
  if (sharpness.light === 'red') return t('light.red', { format })
  return t(`light.${sharpness.light}`)
}
