import type { Element } from '../elements/registry.ts'
import type { Box, Document, Page } from '../model.ts'
import { isOccasionText } from './card-texts.ts'

/** The elements of a page that are rendered again after a change: texts, or texts and photos. */
export type CardSideChange = 'words' | 'photos'

/** Layers of a page that do not change, each rendered once as an image. */
export const CARD_SIDE_LAYERS = ['ground', 'cover', 'bare-ground', 'bare-cover'] as const
export type CardSideLayer = (typeof CARD_SIDE_LAYERS)[number]

/**
 * A page of a card on which names can be changed without loading its drawings: they are replaced by images of its
 * layers.
 */
export interface CardSide {
  occasion: string | null
  /** Contains the one page, with its changeable elements only. */
  document: Document
  words: CardSideLayerOrder
  /** Present if the page has photos. */
  photos: CardSideLayerOrder | null
}

export interface CardSideLayerOrder {
  /** Whether an unchanging element overlaps a changing one; the layer `cover` contains it. */
  hasCover: boolean
  /** Ids of the changing elements above the cover. */
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
 * Splits the elements of a page, from back to front: unchanging ones below all changing ones, changing ones, unchanging
 * ones that cover some of these, and changing ones above all. Unchanging elements sink to the background as long as
 * they cover nothing; the first that does ends this.
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

/** The one page with a single unchanging layer. */
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

/** Maximum extent of an element in any rotation. */
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
