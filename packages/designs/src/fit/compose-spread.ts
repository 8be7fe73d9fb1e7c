import type { DesignPage, PhotobookDesign } from '../schema/design.ts'
import type { DesignElement } from '../schema/elements.ts'
import { clipAtSpine } from './compose-book-cover.ts'
import { pageOf } from './fit-design-to-format.ts'

/**
 * Joins two facing pages of a book in one page `spread`: a spread of the design, or two single pages side by side.
 * Elements that ran into the bleed at the gutter end there. `undefined` if the design lacks a page.
 */
export function composeSpread(
  design: PhotobookDesign,
  left: string,
  right?: string,
): PhotobookDesign | undefined {
  const first = pageOf(design, left)
  const second = right === undefined ? undefined : pageOf(design, right)
  if (!first || (first.spread ? second : !second)) return undefined
  const { widthMm, heightMm } = design.trim
  return {
    ...design,
    trim: { widthMm: 2 * widthMm, heightMm },
    pages: [
      {
        id: 'spread',
        background: first.background,
        elements: second ? facingPageElements(design, first, second) : first.elements,
      },
    ],
    layouts: [],
  }
}

function facingPageElements(
  { trim, bleedMm }: PhotobookDesign,
  left: DesignPage,
  right: DesignPage,
): DesignElement[] {
  const { widthMm, heightMm } = trim
  const ground: DesignElement = {
    kind: 'shape',
    id: 'right-ground',
    shape: 'rect',
    fill: right.background,
    strokeMm: 0.35,
    radiusMm: 0,
    opacity: 1,
    rotate: 0,
    x: widthMm,
    y: -bleedMm,
    width: widthMm + bleedMm,
    height: heightMm + 2 * bleedMm,
  }
  return [
    ...left.elements.map(element => side(clipAtSpine(element, -bleedMm, widthMm), 'left')),
    ...(right.background === left.background ? [] : [ground]),
    ...right.elements.map(element =>
      side(clipAtSpine({ ...element, x: element.x + widthMm }, widthMm, 2 * widthMm + bleedMm), 'right'),
    ),
  ]
}

const side = (element: DesignElement, name: 'left' | 'right'): DesignElement => ({
  ...element,
  id: `${name}-${element.id}`,
})
