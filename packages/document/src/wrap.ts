import type { Element } from './elements/registry.ts'
import type { StencilElement } from './elements/stencil/stencil.ts'
import { growBox } from './geometry/box.ts'
import type { Page } from './model.ts'

/**
 * Elements that continue from the front around the edge of a stretched canvas: background, photos and drawings. Texts,
 * codes and stencil openings end at the fold, because they are not legible there, least of all mirrored; the mat of a
 * stencil continues.
 */
export const elementsOnSides = ({ elements }: Pick<Page, 'elements'>): Element[] =>
  elements.flatMap((element): Element[] => {
    if (element.type === 'text' || element.type === 'code') return []
    return [element.type === 'stencil' ? matWithoutOpening(element) : element]
  })

/** Whether an element of a page ends at the fold of its edge. */
export const hasFrontOnly = ({ elements }: Pick<Page, 'elements'>): boolean =>
  elements.some(({ type }) => type === 'text' || type === 'code' || type === 'stencil')

const matWithoutOpening = ({ id, turn, locked, box, aroundMm, fill }: StencilElement): Element => ({
  ...{ id, turn, locked, fill },
  type: 'shape',
  box: growBox(box, aroundMm),
  shape: 'rect',
  path: null,
  stroke: null,
  strokeMm: 1,
  dashMm: null,
  radiusMm: 0,
  opacity: 1,
})
