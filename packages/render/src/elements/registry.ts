import type { Element } from '@passepartout/document'
import type { RenderContext } from '../render-context.ts'
import type { SceneNode } from '../scene.ts'
import { drawArtwork } from './artwork/draw-artwork.ts'
import { drawCode } from './code/draw-code.ts'
import { drawMonthGrid } from './month-grid/draw-month-grid.ts'
import { drawPhoto } from './photo/draw-photo.ts'
import { drawShape } from './shape/draw-shape.ts'
import { drawStencil } from './stencil/draw-stencil.ts'
import { drawText } from './text/draw-text.ts'

/** Draws an element without its rotation, in mm of the page. */
type Draw<T extends Element['type']> = (
  element: Extract<Element, { type: T }>,
  context: RenderContext,
) => SceneNode[]

const DRAW: { [T in Element['type']]: Draw<T> } = {
  artwork: drawArtwork,
  code: drawCode,
  'month-grid': drawMonthGrid,
  photo: drawPhoto,
  shape: drawShape,
  stencil: drawStencil,
  text: drawText,
}

export const drawElement = (element: Element, context: RenderContext): SceneNode[] =>
  (DRAW[element.type] as Draw<Element['type']>)(element as never, context)
