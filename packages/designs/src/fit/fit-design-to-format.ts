import { designKindRules } from '../kinds/registry.ts'
import { type Design, type DesignPage, pageTrim } from '../schema/design.ts'
import type { DesignElement } from '../schema/elements.ts'
import { aspectRatioDistance, hasSameAspectRatio, type Trim } from './aspect-ratio.ts'

/**
 * Fits a design to a format: the layout with the nearest ratio, scaled to its trim in mm. Slots, font sizes, gaps and
 * lines scale equally; bleed and safe margin depend on the press and do not change, and elements that ran into the
 * bleed still do. If no layout has the ratio, a freestanding design is scaled as a whole and centred.
 */
export function fitDesignToFormat<D extends Design>(design: D, trim: Trim): D {
  const layouts = [{ trim: design.trim, pages: design.pages }, ...design.layouts]
  const distance = (layout: { trim: Trim }) => aspectRatioDistance(layout.trim, trim)
  const nearest = layouts.reduce((best, layout) => (distance(layout) < distance(best) - 1e-6 ? layout : best))
  const isWhole =
    designKindRules(design.kind).isFreestanding?.(design) && !hasSameAspectRatio(nearest.trim, trim)
  const { bleedMm } = design
  const pages = nearest.pages.map(page => {
    const from = pageTrim(nearest, page)
    const to = pageTrim({ trim }, page)
    const fit = (element: DesignElement) =>
      isWhole ? scaleToFit(element, from, to) : fitElement(element, from, to, bleedMm)
    return { ...page, elements: page.elements.map(fit) }
  })
  return { ...design, trim: { ...trim }, pages, layouts: [] }
}

/** Scales an element with its whole composition, centred on another page. */
function scaleToFit(element: DesignElement, from: Trim, to: Trim): DesignElement {
  const scale = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm)
  const left = (to.widthMm - from.widthMm * scale) / 2
  const top = (to.heightMm - from.heightMm * scale) / 2
  return {
    ...scaleLengths(element, scale, scale),
    x: round(left + element.x * scale),
    y: round(top + element.y * scale),
    width: round(element.width * scale),
    height: round(element.height * scale),
  }
}

const LENGTHS = new Set([
  'sizePt',
  'minSizePt',
  'headSizePt',
  'strokeMm',
  'radiusMm',
  'lineMm',
  'dashMm',
  'aroundMm',
  'border',
])

function fitElement(element: DesignElement, from: Trim, to: Trim, bleedMm: number): DesignElement {
  const [x, width] = fitSpan(element.x, element.width, from.widthMm, to.widthMm, bleedMm)
  const [y, height] = fitSpan(element.y, element.height, from.heightMm, to.heightMm, bleedMm)
  const scaled = scaleLengths(element, to.widthMm / from.widthMm, to.heightMm / from.heightMm)
  return { ...scaled, x, y, width, height }
}

/** Scales font sizes, lines and paths; the position does not change. */
function scaleLengths(element: DesignElement, across: number, down: number): DesignElement {
  const scale = Math.min(across, down)
  const scaled = Object.fromEntries(
    Object.entries(element).map(([key, value]) => [
      key,
      LENGTHS.has(key) ? scaleLength(value, scale) : value,
    ]),
  )
  const path = 'path' in element &&
    element.path !== undefined && { path: scalePath(element.path, across, down) }
  return { ...element, ...scaled, ...path }
}

/** Start and length of a span on another page: an edge in the bleed stays there. */
function fitSpan(start: number, length: number, from: number, to: number, bleedMm: number): [number, number] {
  const edge = (at: number) => {
    if (at <= 0.01 - bleedMm) return -bleedMm
    if (at >= from + bleedMm - 0.01) return to + bleedMm
    return (at * to) / from
  }
  return [round(edge(start)), round(edge(start + length) - edge(start))]
}

function scaleLength(value: unknown, scale: number): unknown {
  if (typeof value === 'number') return round(value * scale)
  if (Array.isArray(value)) return value.map(one => scaleLength(one, scale))
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, scaleLength(one, scale)]))
  }
  return value
}

/** Scales path data of straight lines and curves; arcs use the horizontal scale. */
function scalePath(path: string, across: number, down: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, tail: string) => {
    const values = (tail.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    const kind = command.toUpperCase()
    const factor = (index: number) => {
      if (kind === 'H') return across
      if (kind === 'V') return down
      if (kind === 'A') return [across, down, 1, 1, 1, across, down][index % 7] ?? 1
      return index % 2 === 0 ? across : down
    }
    return command + values.map((value, index) => round(value * factor(index))).join(' ')
  })
}

const round = (value: number) => Math.round(value * 1_000) / 1_000

export const pageOf = ({ pages }: Pick<Design, 'pages'>, id: string): DesignPage | undefined =>
  pages.find(page => page.id === id)
