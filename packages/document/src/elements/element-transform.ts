import type { FixedCorner } from '../collage/stencil-placement.ts'
import type { Box, Document, Element, Page, Point, Size } from '../model.ts'

/** The document with other elements on one of its pages. */
export const withElements = (
  document: Document,
  pageId: string,
  change: (elements: readonly Element[]) => Element[],
): Document => ({
  ...document,
  pages: document.pages.map(page =>
    page.id === pageId ? { ...page, elements: change(page.elements) } : page,
  ),
})

/** A box moved by mm; its centre stays on the page. */
export const translatedBox = (box: Box, by: Point, { trim }: Pick<Page, 'trim'>): Box => ({
  ...box,
  x: clamp(box.x + by.x, -box.width / 2, trim.width - box.width / 2),
  y: clamp(box.y + by.y, -box.height / 2, trim.height - box.height / 2),
})

/**
 * The box of a turned element with another size in mm. Its centre stays on the page and moves by half of the growth,
 * along the element's own axes.
 *
 * @param away direction of growth: 1 to the right or down, -1 to the left or up, 0 to both sides
 */
export function resizedBox(
  { box, turn }: Pick<Element, 'box' | 'turn'>,
  { width, height }: Size,
  away: readonly [across: number, down: number],
  { trim }: Pick<Page, 'trim'>,
): Box {
  const [x, y] = [(away[0] * (width - box.width)) / 2, (away[1] * (height - box.height)) / 2]
  const angle = (turn * Math.PI) / 180
  const middle = {
    x: clamp(box.x + box.width / 2 + x * Math.cos(angle) - y * Math.sin(angle), 0, trim.width),
    y: clamp(box.y + box.height / 2 + x * Math.sin(angle) + y * Math.cos(angle), 0, trim.height),
  }
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

/** Direction in which a box grows from its fixed corner. */
export const GROWTH_DIRECTION: Record<FixedCorner, readonly [across: number, down: number]> = {
  ...{ 'top-left': [1, 1], 'top-right': [-1, 1], 'bottom-left': [1, -1], 'bottom-right': [-1, -1] },
  middle: [0, 0],
}

/** An angle in degrees clockwise as stored in documents: in tenths, from -180 to below 180. */
export const normaliseRotation = (degrees: number): number =>
  Math.round((((((degrees + 180) % 360) + 360) % 360) - 180) * 10) / 10

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
