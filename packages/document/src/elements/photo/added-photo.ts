import { withPhoto } from '../../change-photos.ts'
import { centreOf, intersect, safeBox, trimBox } from '../../geometry/box.ts'
import { LIMITS } from '../../limits.ts'
import type { Asset, Box, Document, Page, Point, Size } from '../../model.ts'
import { DEFAULT_CROP } from '../../repair-crop.ts'
import { isRead, withOwnElements } from '../added-elements.ts'
import { withElements } from '../element-transform.ts'
import { createSlot, isOwnPhoto } from './photo.ts'

/** Maximum number of photos that a customer may add to one page. */
export const MAX_OWN_PHOTOS = 12

/**
 * Size of a new photo as a share of the page's width and height; smaller ones are tried if larger ones would cover
 * other elements.
 */
const SHARES = [0.6, 0.48, 0.38, 0.3] as const
/** A panorama is cropped to this ratio, so that it can be dragged. */
const MAX_RATIO = 3
/** Number of positions tried horizontally and vertically. */
const TRIES = 9
/** Area in mm² that a photo may cover and still count as free. */
const CRUMB = 1

/**
 * Adds a photo to a page, in its own proportions, within the safe area, above the background and below texts. It is
 * placed around a point in mm, or as close to the centre as possible without covering texts or photos. The same
 * document if the page is full.
 */
export function withOwnPhoto(
  document: Document,
  pageId: string,
  id: string,
  asset: Asset,
  at?: Point,
): Document {
  const page = document.pages.find(one => one.id === pageId)
  if (!page || page.elements.length >= LIMITS.elementsPerPage) return document
  if (page.elements.filter(isOwnPhoto).length >= MAX_OWN_PHOTOS) return document
  const box = at ? boxAround(at, page, asset) : freeBox(page, asset)
  const slot = createSlot({ id, box, own: true, locked: false, required: false })
  // Above the customer's other photos.
  const added = withElements(document, pageId, elements => withOwnElements(elements, [slot]))
  return withPhoto(added, id, asset, DEFAULT_CROP)
}

const areaFor = (page: Page): Box => intersect(safeBox(page), trimBox(page)) ?? trimBox(page)

/** The largest box of a photo's proportions within a share of the page. */
function sizeFor(page: Page, { width, height }: Size, share: number): Size {
  const ratio = clamp(width / height, 1 / MAX_RATIO, MAX_RATIO)
  const area = areaFor(page)
  const most = {
    width: Math.min(area.width, page.trim.width * share),
    height: Math.min(area.height, page.trim.height * share),
  }
  const across = Math.min(most.width, most.height * ratio)
  return { width: across, height: across / ratio }
}

function boxAround(at: Point, page: Page, asset: Asset): Box {
  const size = sizeFor(page, asset, SHARES[0])
  const area = areaFor(page)
  const x = clamp(at.x - size.width / 2, area.x, area.x + area.width - size.width)
  const y = clamp(at.y - size.height / 2, area.y, area.y + area.height - size.height)
  return { x, y, ...size }
}

/**
 * The largest free position nearest to the centre; else the one that covers least, with a small photo if there are
 * others.
 */
function freeBox(page: Page, asset: Asset): Box {
  const taken = page.elements.filter(one => isRead(one) || one.type === 'photo').map(({ box }) => box)
  for (const share of SHARES) {
    const [best] = triedBoxes(page, sizeFor(page, asset, share), taken)
    if (best && best.covered <= CRUMB) return best.box
  }
  const share = page.elements.some(isOwnPhoto) ? SHARES[3] : SHARES[0]
  const [least] = triedBoxes(page, sizeFor(page, asset, share), taken)
  return least?.box ?? boxAround(centreOf(trimBox(page)), page, asset)
}

/** Positions for a photo of this size, the best first. */
function triedBoxes(page: Page, size: Size, taken: readonly Box[]) {
  const area = areaFor(page)
  const middle = centreOf(trimBox(page))
  const steps = Array.from({ length: TRIES }, (_, step) => step / (TRIES - 1))
  return steps
    .flatMap(down => steps.map(across => ({ across, down })))
    .map(({ across, down }) => {
      const x = area.x + across * (area.width - size.width)
      const y = area.y + down * (area.height - size.height)
      const box = { x, y, ...size }
      const centre = centreOf(box)
      const covered = taken.reduce((sum, other) => sum + areaOf(intersect(box, other)), 0)
      return { box, covered, away: Math.hypot(centre.x - middle.x, centre.y - middle.y) }
    })
    .toSorted((a, b) => Math.round(a.covered - b.covered) || a.away - b.away)
}

const areaOf = (box: Box | null) => (box ? box.width * box.height : 0)

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
