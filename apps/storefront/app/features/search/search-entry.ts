import type { Asset, Link, Scene } from '@passepartout/content-model'
import type { ProductTile } from '../product-list/overview-list.ts'

/** What can be found, and how results are parted. */
export const SEARCH_GROUPS = ['products', 'designs', 'guides', 'questions'] as const
export type SearchGroup = (typeof SEARCH_GROUPS)[number]

/** Something that search finds: words to find it by, and what is shown of it. */
export interface SearchEntry {
  id: string
  group: SearchGroup
  title: string
  /** A line below the title. */
  text: string
  /** Found by, shown nowhere. */
  keywords: string
  /** An editor's link, or an inner address. */
  link: Link | string
  /** A scene or picture that an editor chose. */
  visual?: { scene?: Scene | undefined; picture?: Asset | undefined } | undefined
  /** The picture of a design that stands for the page, where an editor chose none. */
  sample?: ProductTile['picture']
  /** The first block of a page that sells something. */
  sells?: string | undefined
  /** Occasions of a card, and the one that a page of cards is about, by their ids. */
  occasions?: readonly string[] | undefined
  /** What to ask the price of. */
  priceName?: string | undefined
  /** A design brings picture, colours and price. */
  tile?: ProductTile | undefined
}
