import { isGoodEnough, type QualityGrade } from '@passepartout/domain'
import type { Repair } from '../finding.ts'
import {
  cropRepair,
  finding,
  type PhotoCheck,
  type PhotoRule,
  placeSize,
  type Sharpness,
  sharpness,
  sharpnessParams,
  withCheckedCrop,
  withPageSize,
} from '../slot-check.ts'

/** Spec 8: too few pixels is a strong hint, slightly soft is a hint; repairs only if they help. */
export const quality: PhotoRule = check => {
  const now = sharpness(check)
  if (isGoodEnough(now.grade)) return []
  const { width, height } = placeSize(check)
  const params = { ...sharpnessParams(now), widthMm: width, heightMm: height, name: check.asset.name }
  const repairs = [...zoomOutRepair(check, now), ...useOriginalRepair(check), ...nextFormatDown(check, now)]
  return now.grade === 'too-small'
    ? [finding(check, 'too-small', 'strong', params, repairs)]
    : [finding(check, 'soft', 'hint', params, repairs)]
}

function zoomOutRepair(check: PhotoCheck, now: Sharpness): Repair[] {
  if (check.crop.fit === 'contain' || check.crop.zoom <= 1) return []
  const crop = { ...check.crop, zoom: 1 }
  const after = sharpness(withCheckedCrop(check, crop))
  return after.ppi > now.ppi * 1.005 ? [cropRepair(check, 'zoom-100', crop, sharpnessParams(after))] : []
}

// Messengers shrink photos to 1600 pixels or less, but never to thumbnails; the patterns are file names of their apps.
const COPY_LONG_EDGE = { least: 640, most: 1600 }
const COPY_NAME =
  /whatsapp|\bwa\d{4}\b|-wa\d+|telegram|signal-|fb_img|screenshot|bildschirmfoto|bildschirmaufnahme/i

function useOriginalRepair({ asset }: PhotoCheck): Repair[] {
  const longEdge = Math.max(asset.width, asset.height)
  const isCopy =
    (longEdge >= COPY_LONG_EDGE.least && longEdge <= COPY_LONG_EDGE.most) ||
    COPY_NAME.test(asset.name) ||
    asset.notices.some(notice => notice === 'screenshot' || notice === 'messenger-copy')
  if (!isCopy) return []
  const megapixels = Math.round((asset.width * asset.height) / 100_000) / 10
  return [
    { id: 'choose-original', effect: { type: 'ask', action: 'choose-original' }, params: { megapixels } },
  ]
}

const RANK: Record<QualityGrade, number> = { sharp: 3, good: 2, soft: 1, 'too-small': 0 }
/**
 * Sizes are rounded to those on sale: 60 x 40 and 59.4 x 42 have different ratios, 40 x 30 and 30.5 x 22.9 have the
 * same.
 */
const SAME_RATIO = 0.015

const ratioOf = ({ width, height }: { width: number; height: number }) => width / height

/**
 * The next smaller size of the same ratio, if the photo gets a better grade in it; sizes below that are not offered.
 */
function nextFormatDown(check: PhotoCheck, now: Sharpness): Repair[] {
  const { trim } = check.page
  const next = (check.context.formats ?? [])
    .filter(
      ({ page: { widthMm: width, heightMm: height } }) =>
        width * height < trim.width * trim.height &&
        Math.abs(ratioOf({ width, height }) / ratioOf(trim) - 1) < SAME_RATIO,
    )
    .toSorted((a, b) => b.page.widthMm * b.page.heightMm - a.page.widthMm * a.page.heightMm)[0]
  const resized = next && withPageSize(check, next.page)
  const after = resized && sharpness(resized)
  if (!next || !after || RANK[after.grade] <= RANK[now.grade]) return []
  const { configuration, page, params } = next
  const size = { widthMm: page.widthMm, heightMm: page.heightMm }
  const effect = { type: 'configuration' as const, configuration, page }
  return [{ id: 'format', effect, params: { ...params, ...size, ...sharpnessParams(after) } }]
}
