import type { DesignerAddressRules } from '../designer/designer-address-rules.ts'
import type { ViewingSituation } from '../quality/quality-light.ts'
import type { Channel } from '../shops/channels.ts'

type PageFieldType = string | boolean | null | undefined

/** The query parameters that determine the kind of a product (spec 2). */
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
 * Properties of a product kind that all sides need. Small, so that every browser can load the facts of all kinds;
 * prices and checks are in the kind's `ProductRules`, data files in its `KindData`.
 */
export interface KindMetadata {
  /** The specification's name in lists of products (spec 3, "Product kinds"); absent for kinds it does not list. */
  word?: string
  /** Channels that sell it; its definition in the catalogue may name fewer. */
  channels: readonly Channel[]
  /** How its print is viewed (trade facts 6). */
  viewing: ViewingSituation
  /** Whether its production time depends on material and frame, or on the kind. */
  madeBy: 'material' | 'kind'
  /**
   * The configuration field whose values are the `types` of the kind in `catalogue/delivery.json`: some take longer to
   * produce.
   */
  madeByField?: string
  /**
   * Money for later orders: sold at face value and never reduced, taxed when it is spent, and issued by the shop instead
   * of made by the lab.
   */
  isStoredValue?: true
  /** Its order line: with a frozen document, or with a configuration only. */
  line: 'designed' | 'article'
  /** Its own designer: `/configurator-<kind>` with these parameters. */
  designer?: DesignerMetadata
  /** The kind whose designer is used, if it has none of its own. */
  designedAs?: string
  /** Its design files: the folder in `catalogue/designs`, and the query fields that name a design. */
  designs?: { folder: string; needs: readonly string[] }
  /**
   * Layout of its product form: in front of a wall, or as a plain form. `products` are the names used in content (spec
   * 3, "Calculator"), if they differ from the kind's name.
   */
  calculator?: { look: 'wall' | 'form'; products?: readonly string[] }
}

/** `word`: ids, sizes, dates, amounts, comma-separated if there are several. `words`: a repeated field of these. */
export type ProductQueryField = 'word' | 'words' | RegExp

export interface DesignerMetadata extends DesignerAddressRules<object, object> {
  /** Kind of the stored documents, if it differs from the kind's name. */
  documentKind?: string
  /** The designer itself has the choices, so that they are stored in drafts and not in addresses. */
  isChosenInside?: boolean
  /** Parameters implied by the product page, which a link back to it omits. */
  saidByPage?: readonly string[]
  /** Parameters used by the designer only: no page is rendered from them. */
  designerOnly?: readonly string[]
}
