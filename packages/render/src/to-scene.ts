import {
  backgroundColourOf,
  bleedBox,
  centreOf,
  composeAll,
  type Document,
  documentKindFacts,
  type Element,
  type ElementBase,
  elementsOnSides,
  foldsOf,
  hasFrontOnly,
  type Matrix,
  resolveInk,
  rotation,
  translation,
} from '@passepartout/document'
import { drawEdges } from './draw-edges.ts'
import { drawElement } from './elements/registry.ts'
import type { RenderContext, SceneOptions } from './render-context.ts'
import { group, type Scene, type SceneNode } from './scene.ts'

/**
 * Draws a page as a scene.
 * @throws RangeError for a page that does not exist, AppError `gone` for a drawing that is not found
 */
export function toScene(document: Document, pageIndex: number, options: SceneOptions = {}): Scene {
  const page = document.pages[pageIndex]
  if (!page) throw new RangeError(`The document has no page ${pageIndex}`)
  const context: RenderContext = {
    document,
    page,
    options,
    ink: paint => resolveInk(document, page, paint),
    get shaper() {
      if (!options.shaper) throw new Error(`Page ${page.id} has words, and nothing sets them`)
      return options.shaper
    },
  }
  const ground = backgroundColourOf(document, page)
  const paper: SceneNode = { type: 'rect', role: 'paper', box: bleedBox(page), fill: ground }
  const drawn = (elements: readonly Element[]) => elements.flatMap(element => drawPlaced(element, context))
  const front = drawn(page.elements)
  const sides = page.edge && hasFrontOnly(page) ? drawn(elementsOnSides(page)) : front
  return {
    title: document.title,
    trim: page.trim,
    bleed: page.bleed,
    safe: page.safe,
    folds: foldsOf(page),
    ground,
    nodes: [paper, ...drawEdges(page, { paper, front, sides })],
  }
}

const isLineArt = (element: Element): boolean =>
  ['text', 'month-grid', 'code'].includes(element.type) || (element.type === 'shape' && element.fill === null)

const asLineArt = (node: SceneNode): SceneNode => (node.type === 'path' ? { ...node, isLineArt: true } : node)

function drawPlaced(element: Element, context: RenderContext): SceneNode[] {
  const drawn = drawElement(element, context)
  const isInked = documentKindFacts(context.document).isPrintedOnPress && isLineArt(element)
  return positioned(element, isInked ? drawn.map(asLineArt) : drawn)
}

/** Groups what an element draws and rotates it about the middle of its box. */
function positioned(element: Element, children: SceneNode[]): SceneNode[] {
  const [only, ...more] = children
  if (!only) return []
  const matrix = elementRotation(element)
  if (more.length === 0 && !matrix && (only.type === 'rect' || (only.type === 'group' && !only.elementId)))
    return [only.type === 'group' ? { ...only, elementId: element.id } : only]
  return [group(children, { elementId: element.id, matrix })]
}

/** Matrix that rotates an element about the middle of its box; null for an upright one. */
export function elementRotation({ box, turn }: Pick<ElementBase, 'box' | 'turn'>): Matrix | null {
  if (turn === 0) return null
  const { x, y } = centreOf(box)
  return composeAll(translation(-x, -y), rotation(turn), translation(x, y))
}
