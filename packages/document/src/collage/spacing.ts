import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { Box, Page } from '../model.ts'

const NEAR_MM = 0.05

export const slotsOf = (page: Page): PhotoSlot[] => page.elements.filter(element => element.type === 'photo')

/** The area that the slots of a page fill together, in mm; the whole page if it has none. */
export function slotsArea(page: Page): Box {
  // Uses layout positions, so that moved slots do not change the area.
  const boxes = slotsOf(page).map(({ box, home }) => home?.box ?? box)
  if (boxes.length === 0) {
    const inset = Math.min(page.trim.width, page.trim.height) * 0.02
    return { x: inset, y: inset, width: page.trim.width - 2 * inset, height: page.trim.height - 2 * inset }
  }
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

const known = new WeakMap<Page, number | null>()

/**
 * The smallest distance in mm between neighbours; null if slots are turned, arranged freely, overlap, or have no
 * neighbour. Cached per version of a page: sixty slots have many pairs, and every offered layout needs it.
 */
export function spacingOf(page: Page): number | null {
  const before = known.get(page)
  if (before !== undefined) return before
  const found = minSpacing(page)
  known.set(page, found)
  return found
}

function minSpacing(page: Page): number | null {
  const slots = slotsOf(page)
  if (slots.some(({ turn, home }) => turn !== 0 || home)) return null
  const gaps = slots.flatMap((a, index) => slots.slice(index + 1).flatMap(b => gapBetween(a.box, b.box)))
  if (gaps.length === 0 || gaps.some(gap => gap < -NEAR_MM)) return null
  return Math.max(0, Math.min(...gaps))
}

/** Distance of two boxes beside or above each other; negative if they overlap. */
function gapBetween(a: Box, b: Box): number[] {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  if (across < -NEAR_MM && down < -NEAR_MM) return [Math.max(across, down)]
  if (across < -NEAR_MM) return [down]
  return down < -NEAR_MM ? [across] : []
}

/** Minimum width and height of a slot. */
const LEAST_MM = 5

/** Changes the spacing between boxes; the outline of the area stays. */
export function withSpacingBetween(boxes: readonly Box[], area: Box, grow: number): Box[] {
  const moved = boxes.map(box => {
    const left = box.x > area.x + NEAR_MM ? grow / 2 : 0
    const top = box.y > area.y + NEAR_MM ? grow / 2 : 0
    const right = box.x + box.width < area.x + area.width - NEAR_MM ? grow / 2 : 0
    const bottom = box.y + box.height < area.y + area.height - NEAR_MM ? grow / 2 : 0
    return {
      x: box.x + left,
      y: box.y + top,
      width: box.width - left - right,
      height: box.height - top - bottom,
    }
  })
  return moved.some(({ width, height }) => width < LEAST_MM || height < LEAST_MM) ? [...boxes] : moved
}

/** The widest spacing up to a limit that leaves every slot large enough. */
export function maxSpacing(page: Page, limit: number): number {
  const now = spacingOf(page) ?? 0
  const spare = slotsOf(page).map(({ box }) => Math.min(box.width, box.height) - LEAST_MM)
  return Math.max(now, Math.min(limit, now + Math.min(...spare, limit)))
}
