import { withCover } from '../book/with-cover.ts'
import { sameJson } from '../diff-documents.ts'
import { withOwnElements } from '../elements/added-elements.ts'
import { isOrnament, ornamentInLayout } from '../elements/artwork/ornament.ts'
import { type Element, kindOf } from '../elements/registry.ts'
import type { Json, LeftPage, Page } from '../model.ts'
import { rebaseElement } from '../page-sizing.ts'

/** A design's page in two layouts, and the page as it was when the second layout was left. */
export interface LayoutPair {
  before: Page
  after: Page
  left?: LeftPage | undefined
}

/**
 * The page in another layout of its design. Everything the customer changed stays (texts, styles, photos and their
 * crops); everything unchanged follows the new layout. A changed font size scales with the layout; the customer's own
 * elements keep their share of the page.
 */
export function relaidPage(page: Page, { before, after, left }: LayoutPair): Page {
  const to = inLayout(page, before, after)
  const find = (elements: readonly Element[] | undefined, id: string) => elements?.find(one => one.id === id)
  const drawn = after.elements.flatMap(target => {
    const own = find(page.elements, target.id)
    const base = find(before.elements, target.id)
    // Elements removed by the customer stay removed; elements of the new layout only are added in their last state.
    if (!own) return base ? [] : left ? (find(left.was.elements, target.id) ?? []) : [target]
    const last = untouchedSince(own, left)
    if (last) return [last]
    return [
      base && own.type === target.type ? merged(own, base, target, page, to) : rebaseElement(own, page, to),
    ]
  })
  const added = page.elements.filter(({ id }) => !find(before.elements, id) && !find(after.elements, id))
  const own = added.map(one => untouchedSince(one, left) ?? rebaseElement(one, page, to))
  return { ...to, elements: withOwnElements(drawn, own) }
}

/** The element as it was in the configuration to apply, if it has not been changed since. */
export function untouchedSince(own: Element, left: LeftPage | undefined): Element | undefined {
  const became = left?.became?.elements.find(({ id }) => id === own.id)
  if (!became || !sameJson(own as unknown as Json, became as unknown as Json)) return undefined
  return left?.was.elements.find(({ id }) => id === own.id)
}

/** The page with the measures of another layout; a background chosen by the customer stays. */
export function inLayout(page: Page, before: Page, after: Page): Page {
  const measured: Page = {
    ...page,
    role: after.role,
    trim: after.trim,
    bleed: after.bleed,
    safe: after.safe,
    background: page.background === before.background ? after.background : page.background,
    spine: after.spine,
    month: after.month,
    // The colour of an edge is chosen by the customer, so it is not a measure.
    edge: after.edge && { ...after.edge, colour: page.edge?.colour ?? after.edge.colour },
  }
  return withCover(measured, after.cover)
}

/** Properties equal to the old layout's take the new one's values; changed sizes scale like those of the design. */
function merged(own: Element, base: Element, target: Element, page: Page, to: Page): Element {
  const lengths: readonly string[] = kindOf(own).lengths
  const grown = rebaseElement(own, page, to)
  const values = (element: Element) => element as unknown as Record<string, Json>
  const retained = Object.entries(values(own)).filter(
    // Drops properties that the new layout does not have.
    ([key, value]) => key in target || !sameJson(value, values(base)[key] ?? null),
  )
  const entries = retained.map(([key, value]) => {
    const [old, next] = [values(base)[key] ?? null, values(target)[key] ?? null]
    if (sameJson(value, old)) return [key, next]
    const isSize = typeof value === 'number' && typeof old === 'number' && typeof next === 'number' && old > 0
    if (lengths.includes(key)) return [key, isSize ? (value * next) / old : values(grown)[key]]
    // The new layout determines the home position.
    if (key === 'home') return [key, { box: target.box, turn: target.turn }]
    return [key, key === 'box' ? grown.box : value]
  })
  const next = { ...Object.fromEntries(entries), ...('set' in own && { set: null }) } as Element
  return isOrnament(own) && isOrnament(next) ? ornamentInLayout(own, next, { from: page, target, to }) : next
}
