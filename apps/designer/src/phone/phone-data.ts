import type { Shop, Wording } from '@passepartout/domain'

export type PhoneShop = Pick<Shop, 'channel' | 'country' | 'locale'>

/** What the server hands the phone's page, as JSON. */
export interface PhoneData {
  shop: PhoneShop
  /** Only those of this page. */
  words: Wording
}

export const PHONE_ELEMENT = 'phone-data'
