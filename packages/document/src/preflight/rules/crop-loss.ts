import { documentKindFacts } from '../../document-kinds.ts'
import { visiblePhoto } from '../../geometry/visible-photo.ts'
import type { Crop } from '../../model.ts'
import type { Repair } from '../finding.ts'
import {
  cropRepair,
  finding,
  type PhotoCheck,
  type PhotoRule,
  withCheckedCrop,
  withPageSize,
} from '../slot-check.ts'

/**
 * Cropped share that is reported. In a collage the layout causes it, and dozens of hints would hide the important one.
 */
const NOTABLE = 0.25
const NOTABLE_IN_LAYOUT = 0.6

/** Much of the photo is cropped: more than a quarter, in a collage more than 60 %. */
export const cropLoss: PhotoRule = check => {
  const { cut, loss } = visiblePartOf(check)
  if (loss <= (documentKindFacts(check.document).arrangesPhotos ? NOTABLE_IN_LAYOUT : NOTABLE)) return []
  const repairs = [wholePhoto(check), ...centred(check, loss), ...otherFormat(check, loss)]
  const vertical = cut.top + cut.bottom
  const horizontal = cut.left + cut.right
  const where = vertical > horizontal * 2 ? 'vertical' : horizontal > vertical * 2 ? 'horizontal' : 'around'
  return [finding(check, 'crop-loss', 'hint', { loss, where, vertical, horizontal }, repairs)]
}

const visiblePartOf = ({ page, slot, asset, crop }: PhotoCheck) => visiblePhoto(page, slot, asset, crop)

const wholePhoto = (check: PhotoCheck): Repair =>
  cropRepair(check, 'whole-photo', { ...check.crop, fit: 'contain' }, { loss: 0 })

/** Straight, without zoom and centred, if that shows more. */
function centred(check: PhotoCheck, loss: number): Repair[] {
  const crop: Crop = { ...check.crop, centre: { u: 0.5, v: 0.5 }, zoom: 1, angle: 0 }
  const after = visiblePartOf(withCheckedCrop(check, crop)).loss
  return after < loss - 0.01 ? [cropRepair(check, 'centre-crop', crop, { loss: after })] : []
}

/** The size that shows most of the photo, if the gain is notable. */
function otherFormat(check: PhotoCheck, loss: number): Repair[] {
  const options = (check.context.formats ?? []).flatMap(choice => {
    const resized = withPageSize(check, choice.page)
    return resized ? [{ choice, after: visiblePartOf(resized).loss }] : []
  })
  const area = check.page.trim.width * check.page.trim.height
  const away = ({ choice: { page } }: (typeof options)[number]) =>
    Math.abs(page.widthMm * page.heightMm - area)
  // Of several sizes with the same gain, the nearest one is preferred.
  const best = options
    .filter(option => option.after < loss - 0.1)
    .toSorted((a, b) => Math.round((a.after - b.after) * 50) || away(a) - away(b))[0]
  if (!best) return []
  const { configuration, page, params } = best.choice
  return [
    {
      id: 'format',
      effect: { type: 'configuration', configuration, page },
      params: { ...params, widthMm: page.widthMm, heightMm: page.heightMm, loss: best.after },
    },
  ]
}
