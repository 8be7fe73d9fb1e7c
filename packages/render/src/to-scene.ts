import { bleedBox, type Crop, type Document, type Element, type Page } from '@passepartout/document'
import { drawEdges } from './draw-edges.ts'
import { drawPhoto } from './elements/draw-photo.ts'
import type { Scene, SceneNode } from './scene.ts'

export interface SceneOptions {
  /** Crops of a gesture under way, by slot id; they stand in for the document's. */
  crops?: Readonly<Record<string, Crop>>
  /** Colour of slots without a photo, for the screen; print leaves them unprinted. */
  emptyFill?: string
}

export interface DrawContext {
  document: Document
  page: Page
  options: SceneOptions
}

type Draw = (element: Element, context: DrawContext) => SceneNode[]

/** One drawing function per kind of element. */
const DRAW: Record<Element['type'], Draw> = { photo: drawPhoto }

/** A page as a scene; throws RangeError when there is no such page. */
export function toScene(document: Document, pageIndex: number, options: SceneOptions = {}): Scene {
  const page = document.pages[pageIndex]
  if (!page) throw new RangeError(`The document has no page ${pageIndex}`)
  const context = { document, page, options }
  const elements = page.elements.flatMap(element => DRAW[element.type](element, context))
  const paper: SceneNode = {
    type: 'rect',
    key: 'paper',
    role: 'paper',
    box: bleedBox(page),
    fill: page.background,
  }
  return {
    title: document.title,
    trim: page.trim,
    bleed: page.bleed,
    nodes: [paper, ...drawEdges(page, elements)],
  }
}
