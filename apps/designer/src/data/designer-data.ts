import type { Catalogue, Correction, FrameConfiguration, Platform, Shop, Wording } from '@passepartout/domain'
import type { Price } from '../state/design-state.ts'

/** What the server hands the designer with its page, as JSON. */
export interface DesignerData {
  shop: Shop
  platform: Platform
  words: Wording
  /** Only wall art, with the texts of this locale. */
  catalogue: Catalogue
  configuration: FrameConfiguration
  corrections: readonly Correction[]
  price: Price | null
  delivery: DeliveryText | null
  urls: { shop: string; cart: string }
  limits: { bytes: number; pixels: number }
  draft: string | null
  line: string | null
}

export interface DeliveryText {
  /** `Do 26. – Mo 30. Nov.` */
  range: string | null
  /** `5,90 €` */
  shipping: string | null
}

export const DATA_ELEMENT = 'designer-data'
