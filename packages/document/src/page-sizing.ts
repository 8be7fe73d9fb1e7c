import { isOwnPhoto } from './elements/photo/photo.ts'
import { type Element, kindOf } from './elements/registry.ts'
import { sides } from './geometry/box.ts'
import { rebaseBox } from './geometry/rebase-box.ts'
import type { Box, Document, Edge, Page, Sides } from './model.ts'

/** The measures of a page as the product's rules give them, in mm. */
export interface PageSizing {
  widthMm: number
  heightMm: number
  /** One number stands for all four sides. */
  bleed: number | Sides
  safe: number | Sides
  edge?: Edge | null
}

/** The fields of a page that follow from its sizing. */
export const pageMeasures = (sizing: PageSizing) => ({
  trim: { width: sizing.widthMm, height: sizing.heightMm },
  bleed: typeof sizing.bleed === 'number' ? sides(sizing.bleed) : sizing.bleed,
  safe: typeof sizing.safe === 'number' ? sides(sizing.safe) : sizing.safe,
  edge: sizing.edge ?? null,
})

/**
 * Gives a page another size. Crops are relative and stay word for word: the focal point and zoom hold as far
 * as the new shape allows, and going back to the old size shows the old picture (designer.md 3).
 */
export function resizePage(document: Document, pageId: string, sizing: PageSizing): Document {
  return {
    ...document,
    pages: document.pages.map(page => (page.id === pageId ? resizedPage(page, sizing) : page)),
  }
}

/** The same page in another size. */
export function resizedPage(page: Page, sizing: PageSizing): Page {
  const measures = pageMeasures(sizing)
  // Its colour is the customer's choice, not a measure.
  const edge = measures.edge && { ...measures.edge, colour: page.edge?.colour ?? measures.edge.colour }
  const to: Page = { ...page, ...measures, edge }
  return { ...to, elements: page.elements.map(element => rebaseElement(element, page, to)) }
}

/** The same element on a page of another size: its place keeps its share of the page, type and rules grow alike. */
export function rebaseElement(element: Element, from: Page, to: Page): Element {
  const scale = Math.min(to.trim.width / from.trim.width, to.trim.height / from.trim.height)
  const moved = {
    ...element,
    box: isOwnPhoto(element) ? rebasedPhoto(element.box, from, to) : rebaseBox(element.box, from, to),
    ...('home' in element && { home: { ...element.home, box: rebaseBox(element.home.box, from, to) } }),
  } as Element
  if (scale === 1) return moved
  return {
    ...moved,
    ...scaledLengths(element, kindOf(element).lengths, scale),
    ...('set' in element && { set: null }),
  } as Element
}

/** An own photo keeps its proportions, and its middle its share of the page; one that spans the page goes on doing so. */
function rebasedPhoto(box: Box, { trim: from, ...page }: Page, to: Page): Box {
  const spans =
    (box.x <= 0 && box.x + box.width >= from.width) || (box.y <= 0 && box.y + box.height >= from.height)
  if (spans) return rebaseBox(box, { ...page, trim: from }, to)
  const [across, down] = [to.trim.width / from.width, to.trim.height / from.height]
  const scale = Math.min(across, down)
  const [width, height] = [box.width * scale, box.height * scale]
  return {
    x: (box.x + box.width / 2) * across - width / 2,
    y: (box.y + box.height / 2) * down - height / 2,
    width,
    height,
  }
}

/** The lengths of an element, such as its size of type, at another scale. */
export const scaledLengths = (element: Element, lengths: readonly string[], scale: number) =>
  Object.fromEntries(lengths.map(key => [key, scaled(element[key as keyof Element], scale)]))

function scaled(value: unknown, scale: number): unknown {
  if (typeof value === 'number') return value * scale
  if (Array.isArray(value)) return value.map(one => scaled(one, scale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaled(one, scale)]))
}
