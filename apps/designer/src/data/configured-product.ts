import type { Document } from '@passepartout/document'
import type { CardPageData } from '../card/card-choices.ts'
import type { DeliveryText, Price } from '../state/price.ts'

/** A multi-page product as its designer opens it; derived entirely from the address. Lengths in mm. */
export interface ConfiguredProduct {
  /** Designer address with the whole configuration; stored with a draft. */
  address: string
  /** Name of the design, where there is one. */
  design: string | null
  /** Formatted for the locale. */
  size: string
  facts: readonly DetailRow[]
  /**
   * Rows that can be changed in the designer itself; missing for cards and wall art, which have panels of their own.
   */
  rows?: readonly ProductRow[]
  /** Sentences about requested choices that had to be replaced. */
  corrections: readonly string[]
  /** Price of the whole quantity. */
  price: Price | null
  quantity: number
  /** Delivery of the configuration in the address. */
  delivery: DeliveryText | null
  /** Address of the product page with the whole configuration. */
  choose: string
  /** Viewing distance: at arm's length, or on a wall. */
  viewing: 'hand' | 'wall'
  /** Document of a new design: everything but the photos. */
  document: Document
  /** For cards: palettes and other choices. */
  card?: CardPageData
  /** Occasion of a card; text ideas depend on it. */
  occasion?: string | null
  /** Names of the document's pages, in order. */
  pages: readonly ConfiguredPage[]
  /** For books: what their pages follow. */
  book?: BookRules
  /** For photo prints with or without a box: the choices in the designer. */
  prints?: PrintsProduct
}

/** Pages and binding of a book. */
export interface BookRules {
  pages: number
  min: number
  max: number
  /** Pages that the binding adds or removes at once. */
  step: number
  /** Surcharge of one step more, formatted; null at the last. */
  surcharge: string | null
  /** Widths of the spine with one step more or fewer, formatted; null without a spine. */
  spines: { more: string | null; fewer: string | null }
  /** Distance in mm of photos with margins to the fold. */
  foldMm: number
  /** Spreads are printed in one piece, so that a photo may lie across the fold. */
  isLayflat: boolean
  /** What happens to pages at the fold, in mm, and the thickness of one leaf. */
  fold: BookFold
}

/** How an open book looks at its fold (docs/bindings.md); lengths in mm. */
export interface BookFold {
  binding: 'glued' | 'layflat' | 'stapled'
  /** Strip of each page that cannot be seen in the fold of the first sheet. */
  hiddenMm: number
  /** Strip in which a page bends into the fold. */
  bentMm: number
  /** How much more is hidden for each sheet further in; 0 but for stapled books. */
  creepMm: number
  leafMm: number
}

/** Photo prints: available and chosen values. Lengths in mm. */
export interface PrintsProduct {
  formats: readonly PrintFormat[]
  /** Empty where the prints come in a box. */
  papers: readonly { id: string; name: string; formats: readonly string[] }[]
  /** Empty for prints without a box. */
  boxes: readonly { id: string; name: string; min: number; max: number; formats: readonly string[] }[]
  format: string
  paper: string | null
  box: string | null
  /** Number of photos in the box. */
  photos: number | null
  bleed: number
  safe: number
}

/** A paper size as listed; each print is rotated to match its photo. */
export interface PrintFormat {
  id: string
  name: string
  width: number
  height: number
}

/** A field of the configuration with its choices. */
export interface ProductRow {
  /** Message key under `field.` */
  field: string
  look: 'list' | 'select' | 'pictures' | 'swatches'
  choices: readonly ProductRowChoice[]
}

export interface ProductRowChoice {
  value: string
  name: string
  chosen: boolean
  allowed: boolean
  /** Reason why it is unavailable. */
  reason: string | null
  /** Price difference per piece, formatted for the locale. */
  difference: string | null
  /** Parameters of the designer's address for this choice. */
  params: Readonly<Record<string, string>>
  /** Address of its image. */
  picture?: string
  swatch?: string
}

export interface DetailRow {
  /** Message key under `field.` */
  field: string
  value: string
}

export interface ConfiguredPage {
  id: string
  /** Message key under `page.` with its values. */
  label: { key: string; params?: Readonly<Record<string, string | number>> }
}
