import { cornersOf, intersect, safeBox, trimBox } from '../../geometry/box.ts'
import { maskInside } from '../../geometry/mask-inside.ts'
import { apply } from '../../geometry/matrix.ts'
import { panCrop } from '../../geometry/move-crop.ts'
import { placePhoto } from '../../geometry/place-photo.ts'
import { slotFrame } from '../../geometry/slot-frame.ts'
import type { Box } from '../../model.ts'
import type { Repair } from '../finding.ts'
import { cropRepair, finding, type PhotoCheck, type PhotoRule, withCheckedCrop } from '../slot-check.ts'

/** From this share of the picture on the sides of the stretcher it is reported even without a known subject. */
const MUCH_ON_EDGE = 0.3

/** Invisible distance in mm. */
const CRUMB = 0.01

/** An important subject, or a large part of the picture, is on the side of the canvas. */
export const subjectOnWrappedEdge: PhotoRule = check => {
  const { page, slot, crop, context } = check
  if (page.edge?.mode !== 'folded' || crop.fit === 'contain') return []
  const share = 1 - (page.trim.width * page.trim.height) / (slot.box.width * slot.box.height)
  const crossing = subjectsOnPage(check).some(subject => edgeOverhang(subject, trimBox(page)).largest > CRUMB)
  if (!crossing && share <= MUCH_ON_EDGE) return []
  const edges = (context.edges ?? [])
    .filter(edge => edge.mode === 'mirrored')
    .map(({ configuration, page: sizing, params, mode }): Repair => {
      return {
        id: 'edge',
        effect: { type: 'configuration', configuration, page: sizing },
        params: { ...params, mode },
      }
    })
  const zoomBack = crop.zoom > 1 ? [cropRepair(check, 'zoom-100', { ...crop, zoom: 1 }, { zoom: 1 })] : []
  return [finding(check, 'wrap-edge', 'strong', { share, depthMm: page.edge.depth }, [...edges, ...zoomBack])]
}

/** A face extends into the margin that may be trimmed. */
export const subjectNearTrim: PhotoRule = check => {
  const { page, crop } = check
  if (page.edge?.mode === 'folded' || crop.fit === 'contain') return []
  const limit = wholeFaces(check)
  const visible = isMasked(check) ? check.slot.box : trimBox(page)
  const cut = subjectsOnPage(check)
    .filter(subject => overlaps(subject, visible))
    .map(subject => ({ subject, ...edgeOverhang(subject, limit) }))
    .filter(({ largest }) => largest > CRUMB)
    .toSorted((a, b) => b.largest - a.largest)[0]
  if (!cut) return []
  const params = { side: cut.side, mm: Math.ceil(cut.largest) }
  return [finding(check, 'face-cut', 'strong', params, panToSubject(check, cut.by))]
}

/** Corners that are only rounded cut no face. */
const isMasked = ({ slot }: PhotoCheck): boolean => slot.mask !== 'rect' && slot.mask !== 'rounded'

/** Where faces are whole: inside the margin that may be trimmed, and behind the outline of the photo. */
function wholeFaces(check: PhotoCheck): Box {
  const safe = safeBox(check.page)
  if (!isMasked(check)) return safe
  return intersect(safe, maskInside(check.slot.mask, check.slot.box)) ?? safe
}

/** Moves the crop just so far that the face is in the safe area, if the photo is large enough. */
function panToSubject(check: PhotoCheck, by: { x: number; y: number }): Repair[] {
  const crop = panCrop(slotFrame(check.page, check.slot), check.asset, check.crop, by)
  const limit = wholeFaces(check)
  const left = subjectsOnPage(withCheckedCrop(check, crop)).map(
    subject => edgeOverhang(subject, limit).largest,
  )
  return Math.max(0, ...left) <= CRUMB ? [cropRepair(check, 'show-subject', crop, {})] : []
}

/** Important regions of a photo, in mm of its page. */
export function subjectsOnPage({ page, slot, asset, crop, context }: PhotoCheck): Box[] {
  const { matrix } = placePhoto(slotFrame(page, slot), asset, crop)
  return (context.subjects?.[asset.id] ?? []).map(region => {
    const points = cornersOf(region).map(({ x, y }) =>
      apply(matrix, { x: x * asset.width, y: y * asset.height }),
    )
    const xs = points.map(point => point.x)
    const ys = points.map(point => point.y)
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  })
}

function edgeOverhang(box: Box, limit: Box) {
  const out = {
    left: limit.x - box.x,
    right: box.x + box.width - limit.x - limit.width,
    top: limit.y - box.y,
    bottom: box.y + box.height - limit.y - limit.height,
  }
  const [side, largest] = Object.entries(out).reduce((a, b) => (b[1] > a[1] ? b : a))
  return {
    side,
    largest: Math.max(0, largest),
    by: {
      x: Math.max(0, out.left) - Math.max(0, out.right),
      y: Math.max(0, out.top) - Math.max(0, out.bottom),
    },
  }
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
