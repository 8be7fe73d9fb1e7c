import type { Asset, Link, Scene } from '@passepartout/content-model'
import type { ProductTile } from '../product-list/overview-list.ts'

/** Groups of search results. */
export const SEARCH_GROUPS = ['products', 'designs', 'guides', 'questions'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** A search result: the words that find it, and its display. */
export interface SearchEntry {
  id: string
  group: SearchGroup
  title: string
  /** The line below the title. */
  text: string
  /** Searched, but not displayed. */
  keywords: string
  /** An editor's link, or an inner address. */
  link: Link | string
  /** Scene or image that an editor chose. */
  visual?: { scene?: Scene | undefined; picture?: Asset | undefined } | undefined
  /** Image of a design for the page, if the editor chose none. */
  sample?: ProductTile['picture']
  /** The first block of the page that sells something. */
  sells?: string | undefined
  /** Ids of the occasions of a card, or of the one that a page of cards is about. */
  occasions?: readonly string[] | undefined
  /** Name of its price. */
  priceName?: string | undefined
  /** For a design: image, colours and price. */
  tile?: ProductTile | undefined
}
