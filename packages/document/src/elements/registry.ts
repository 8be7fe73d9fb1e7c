import { artworkKind } from './artwork/artwork.ts'
import { codeKind } from './code/code.ts'
import type { ElementKind, TypedElement } from './element-kind.ts'
import { monthGridKind } from './month-grid/month-grid.ts'
import { photoKind } from './photo/photo.ts'
import { shapeKind } from './shape/shape.ts'
import { stencilKind } from './stencil/stencil.ts'
import { textKind } from './text/text.ts'

/** Every element kind: a new one needs a folder beside this file, an entry here, and one in `shapes.ts`. */
const KINDS = {
  artwork: artworkKind,
  code: codeKind,
  'month-grid': monthGridKind,
  photo: photoKind,
  shape: shapeKind,
  stencil: stencilKind,
  text: textKind,
}

type ElementOf<K> = K extends ElementKind<infer E> ? E : never
export type Element = ElementOf<(typeof KINDS)[keyof typeof KINDS]>

export const kindOf = <E extends TypedElement>(element: E): ElementKind<E> =>
  KINDS[element.type as Element['type']] as unknown as ElementKind<E>

/** Maximum time to render an element for a screen, in milliseconds. */
export const drawingMsOf = (element: Element): number => kindOf(element).drawingMs(element)
