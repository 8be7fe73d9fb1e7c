import { slotsOf, spacingOf, withSpacingBetween } from '../collage/spacing.ts'
import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { Box, Document, Page } from '../model.ts'
import { pageSide, photoSpacing, photoStyleOf } from './book-theme.ts'
import { photoSheetOf } from './photo-sheets.ts'
import { bookWishes } from './wishes.ts'

/**
 * Photos of a page that were laid out apart from its design, on the page as another theme draws it: their arrangement
 * moves into the room which that theme leaves, with its margins, gaps, corners and frames. Nothing else is cropped than
 * what another gap takes.
 *
 * @param page the page in its former theme
 * @param next the same page as the other theme draws it, without its photos
 */
export function arrangedPhotos(former: Document, later: Document, page: Page, next: Page): PhotoSlot[] {
  const wishes = bookWishes(former)
  const [before, after] = [former, later].map(one => photoSpacing(one, wishes, pageSide(page)))
  const slots = slotsOf(page)
  if (!before || !after) return slots
  const isRight = page.role !== 'spread' && former.pages[1]?.id === page.id
  const foldMm = distanceToFold(page, slots, isRight)
  const roomsOf = (one: Page, spacing: typeof before) =>
    photoSheetOf(one, isRight, { ...spacing, foldMm, allowsAcross: false }).areas.map(({ box }) => box)
  const [old, free] = [roomsOf(page, before), roomsOf(next, after)]
  const moved = new Map<string, Box>()
  for (const half of halvesOf(page)) {
    const own = slots.filter(slot => isWithin(slot, half) && !touchesTrim(slot, page) && slot.turn === 0)
    const boxes = own.map(({ box }) => box)
    const outline = outlineOfBoxes(boxes)
    const to = free.find(box => isInside(centreX(box), half))
    if (!outline || !to) continue
    const from = old.find(box => isInside(centreX(box), half) && contains(box, outline)) ?? outline
    const scale = Math.min(to.width / from.width, to.height / from.height)
    const laid = boxes.map(box => scaledInto(box, from, to, scale))
    const area = outlineOfBoxes(laid) ?? to
    const gap = spacingOf({ ...page, elements: own })
    const spaced = gap === null ? laid : withSpacingBetween(laid, area, after.gapMm - gap * scale)
    for (const [at, slot] of own.entries()) moved.set(slot.id, spaced[at] ?? slot.box)
  }
  const look = photoStyleOf(later, next)
  return slots.map(slot => {
    const placed = { ...slot, box: moved.get(slot.id) ?? slot.box }
    return slot.ownMask ? { ...placed, border: look.border } : { ...placed, ...look }
  })
}

interface Half {
  from: number
  until: number
}

const halvesOf = ({ role, trim }: Page): Half[] =>
  role === 'spread'
    ? [
        { from: 0, until: trim.width / 2 },
        { from: trim.width / 2, until: trim.width },
      ]
    : [{ from: 0, until: trim.width }]

const centreX = ({ x, width }: Box): number => x + width / 2
const isInside = (x: number, { from, until }: Half): boolean => x >= from && x < until
const NEAR_MM = 0.5

const isWithin = ({ box }: PhotoSlot, { from, until }: Half): boolean =>
  box.x >= from - NEAR_MM && box.x + box.width <= until + NEAR_MM

const touchesTrim = ({ box }: PhotoSlot, { trim }: Page): boolean =>
  box.x <= NEAR_MM ||
  box.y <= NEAR_MM ||
  box.x + box.width >= trim.width - NEAR_MM ||
  box.y + box.height >= trim.height - NEAR_MM

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - NEAR_MM &&
  inner.y >= outer.y - NEAR_MM &&
  inner.x + inner.width <= outer.x + outer.width + NEAR_MM &&
  inner.y + inner.height <= outer.y + outer.height + NEAR_MM

/** The distance to the fold that the photos of a page keep. */
function distanceToFold(page: Page, slots: readonly PhotoSlot[], isRight: boolean): number {
  const fold = page.role === 'spread' ? page.trim.width / 2 : isRight ? 0 : page.trim.width
  const distances = slots.flatMap(({ box: { x, width } }) => {
    if (x < fold - NEAR_MM && x + width > fold + NEAR_MM) return []
    const distance = Math.min(Math.abs(fold - x), Math.abs(fold - x - width))
    return distance > NEAR_MM ? [distance] : []
  })
  return distances.length > 0 ? Math.min(...distances) : 0
}

function outlineOfBoxes(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    ...{ x, y },
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}

/** A box of one area in the middle of another, at a scale. */
const scaledInto = (box: Box, from: Box, to: Box, scale: number): Box => ({
  x: to.x + (to.width - from.width * scale) / 2 + (box.x - from.x) * scale,
  y: to.y + (to.height - from.height * scale) / 2 + (box.y - from.y) * scale,
  width: box.width * scale,
  height: box.height * scale,
})
