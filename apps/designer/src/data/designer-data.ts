import type {
  Catalogue,
  Correction,
  DesignableKind,
  FrameConfiguration,
  Platform,
  Shop,
  Wording,
} from '@passepartout/domain'
import type { Price } from '../state/price.ts'
import type { ConfiguredProduct } from './configured-product.ts'

/** Data that the server embeds in the designer's page, as JSON. */
export interface DesignerData {
  kind: DesignableKind
  shop: Shop
  platform: Platform
  words: Wording
  /** Only wall art, in the texts of this locale. */
  catalogue: Catalogue
  /** Of wall art; every other kind is described by `product`. */
  configuration: FrameConfiguration
  /**
   * The current product; null for wall art, which is configured in the designer. Follows every change
   * (`opened-products.ts`).
   */
  product: ConfiguredProduct | null
  corrections: readonly Correction[]
  price: Price | null
  urls: {
    cart: string
    /** Base address of share links; their token follows `#`. */
    shared: string
    /** Address of the product page with the configuration; for wall art see `materials`. */
    choose: string | null
    /** Address of the analytics script; it starts only what the visitor consented to. */
    materials: Readonly<Record<string, string>>
  }
  /** Address of the session recording script, loaded only with the visitor's consent. */
  insights?: string | undefined
  limits: { bytes: number; pixels: number }
  draft: string | null
  line: string | null
  /** The draft takes the configuration of the address. */
  isChange: boolean
  /** The address claims that the draft belongs to another visitor; the shop decides. */
  guest: boolean
}

/** Address parameter: the draft takes the configuration of the address, instead of only being opened under it. */
export const CHANGE = 'change'
/** Address parameter: returns the product as JSON, for a designer whose product changes. */
export const PRODUCT_ONLY = 'product'

export const DATA_ELEMENT_ID = 'designer-data'
