import { sameJson } from '../diff-documents.ts'
import { isRead, withOwnElements } from '../elements/added-elements.ts'
import { isOwnPhoto, type PhotoSlot } from '../elements/photo/photo.ts'
import type { Element } from '../elements/registry.ts'
import type { Page } from '../model.ts'
import { rebaseElement } from '../page-sizing.ts'
import { inLayout, type LayoutPair, untouchedSince } from './relaid-page.ts'

interface RestyleOptions {
  /** Photos may only be in slots of the design, as in a collage: others are removed from the page. */
  hasOnlyPlaces?: boolean
  /** Photos that were laid out apart from the design, on the page as the other design draws it. */
  arrange?: ArrangePhotos
}

/** @param next the page in the other design, without photos */
export type ArrangePhotos = (page: Page, next: Page) => PhotoSlot[]

/**
 * The page in another design: photos and the customer's texts move to the elements with the same meaning and take that
 * design's style. The customer's own elements keep their share of the page.
 */
export function restyledPage(
  page: Page,
  { before, after, left }: LayoutPair,
  { hasOnlyPlaces = false, arrange }: RestyleOptions = {},
): Page {
  if (arrange && isArranged(page, before, after)) {
    const [own, base, target] = [page, before, after].map(withoutSlots) as [Page, Page, Page]
    const next = restyledPage(own, { before: base, after: target, left })
    return withSlots(next, after, arrange(page, next))
  }
  const to = inLayout(page, before, after)
  const bases = hasOnlyPlaces ? withPlacesOf(page, before.elements) : before.elements
  const pairs = matchElements(bases, after.elements)
  const drawn = after.elements.flatMap((target): Element[] => {
    const base = pairs.get(target.id)
    const last = left?.was.elements.find(({ id }) => id === target.id)
    if (!base) return left ? (last ? [hasOnlyPlaces ? withoutPhotoOf(page, last) : last] : []) : [target]
    const own = page.elements.find(({ id }) => id === base.id)
    if (!own) return []
    const since = own.id === target.id ? untouchedSince(own, left) : undefined
    return [since ?? withContentOf(own, last ?? target)]
  })
  const known = new Set([...before.elements, ...after.elements].map(({ id }) => id))
  const isGone = (one: Element) => hasOnlyPlaces && one.type === 'photo' && !isOwnPhoto(one)
  const added = page.elements.filter(one => !known.has(one.id) && !isGone(one))
  const own = added.map(one => untouchedSince(one, left) ?? rebaseElement(one, page, to))
  return { ...to, elements: withOwnElements(drawn, own) }
}

/** Whether the photos of a page are in other places than its design's, or more than the other design has places for. */
function isArranged(page: Page, before: Page, after: Page): boolean {
  const places = slotsOf(before)
  const slots = slotsOf(page)
  const isPlace = ({ id, box }: PhotoSlot) =>
    places.some(place => place.id === id && sameJson({ ...place.box }, { ...box }))
  const filled = slots.filter(({ photo }) => photo)
  return filled.some(slot => !isPlace(slot)) || filled.length > slotsOf(after).length
}

const isSlot = (one: Element): one is PhotoSlot => one.type === 'photo' && !isOwnPhoto(one)
const slotsOf = ({ elements }: Page): PhotoSlot[] => elements.filter(isSlot)
const withoutSlots = (page: Page): Page => ({
  ...page,
  elements: page.elements.filter(one => !isSlot(one)),
})

/** Photos above what the design draws below its own. */
function withSlots(page: Page, { elements }: Page, slots: readonly PhotoSlot[]): Page {
  const first = elements.findIndex(isSlot)
  const above = new Set((first < 0 ? [] : elements.slice(first)).map(({ id }) => id))
  const found = page.elements.findIndex(one => above.has(one.id) || isRead(one))
  const at = found < 0 ? page.elements.length : found
  return { ...page, elements: [...page.elements.slice(0, at), ...slots, ...page.elements.slice(at)] }
}

/** A changed arrangement may have more or fewer slots than the design: only the page's slots with a photo are used. */
const withPlacesOf = (page: Page, elements: readonly Element[]): Element[] => [
  ...elements.filter(({ type }) => type !== 'photo'),
  ...page.elements.filter(one => one.type === 'photo' && one.photo && !isOwnPhoto(one)),
]

/** The slot in its last state, but empty if its photo is in another slot by now. */
function withoutPhotoOf(page: Page, place: Element): Element {
  if (place.type !== 'photo' || !place.photo) return place
  const { assetId } = place.photo
  const isOnPage = page.elements.some(one => one.type === 'photo' && one.photo?.assetId === assetId)
  return isOnPage ? { ...place, photo: null } : place
}

/** Puts photos and texts of one element into another. */
export function withContentOf(own: Element, target: Element): Element {
  if (own.type === 'photo' && target.type === 'photo') {
    const { mask, radiusMm } = own
    return { ...target, ...(own.ownMask && { mask, radiusMm, ownMask: true as const }), photo: own.photo }
  }
  if (own.type === 'stencil' && target.type === 'stencil') return { ...target, words: own.words }
  if (own.type === 'text' && target.type === 'text' && own.own)
    return { ...target, own: true, runs: own.runs, set: null }
  return target
}

/** Maps ids of one design's elements to the elements of another with the same meaning. */
function matchElements(before: readonly Element[], after: readonly Element[]): Map<string, Element> {
  const pairs = new Map<string, Element>()
  const taken = new Set<string>()
  const match = (isAlike: (base: Element, target: Element) => boolean) => {
    for (const target of after) {
      if (pairs.has(target.id)) continue
      const base = before.find(one => !taken.has(one.id) && one.type === target.type && isAlike(one, target))
      if (!base) continue
      taken.add(base.id)
      pairs.set(target.id, base)
    }
  }
  match((base, target) => base.id === target.id)
  match((base, target) => meaningOf(base) !== '' && meaningOf(base) === meaningOf(target))
  match(base => base.type === 'photo' || (base.type === 'text' && base.calendar === null))
  return pairs
}

/** The meaning of an element, as named by designs. */
function meaningOf(element: Element): string {
  if (element.type === 'text') return element.role ?? element.calendar?.shows ?? ''
  return element.type === 'month-grid' || element.type === 'stencil' ? element.type : ''
}
