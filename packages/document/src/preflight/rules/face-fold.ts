import { panCrop } from '../../geometry/move-crop.ts'
import { slotFrame } from '../../geometry/slot-frame.ts'
import type { Box } from '../../model.ts'
import type { Repair } from '../finding.ts'
import { cropRepair, finding, type PhotoCheck, type PhotoRule, withCheckedCrop } from '../slot-check.ts'
import { subjectsOnPage } from './edges.ts'

/** Invisible distance in mm. */
const CRUMB = 0.01

/** A face lies where the binding swallows the paper. */
const faceInFold: PhotoRule = check => {
  const { crop, context } = check
  if (check.page.role !== 'spread' || !context.foldMm || crop.fit === 'contain') return []
  const depth = largestDepth(check)
  if (depth <= CRUMB) return []
  return [finding(check, 'face-fold', 'strong', { mm: context.foldMm }, panFromFold(check))]
}

export const FACE_RULES: readonly PhotoRule[] = [faceInFold]

/** How far faces in sight reach into the strip at the fold, in mm. */
function largestDepth(check: PhotoCheck): number {
  return Math.max(0, ...facesInSlot(check).map(face => depthOf(face, stripOf(check))))
}

function facesInSlot(check: PhotoCheck): Box[] {
  const { box } = check.slot
  return subjectsOnPage(check).filter(
    face =>
      face.x < box.x + box.width &&
      box.x < face.x + face.width &&
      face.y < box.y + box.height &&
      box.y < face.y + face.height,
  )
}

/** The strip at the fold, as far as the photo shows it. */
function stripOf({ page, slot, context }: PhotoCheck): { from: number; until: number } {
  const [fold, mm] = [page.trim.width / 2, context.foldMm ?? 0]
  return {
    from: Math.max(fold - mm, slot.box.x),
    until: Math.min(fold + mm, slot.box.x + slot.box.width),
  }
}

const depthOf = ({ x, width }: Box, { from, until }: { from: number; until: number }): number =>
  Math.max(0, Math.min(x + width, until) - Math.max(x, from))

/** Moves the photo to the side that needs less, if its faces are then clear of the fold. */
function panFromFold(check: PhotoCheck): Repair[] {
  const { from, until } = stripOf(check)
  const faces = facesInSlot(check).filter(face => depthOf(face, { from, until }) > CRUMB)
  const toLeft = Math.max(...faces.map(({ x, width }) => x + width - from))
  const toRight = Math.max(...faces.map(({ x }) => until - x))
  const moves = toLeft < toRight ? [-toLeft, toRight] : [toRight, -toLeft]
  for (const x of moves) {
    const crop = panCrop(slotFrame(check.page, check.slot), check.asset, check.crop, { x, y: 0 })
    if (largestDepth(withCheckedCrop(check, crop)) <= CRUMB)
      return [cropRepair(check, 'show-subject', crop, {})]
  }
  return []
}
