import type { DesignerAddressRules } from '../designer/designer-address-rules.ts'
import type { ViewingSituation } from '../quality/quality-light.ts'
import type { Channel } from '../shops/channels.ts'

type PageFieldType = string | boolean | null | undefined

/** The parameters of an address that tell what a product is (spec 2). */
export interface ProductKindParams {
  photoboxType?: PageFieldType
  materialType?: PageFieldType
  frameType?: PageFieldType
  designId?: PageFieldType
  collage?: PageFieldType
  calendarType?: PageFieldType
  photobookType?: PageFieldType
  photobookPrinting?: PageFieldType
  themeId?: PageFieldType
}

/**
 * What holds for a kind of product wherever it is met. It is light, so that every browser may load the facts of all kinds;
 * what it costs to make and to check is in the kind's `ProductRules`, how its data files are read in its `KindData`.
 */
export interface KindMetadata {
  /** The specification's word in lists of products (spec 3, "Product kinds"); none where it lists none. */
  word?: string
  /** Who sells it; a definition in the catalogue may name fewer. */
  channels: readonly Channel[]
  /** How its print is looked at (trade facts 6). */
  viewing: ViewingSituation
  /** Whether the time to make it follows from its material and frame, or from the kind. */
  madeBy: 'material' | 'kind'
  /** The field of its configuration whose values are the `types` of the kind in `catalogue/delivery.json`: some take longer to make. */
  madeByField?: string
  /** How it lies in the cart: with a frozen design, or as it is described. */
  line: 'designed' | 'article'
  /** Its own designer: `/configurator-<kind>` with these parameters. */
  designer?: DesignerMetadata
  /** The kind whose designer opens it, where it has none of its own. */
  designedAs?: string
  /** Files that it can be designed with, by the folder in `catalogue/designs`, and the query fields that name one. */
  designs?: { folder: string; needs: readonly string[] }
  /**
   * How its calculator stands on a page: before a wall, or as a form. `products` are the words by which content asks for one
   * (spec 3, "Calculator"), where it is not the kind's name.
   */
  calculator?: { look: 'wall' | 'form'; products?: readonly string[] }
  /** Whether the parameters of an address mean this kind. */
  isSaidBy?(params: ProductKindParams): boolean
  /**
   * Further query fields that pages about the kind are rendered from, with the values that make a difference: filters of
   * its lists, fields of its form. The fields of its designer's address need no mention.
   */
  pageFields?: Readonly<Record<string, ProductQueryField>>
}

/** `word`: ids, sizes, dates, amounts, several of them with commas between. `words`: a list of those. */
export type ProductQueryField = 'word' | 'words' | RegExp

export interface DesignerMetadata extends DesignerAddressRules<object, object> {
  /** Word by which its designs are stored, where it is not the kind's name. */
  documentKind?: string
  /** Its choices are made in the designer itself, so that drafts keep them and no address. */
  isChosenInside?: boolean
  /** What the product's own page says by its address, so that a link back leaves it out. */
  saidByPage?: readonly string[]
  /** What only the designer is told: no page is rendered from it. */
  designerOnly?: readonly string[]
}
