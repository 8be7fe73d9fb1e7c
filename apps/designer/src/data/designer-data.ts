import type { Catalogue, Correction, FrameConfiguration, Platform, Shop, Wording } from '@passepartout/domain'
import type { Price } from '../state/design-state.ts'
import type { OpenedProduct } from './opened-product.ts'

/** What the server hands the designer with its page, as JSON. */
export interface DesignerData {
  shop: Shop
  platform: Platform
  words: Wording
  /** Only wall art, with the texts of this locale. */
  catalogue: Catalogue
  /** Of a picture; of everything else, `product` says what it is. */
  configuration: FrameConfiguration
  product: OpenedProduct | null
  corrections: readonly Correction[]
  price: Price | null
  delivery: DeliveryText | null
  urls: { shop: string; cart: string; choose: string | null }
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
