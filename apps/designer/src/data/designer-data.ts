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

/** What the server hands the designer with its page, as JSON. */
export interface DesignerData {
  /** Whose designer it is. */
  kind: DesignableKind
  shop: Shop
  platform: Platform
  words: Wording
  /** Only wall art, with the texts of this locale. */
  catalogue: Catalogue
  /** Of a picture; of everything else, `product` says what it is. */
  configuration: FrameConfiguration
  /** What is designed now; null where the product is chosen in the designer. Follows every change (`opened-products.ts`). */
  product: ConfiguredProduct | null
  corrections: readonly Correction[]
  price: Price | null
  urls: {
    cart: string
    /** What links to a design open, with their token behind a `#`. */
    shared: string
    /** Where the product was chosen, with all that was chosen; of a picture, `materials` says where. */
    choose: string | null
    /** Paths of the pages on which pictures are chosen, by material. */
    materials: Readonly<Record<string, string>>
  }
  /** Address of the script that knows what happens on a page, for all that visitors agreed to. */
  insights?: string | undefined
  limits: { bytes: number; pixels: number }
  draft: string | null
  line: string | null
  /** The draft is to take what the address says. */
  isChange: boolean
  /** The address says that the draft is somebody else's; the shop has the last word. */
  guest: boolean
}

/** In an address beside a draft: the draft takes what the address says, and is not only opened under it. */
export const CHANGE = 'change'
/** In an address: what it opens is asked for as JSON, by a designer whose product is changed. */
export const PRODUCT_ONLY = 'product'

export const DATA_ELEMENT_ID = 'designer-data'
