import type { StencilElement } from '../elements/stencil/stencil.ts'
import { contains, grow } from '../geometry/box.ts'
import type { Box, Document, Element, Page, Point, Sides } from '../model.ts'

/** An opening that the customer added: it may be moved, and made smaller and larger. */
export const isOwnFigure = (element: Element): element is StencilElement =>
  element.type === 'stencil' && !element.locked

/** Narrowest an opening may be, in mm: a smaller one shows no photo. */
export const FIGURE_MIN_MM = 20

/** Which corner of its box stays where it is while an opening becomes smaller or larger; `middle` is none. */
export type StillCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'middle'

/** What the mat of an opening covers, which stays when the opening moves in it. */
export const matOf = ({ box, aroundMm }: StencilElement): Box => grow(box, aroundMm)

/** Whether a point of the page lies on the mat and beside the opening's box. */
export const isOnMat = (element: StencilElement, at: Point): boolean =>
  contains(matOf(element), at) && !contains(element.box, at)

/** Moves an own opening by mm, within its mat. */
export function withMovedFigure(document: Document, id: string, by: Point): Document {
  return changedFigure(document, id, (figure, mat) => {
    const x = clamp(figure.box.x + by.x, mat.x, mat.x + mat.width - figure.box.width)
    const y = clamp(figure.box.y + by.y, mat.y, mat.y + mat.height - figure.box.height)
    return { ...figure.box, x, y }
  })
}

/** Gives an own opening another width in mm; its height follows. As large as its mat at most. */
export function withFigureWidth(
  document: Document,
  id: string,
  widthMm: number,
  still: StillCorner = 'middle',
): Document {
  return changedFigure(document, id, ({ box }, mat) => {
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
    const width = clamp(widthMm, Math.min(FIGURE_MIN_MM, most), most)
    const height = width * ratio
    return {
      width,
      height,
      x: clamp(fixed.x - across * width, mat.x, mat.x + mat.width - width),
      y: clamp(fixed.y - down * height, mat.y, mat.y + mat.height - height),
    }
  })
}

function changedFigure(
  document: Document,
  id: string,
  place: (figure: StencilElement, mat: Box) => Box,
): Document {
  for (const page of document.pages) {
    const figure = page.elements.find(one => one.id === id)
    if (!figure || !isOwnFigure(figure)) continue
    const mat = matOf(figure)
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
