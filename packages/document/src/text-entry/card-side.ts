import type { Element } from '../elements/registry.ts'
import type { Box, Document, Page } from '../model.ts'
import { isOccasionText } from './card-texts.ts'

/** What of a page is drawn anew: its words, or its words and photos. */
export type CardSideChange = 'words' | 'photos'

/** Parts of a page that stay as they are, each of which can be drawn once as a picture. */
export const CARD_SIDE_LAYERS = ['ground', 'cover', 'bare-ground', 'bare-cover'] as const
export type CardSideLayer = (typeof CARD_SIDE_LAYERS)[number]

/** A page of a card that names can be written on without its drawings: they come as pictures of its parts. */
export interface CardSide {
  occasion: string | null
  /** With the one page, and of it the elements that may change only. */
  document: Document
  words: CardSideLayerOrder
  /** Where the page has photos. */
  photos: CardSideLayerOrder | null
}

export interface CardSideLayerOrder {
  /** Whether something that stays lies over something that changes; the part `cover` shows it. */
  hasCover: boolean
  /** Ids of the changing elements that lie over the cover. */
  over: string[]
}

interface Layers {
  ground: Element[]
  cover: Element[]
  under: Element[]
  over: Element[]
}

const isReplaceable = (element: Element, change: CardSideChange): boolean =>
  element.type === 'text' ? isOccasionText(element) : element.type === 'photo' && change === 'photos'

/**
 * The elements of a page from back to front: what stays and lies below all that changes, what changes, what stays and
 * covers a part of that, and what changes and lies over all. What stays sinks to the ground where it covers nothing, up to
 * the first that does.
 */
function layersOfCardSide({ elements }: Pick<Page, 'elements'>, change: CardSideChange): Layers {
  const layers: Layers = { ground: [], cover: [], under: [], over: [] }
  const touches = (one: Element) => (other: Element) => overlap(reach(one), reach(other))
  for (const [index, element] of elements.entries()) {
    const isCovered = () =>
      elements.slice(index + 1).some(later => !isReplaceable(later, change) && touches(element)(later))
    if (isReplaceable(element, change)) {
      const staysBelow = isCovered() && !layers.cover.some(touches(element))
      layers[staysBelow ? 'under' : 'over'].push(element)
    } else {
      const covers = layers.cover.length > 0 || [...layers.under, ...layers.over].some(touches(element))
      layers[covers ? 'cover' : 'ground'].push(element)
    }
  }
  return layers
}

/** The one page of a document as a face. */
export function cardSideOf(document: Document, occasion: string | null): CardSide {
  const [page] = document.pages
  if (!page) return { occasion, document, words: { hasCover: false, over: [] }, photos: null }
  const order = (change: CardSideChange): CardSideLayerOrder => {
    const { cover, over } = layersOfCardSide(page, change)
    return { hasCover: cover.length > 0, over: over.map(({ id }) => id) }
  }
  const changing = page.elements.filter(element => isReplaceable(element, 'photos'))
  return {
    occasion,
    document: { ...withElements(document, page, changing), assets: {}, artworks: {} },
    words: order('words'),
    photos: changing.some(({ type }) => type === 'photo') ? order('photos') : null,
  }
}

/** The one page with nothing on it but a part that stays. */
export function withCardSideLayer(document: Document, part: CardSideLayer): Document {
  const [page] = document.pages
  if (!page) return document
  const { ground, cover } = layersOfCardSide(page, part.startsWith('bare-') ? 'photos' : 'words')
  return withElements(document, page, part.endsWith('ground') ? ground : cover)
}

const withElements = (document: Document, page: Page, elements: Element[]): Document => ({
  ...document,
  pages: [{ ...page, elements }],
})

/** How far an element reaches, however it is turned. */
function reach({ box, turn }: Element): Box {
  if (turn === 0) return box
  const side = Math.hypot(box.width, box.height)
  return {
    x: box.x + (box.width - side) / 2,
    y: box.y + (box.height - side) / 2,
    width: side,
    height: side,
  }
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
