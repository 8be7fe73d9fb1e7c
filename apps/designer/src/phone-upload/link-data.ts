import type { Shop, Wording } from '@passepartout/domain'

export type LinkShop = Pick<Shop, 'channel' | 'country' | 'locale'>

/** What the server hands a page that a link opens, as JSON. */
export interface LinkData {
  shop: LinkShop
  /** Only those of this page. */
  words: Wording
}

export const LINK_ELEMENT_ID = 'link-data'
