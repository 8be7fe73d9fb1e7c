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

/** One photo of the tray: on its way, on the server, or a sample. */
export interface TrayPhoto {
  id: string
  name: string
  /** Upright pixels; 0 while nobody knows them. */
  width: number
  height: number
  source: 'upload' | 'sample'
  notices: readonly string[]
  /** By the clock of its camera. */
  takenAt?: string
  tiers: PhotoVariants
  /** This device cannot show the file: the server's picture of it is waited for. */
  isUndrawable?: boolean
}

/** What a press on the cart waits for before the design is added. */
export type CartStage = 'photos' | 'connection' | 'saving' | 'adding'

export interface DesignState {
  tray: readonly TrayPhoto[]
  samples: readonly TrayPhoto[]
  uploads: readonly UploadItem[]
  price: PriceState<Price>
  /** What is designed now; null where it is a picture. */
  product: ConfiguredProduct | null
  /** A choice that the shop was asked about and has not answered yet. */
  changing: Readonly<Record<string, string>> | null
  /** Of what is opened, where its price does not say when it arrives. */
  delivery: DeliveryText | null
  formatPrices: Readonly<Record<string, FormatPrice>>
  /** Such as `Netto {amount}`; none for customers who see gross prices alone. */
  netWords: string | null
  /** What pictures cost that could be chosen next, a piece in minor units, by `costKey`. */
  costs: Readonly<Record<string, number>>
  save: SaveState
  online: boolean
  viewer: boolean
  findings: readonly Finding[]
  /** What the shop says of the card that is designed. */
  offer: CardChoices | null
  /** How the customer's texts are set, by their ids. */
  texts: TextMeasures
  /** Colours below the letters of texts on photos and drawings, by their ids. */
  grounds: Readonly<Record<string, readonly string[]>>
  /** Words that no dictionary has, by the ids of their texts; null before one was asked. */
  spelling: NonNullable<PreflightContext['spelling']> | null
  /** Ids of photos whose original has not reached the server. */
  pending: readonly string[]
  /** How far a press on the cart has come; null while none is under way. */
  cartStage: CartStage | null
  /** Counts photos whose pixels became known. */
  pixels: number
  conflict: ConflictState | null
  /** The open links to the design with what was said by them, as this window last heard. */
  shares: readonly DraftShare[]
  /** Comments and approvals by links that this device has not shown. */
  shareNews: number
  /** The cart line that is being edited, and how many pieces it has. */
  line: { id: string; since: number; quantity: number; price: Price | null } | null
}

/** Another version of the design, to be put beside this device's. */
export interface ConflictState {
  document: Document
  configuration: StoredConfiguration
  /** Of the server's, which has to be settled; null for one that was laid aside and is looked at again. */
  revision: number | null
  at: number
  /** What both began with; null where nobody knows. */
  agreed: { document: Document; configuration: StoredConfiguration } | null
}

export type DesignStore = Store<DesignState>
