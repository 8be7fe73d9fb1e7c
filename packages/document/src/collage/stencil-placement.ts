import type { StencilElement } from '../elements/stencil/stencil.ts'
import { contains, growBox } from '../geometry/box.ts'
import type { Box, Document, Element, Page, Point, Sides } from '../model.ts'

/** An opening that the customer added: it may be moved, and made smaller and larger. */
export const isCustomerStencil = (element: Element): element is StencilElement =>
  element.type === 'stencil' && !element.locked

/** Narrowest an opening may be, in mm: a smaller one shows no photo. */
export const MIN_STENCIL_MM = 20

/** Which corner of its box stays where it is while an opening becomes smaller or larger; `middle` is none. */
export type FixedCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'middle'

/** What the mat of an opening covers, which stays when the opening moves in it. */
export const stencilMatOf = ({ box, aroundMm }: StencilElement): Box => growBox(box, aroundMm)

/** Whether a point of the page lies on the mat and beside the opening's box. */
export const isPointOnStencilMat = (element: StencilElement, at: Point): boolean =>
  contains(stencilMatOf(element), at) && !contains(element.box, at)

/** Moves an own opening by mm, within its mat. */
export function withMovedStencil(document: Document, id: string, by: Point): Document {
  return withChangedStencil(document, id, (figure, mat) => {
    const x = clamp(figure.box.x + by.x, mat.x, mat.x + mat.width - figure.box.width)
    const y = clamp(figure.box.y + by.y, mat.y, mat.y + mat.height - figure.box.height)
    return { ...figure.box, x, y }
  })
}

/** Gives an own opening another width in mm; its height follows. As large as its mat at most. */
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
    // What is pulled at a corner ends where the mat does; about its middle it is pushed back into it.
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

/** Sides that have no length but for rounding have none. */
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
