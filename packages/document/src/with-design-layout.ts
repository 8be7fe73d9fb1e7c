import { withLostPhotoAside } from './change-photos.ts'
import { sameJson } from './diff-documents.ts'
import { isOrnament, rehomed } from './elements/artwork/ornament.ts'
import { type Element, kindOf } from './elements/registry.ts'
import type { Document, Json, Page } from './model.ts'
import { rebaseElement } from './page-sizing.ts'

/** The pages of a design as it draws them for one format, with its sample words. */
export type DesignLayout = readonly Page[]

/**
 * The same card in another layout of its design: whatever the customer made stays (words, looks, photos and their crops), and
 * what was left as the design had it becomes what the new layout says. A size of type that was changed grows with the layout.
 * Own elements keep their share of the page; a photo whose place the new layout does not have is set aside.
 */
export function withDesignLayout(document: Document, from: DesignLayout, to: DesignLayout): Document {
  const pages = document.pages.map(page => {
    const [before, after] = [from, to].map(layout => layout.find(({ id }) => id === page.id))
    return before && after ? relaid(page, before, after) : page
  })
  return photosOf(document.pages).reduce<Document>(withLostPhotoAside, { ...document, pages })
}

function relaid(page: Page, before: Page, after: Page): Page {
  const { trim, bleed, safe } = after
  const to: Page = { ...page, trim, bleed, safe }
  const find = (elements: readonly Element[], id: string) => elements.find(element => element.id === id)
  const drawn = after.elements.flatMap(target => {
    const own = find(page.elements, target.id)
    const base = find(before.elements, target.id)
    // What the customer took off stays off; what only the new layout has comes with it.
    if (!own) return base ? [] : [target]
    return [
      base && own.type === target.type ? merged(own, base, target, page, to) : rebaseElement(own, page, to),
    ]
  })
  const added = page.elements.filter(({ id }) => !find(before.elements, id) && !find(after.elements, id))
  return { ...to, elements: [...drawn, ...added.map(element => rebaseElement(element, page, to))] }
}

/** A property that is still the old layout's becomes the new one's; sizes that were changed grow as the design's do. */
function merged(own: Element, base: Element, target: Element, page: Page, to: Page): Element {
  const lengths: readonly string[] = kindOf(own).lengths
  const grown = rebaseElement(own, page, to)
  const values = (element: Element) => element as unknown as Record<string, Json>
  const kept = Object.entries(values(own)).filter(
    // What the new layout leaves out is left out, too.
    ([key, value]) => key in target || !sameJson(value, values(base)[key] ?? null),
  )
  const entries = kept.map(([key, value]) => {
    const [old, next] = [values(base)[key] ?? null, values(target)[key] ?? null]
    if (sameJson(value, old)) return [key, next]
    const isSize = typeof value === 'number' && typeof old === 'number' && typeof next === 'number' && old > 0
    if (lengths.includes(key)) return [key, isSize ? (value * next) / old : values(grown)[key]]
    // Its home is where the new layout has it.
    if (key === 'home') return [key, { box: target.box, turn: target.turn }]
    return [key, key === 'box' ? grown.box : value]
  })
  const next = { ...Object.fromEntries(entries), ...('set' in own && { set: null }) } as Element
  return isOrnament(own) && isOrnament(next) ? rehomed(own, next, { from: page, target, to }) : next
}

const photosOf = (pages: readonly Page[]) =>
  pages.flatMap(({ elements }) =>
    elements.flatMap(element => (element.type === 'photo' && element.photo ? [element.photo] : [])),
  )
