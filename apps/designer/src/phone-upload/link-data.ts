import type { Shop, Wording } from '@passepartout/domain'

export type LinkShop = Pick<Shop, 'channel' | 'country' | 'locale'>

/** Data that the server embeds in a page for device links, as JSON. */
export interface LinkData {
  shop: LinkShop
  /** Messages of this page only. */
  words: Wording
}

export const LINK_ELEMENT_ID = 'link-data'
