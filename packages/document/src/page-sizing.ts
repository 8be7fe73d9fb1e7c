import { isOwnPhoto } from './elements/photo/photo.ts'
import { type Element, kindOf } from './elements/registry.ts'
import { sides } from './geometry/box.ts'
import { rebaseBox } from './geometry/rebase-box.ts'
import type { Box, Document, Edge, Page, Sides } from './model.ts'

/** The measures of a page from the product's rules, in mm. */
export interface PageSizing {
  widthMm: number
  heightMm: number
  /** A single number applies to all four sides. */
  bleed: number | Sides
  safe: number | Sides
  edge?: Edge | null
}

/** The properties of a page that depend on its sizing. */
export const pageMeasures = (sizing: PageSizing) => ({
  trim: { width: sizing.widthMm, height: sizing.heightMm },
  bleed: typeof sizing.bleed === 'number' ? sides(sizing.bleed) : sizing.bleed,
  safe: typeof sizing.safe === 'number' ? sides(sizing.safe) : sizing.safe,
  edge: sizing.edge ?? null,
})

/**
 * Resizes a page. Crops are relative and do not change: focal point and zoom apply as far as the new shape allows, and
 * returning to the old size restores the old picture (designer.md 3).
 */
export function resizePage(document: Document, pageId: string, sizing: PageSizing): Document {
  return {
    ...document,
    pages: document.pages.map(page => (page.id === pageId ? resizedPage(page, sizing) : page)),
  }
}

export function resizedPage(page: Page, sizing: PageSizing): Page {
  const measures = pageMeasures(sizing)
  // The colour is chosen by the customer, so it is not a measure.
  const edge = measures.edge && { ...measures.edge, colour: page.edge?.colour ?? measures.edge.colour }
  const to: Page = { ...page, ...measures, edge }
  return { ...to, elements: page.elements.map(element => rebaseElement(element, page, to)) }
}

/**
 * Transfers an element to a page of another size: its box stays at the same share of the page; font sizes and line
 * widths scale equally.
 */
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

/**
 * A customer's photo retains its proportions, and its centre stays at the same share of the page; one that spans the
 * page still does.
 */
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

/** The lengths of an element, such as its font size, at another scale. */
export const scaledLengths = (element: Element, lengths: readonly string[], scale: number) =>
  Object.fromEntries(lengths.map(key => [key, scaled(element[key as keyof Element], scale)]))

function scaled(value: unknown, scale: number): unknown {
  if (typeof value === 'number') return value * scale
  if (Array.isArray(value)) return value.map(one => scaled(one, scale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaled(one, scale)]))
}
