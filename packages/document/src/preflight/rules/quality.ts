import type { Light, Repair } from '../finding.ts'
import {
  cropRepair,
  finding,
  onSizing,
  type PhotoCheck,
  type PhotoRule,
  type Sharpness,
  sharpness,
  sharpnessParams,
  withCheckedCrop,
} from '../slot-check.ts'

/** Spec 8: too few pixels is a strong hint, a little soft a hint; repairs only where they help. */
export const quality: PhotoRule = check => {
  const now = sharpness(check)
  if (now.light === 'green') return []
  const { width, height } = check.page.trim
  const params = { ...sharpnessParams(now), widthMm: width, heightMm: height, name: check.asset.name }
  const repairs = [...zoomBack(check, now), ...originalInstead(check), ...smallerFormats(check, now)]
  return now.light === 'red'
    ? [finding(check, 'too-small', 'strong', params, repairs)]
    : [finding(check, 'soft', 'hint', params, repairs)]
}

function zoomBack(check: PhotoCheck, now: Sharpness): Repair[] {
  if (check.crop.fit === 'contain' || check.crop.zoom <= 1) return []
  const crop = { ...check.crop, zoom: 1 }
  const after = sharpness(withCheckedCrop(check, crop))
  return after.ppi > now.ppi * 1.005 ? [cropRepair(check, 'zoom-100', crop, sharpnessParams(after))] : []
}

// Messengers shrink photos to 1600 pixels or less, but never to a stamp; the names are those their apps give.
const COPY_LONG_EDGE = { least: 640, most: 1600 }
const COPY_NAME =
  /whatsapp|\bwa\d{4}\b|-wa\d+|telegram|signal-|fb_img|screenshot|bildschirmfoto|bildschirmaufnahme/i

function originalInstead({ asset }: PhotoCheck): Repair[] {
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

const RANK: Record<Light, number> = { green: 2, amber: 1, red: 0 }
const OFFERED = 3

/** The largest smaller sizes that reach a better light, at most three. */
function smallerFormats(check: PhotoCheck, now: Sharpness): Repair[] {
  const area = check.page.trim.width * check.page.trim.height
  return (check.context.formats ?? [])
    .filter(({ page }) => page.widthMm * page.heightMm < area)
    .toSorted((a, b) => b.page.widthMm * b.page.heightMm - a.page.widthMm * a.page.heightMm)
    .flatMap(({ configuration, page, params }): Repair[] => {
      const resized = onSizing(check, page)
      const after = resized && sharpness(resized)
      if (!after || RANK[after.light] <= RANK[now.light]) return []
      const size = { widthMm: page.widthMm, heightMm: page.heightMm }
      const effect = { type: 'configuration' as const, configuration, page }
      return [{ id: 'format', effect, params: { ...params, ...size, ...sharpnessParams(after) } }]
    })
    .slice(0, OFFERED)
}
