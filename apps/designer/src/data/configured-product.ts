import type { Document } from '@passepartout/document'
import type { CardPageData } from '../card/card-choices.ts'
import type { DeliveryText, Price } from '../state/price.ts'

/** A product of many pages as its designer opens it: everything follows from the address. Lengths in mm. */
export interface ConfiguredProduct {
  /** Inner address of the designer with everything that is chosen; a draft remembers it. */
  address: string
  /** Name of the design, where there is one. */
  design: string | null
  /** As the locale writes it. */
  size: string
  facts: readonly DetailRow[]
  /** What can be changed in the designer itself; none of a card or picture, which have panels of their own. */
  rows?: readonly ProductRow[]
  /** What was asked for and had to be replaced, in sentences. */
  corrections: readonly string[]
  /** Price of everything that is ordered. */
  price: Price | null
  quantity: number
  /** Of what the address says. */
  delivery: DeliveryText | null
  /** Address of the page where the choice was made, with all that is chosen. */
  choose: string
  /** Seen from arm's length, or on a wall. */
  viewing: 'hand' | 'wall'
  /** What a new design begins with: everything but the photos. */
  document: Document
  /** Of a card: its palettes, and what else can be chosen. */
  card?: CardPageData
  /** What a card is sent for: its words are proposed from it. */
  occasion?: string | null
  /** Names of the document's pages, in their order. */
  pages: readonly ConfiguredPage[]
  /** Of prints with or without a box: what is chosen in the designer itself. */
  prints?: PrintsProduct
}

/** Prints: what there is to choose, and what the address chose. Lengths in mm. */
export interface PrintsProduct {
  formats: readonly PrintFormat[]
  /** None where the prints come in a box. */
  papers: readonly { id: string; name: string; formats: readonly string[] }[]
  /** None of prints without a box. */
  boxes: readonly { id: string; name: string; min: number; max: number; formats: readonly string[] }[]
  format: string
  paper: string | null
  box: string | null
  /** Photos in the box. */
  photos: number | null
  bleed: number
  safe: number
}

/** A size of paper as it is listed; a print is turned as its photo stands. */
export interface PrintFormat {
  id: string
  name: string
  width: number
  height: number
}

/** A choice of the product with everything that can be chosen there. */
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
  /** Why it cannot be chosen. */
  reason: string | null
  /** What a piece costs more or less with it, as the locale writes it. */
  difference: string | null
  /** Parameters of the designer's address that say it. */
  params: Readonly<Record<string, string>>
  /** Address of its picture. */
  picture?: string
  /** Its colour. */
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
