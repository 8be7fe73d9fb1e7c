import type { StencilElement } from '../elements/stencil/stencil.ts'
import { contains, growBox } from '../geometry/box.ts'
import type { Box, Document, Element, Page, Point, Sides } from '../model.ts'

/** A stencil that the customer added, which can be moved and resized. */
export const isCustomerStencil = (element: Element): element is StencilElement =>
  element.type === 'stencil' && !element.locked

/** Minimum width of a stencil's opening, in mm: a smaller one shows no photo. */
export const MIN_STENCIL_MM = 20

/** The corner of its box that stays fixed while a stencil is resized; `middle` fixes none. */
export type FixedCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'middle'

/** The area covered by a stencil's mat, which stays while the opening moves inside it. */
export const stencilMatOf = ({ box, aroundMm }: StencilElement): Box => growBox(box, aroundMm)

/** Whether a point of the page is on the mat, outside the opening's box. */
export const isPointOnStencilMat = (element: StencilElement, at: Point): boolean =>
  contains(stencilMatOf(element), at) && !contains(element.box, at)

/** Moves the opening of a customer's stencil by mm, within its mat. */
export function withMovedStencil(document: Document, id: string, by: Point): Document {
  return withChangedStencil(document, id, (figure, mat) => {
    const x = clamp(figure.box.x + by.x, mat.x, mat.x + mat.width - figure.box.width)
    const y = clamp(figure.box.y + by.y, mat.y, mat.y + mat.height - figure.box.height)
    return { ...figure.box, x, y }
  })
}

/** Sets the width of a customer's stencil in mm; its height follows. At most as large as its mat. */
export function withStencilWidth(
  document: Document,
  id: string,
  widthMm: number,
  still: FixedCorner = 'middle',
): Document {
  return withChangedStencil(document, id, ({ box }, mat) => {
    if (!Number.isFinite(widthMm)) return box
    const [across, down] = {
      'top-left': [0, 0],
      'top-right': [1, 0],
      'bottom-left': [0, 1],
      'bottom-right': [1, 1],
      middle: [0.5, 0.5],
    }[still] as [number, number]
    // A resize from a corner stops at the edge of the mat; a resize about the centre is shifted back into the mat.
    const fixed = { x: box.x + across * box.width, y: box.y + down * box.height }
    const ratio = box.height / box.width
    const room =
      still === 'middle'
        ? { width: mat.width, height: mat.height }
        : {
            width: across === 0 ? mat.x + mat.width - fixed.x : fixed.x - mat.x,
            height: down === 0 ? mat.y + mat.height - fixed.y : fixed.y - mat.y,
          }
    const most = Math.min(room.width, room.height / ratio)
    const width = clamp(widthMm, Math.min(MIN_STENCIL_MM, most), most)
    const height = width * ratio
    return {
      width,
      height,
      x: clamp(fixed.x - across * width, mat.x, mat.x + mat.width - width),
      y: clamp(fixed.y - down * height, mat.y, mat.y + mat.height - height),
    }
  })
}

function withChangedStencil(
  document: Document,
  id: string,
  place: (figure: StencilElement, mat: Box) => Box,
): Document {
  for (const page of document.pages) {
    const figure = page.elements.find(one => one.id === id)
    if (!figure || !isCustomerStencil(figure)) continue
    const mat = stencilMatOf(figure)
    const box = place(figure, mat)
    if (isSameBox(box, figure.box)) return document
    const next: StencilElement = { ...figure, box, aroundMm: aroundIn(box, mat) }
    return { ...document, pages: document.pages.map(one => (one === page ? withElement(page, next) : one)) }
  }
  return document
}

const withElement = (page: Page, next: StencilElement): Page => ({
  ...page,
  elements: page.elements.map(one => (one.id === next.id ? next : one)),
})

/** Negative lengths caused by rounding become 0. */
const aroundIn = (box: Box, mat: Box): Sides => ({
  top: Math.max(0, box.y - mat.y),
  left: Math.max(0, box.x - mat.x),
  right: Math.max(0, mat.x + mat.width - box.x - box.width),
  bottom: Math.max(0, mat.y + mat.height - box.y - box.height),
})

const NEAR_MM = 1e-9
const isSameBox = (a: Box, b: Box) =>
  (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(a[side] - b[side]) < NEAR_MM)

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))
