import type { Box, Page } from '../model.ts'
import { fullPhotoBox } from './box.ts'

const FLUSH = 0.01

/**
 * Transfers a box to a page of another size: sides at the trim edge extend to the outer edge of a photo on the new
 * page, all others keep their share of the front.
 */
export function rebaseBox(box: Box, from: Page, to: Page): Box {
  const outer = fullPhotoBox(to)
  const horizontal = rebaseSpan(
    { start: box.x, end: box.x + box.width },
    { from: from.trim.width, to: to.trim.width, outerStart: outer.x, outerEnd: outer.x + outer.width },
  )
  const vertical = rebaseSpan(
    { start: box.y, end: box.y + box.height },
    { from: from.trim.height, to: to.trim.height, outerStart: outer.y, outerEnd: outer.y + outer.height },
  )
  return {
    x: horizontal.start,
    y: vertical.start,
    width: horizontal.end - horizontal.start,
    height: vertical.end - vertical.start,
  }
}

function rebaseSpan(
  span: { start: number; end: number },
  page: { from: number; to: number; outerStart: number; outerEnd: number },
) {
  const scale = page.to / page.from
  return {
    start: span.start <= FLUSH ? page.outerStart : span.start * scale,
    end: span.end >= page.from - FLUSH ? page.outerEnd : span.end * scale,
  }
}
