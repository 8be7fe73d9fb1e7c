import type { DraftShare } from '@passepartout/contracts'
import type { Document, Finding, PreflightContext, TextMeasures } from '@passepartout/document'
import type { PriceState } from '../api/price-watcher.ts'
import type { CardChoices } from '../card/card-choices.ts'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import type { PhotoVariants } from '../photos/photo-variants.ts'
import type { SaveState } from '../saving/save-scheduler.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import type { UploadItem } from '../upload/upload-item.ts'
import type { DeliveryText, Price } from './price.ts'
import type { Store } from './store.ts'

export interface FormatPrice {
  current: string
  original: string | null
}

/** A photo of the tray: uploading, on the server, or a sample. */
export interface TrayPhoto {
  id: string
  name: string
  /** Size of the upright photo in pixels; 0 while unknown. */
  width: number
  height: number
  source: 'upload' | 'sample'
  notices: readonly string[]
  /** Local time of the camera. */
  takenAt?: string
  tiers: PhotoVariants
  /** This device cannot decode the file, so the server's preview is needed. */
  isUndrawable?: boolean
}

/** The step that a press on the cart button waits for. */
export type CartStage = 'photos' | 'connection' | 'saving' | 'adding'

export interface DesignState {
  tray: readonly TrayPhoto[]
  samples: readonly TrayPhoto[]
  uploads: readonly UploadItem[]
  price: PriceState<Price>
  /** The current product; null for wall art. */
  product: ConfiguredProduct | null
  /** A requested change of configuration that the shop has not answered yet. */
  changing: Readonly<Record<string, string>> | null
  /** Delivery of the opened product, where its price does not contain it. */
  delivery: DeliveryText | null
  formatPrices: Readonly<Record<string, FormatPrice>>
  /** Such as `Netto {amount}`; null for customers who see gross prices only. */
  netWords: string | null
  /** Prices of choices per piece in minor units, by `choicePriceKey`. */
  costs: Readonly<Record<string, number>>
  save: SaveState
  online: boolean
  viewer: boolean
  findings: readonly Finding[]
  /** The shop's data about the current card. */
  offer: CardChoices | null
  /** Measures of the customer's texts, by their ids. */
  texts: TextMeasures
  /** Colours below the glyphs of texts on photos and drawings, by their ids. */
  grounds: Readonly<Record<string, readonly string[]>>
  /** Faces by photo, and the rules about them; they stay in memory. */
  faces: Pick<PreflightContext, 'subjects' | 'faceRules' | 'foldMm'>
  /** Misspelt words by the ids of their texts; null before the first check. */
  spelling: NonNullable<PreflightContext['spelling']> | null
  /** Ids of photos whose original has not reached the server. */
  pending: readonly string[]
  /** Current step of a press on the cart button; null while there is none. */
  cartStage: CartStage | null
  /** Incremented when pixels of a photo become available. */
  pixels: number
  conflict: ConflictState | null
  /** Share links of the design with their feedback, as last fetched. */
  shares: readonly DraftShare[]
  /** Number of comments and approvals that this device has not displayed. */
  shareNews: number
  /** The cart line that is being edited, with its quantity. */
  line: { id: string; since: number; quantity: number; price: Price | null } | null
}

/** Another version of the design, to compare with this device's. */
export interface ConflictState {
  document: Document
  configuration: StoredConfiguration
  /** Revision of the server's version, which must be resolved; null for a version set aside, which is only viewed. */
  revision: number | null
  at: number
  /** The last synced version; null where it is unknown. */
  agreed: { document: Document; configuration: StoredConfiguration } | null
}

export type DesignStore = Store<DesignState>
