import type {
  BoxChoice,
  Document,
  FormatChoice,
  Pixels,
  PreflightContext,
  QualityRule,
} from '@passepartout/document'
import type { FrameConfiguration, WallArtAppearance } from '@passepartout/domain'
import type { Mode } from '@passepartout/editor'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { FetchPrice } from '../api/fetch-price.ts'
import type { DesignerData } from '../data/designer-data.ts'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import type { GridStore } from '../prints/grid-state.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import type { Designer } from '../state/designer.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import type { Prices } from '../state/prices.ts'
import type { ProductActions } from '../state/product-actions.ts'
import type { Tab } from '../state/view-state.ts'

export interface DesignContent {
  document: Document
  configuration: StoredConfiguration
}

/** Props of a product's stage: how much of the canvas a sheet covers, in CSS pixels or half. */
export interface StageProps {
  covered: number | 'half'
}

export interface ThumbnailProps {
  document: Document
  page: Document['pages'][number]
  scale: number
  cut: boolean
}

/** Adapter of a product kind to the designer. The shell, its services and panels know kinds only through it. */
export interface DesignerKindAdapter {
  modes: readonly Mode[]
  /** Tool tabs of phone and tablet. */
  tabs: readonly { tab: Tab; Icon: LucideIcon }[]
  /**
   * The product has a single photo: it replaces a sample, may come from the shop's pages, and is the first step on a
   * phone.
   */
  hasOnePlace: boolean
  takesTexts?: true
  /** Its texts name people: it takes a table of names, and texts kept from another design on this device. */
  takesNames?: true
  /** Customers may add photos to its pages beside the slots of its design. */
  takesOwnPhotos?: true
  /** The shop's pages show the visitor's photo in a design with one slot, which then receives it. */
  isShownWithVisitorPhoto?: true
  /** The price follows from choices in the designer, not only from its address. */
  isPricedHere: boolean
  /** Quantity of a new cart line; default 1. */
  quantity?(data: DesignerData, stored: StoredConfiguration): number

  /** Document and configuration of a new design. */
  fresh(data: DesignerData): DesignContent
  /** Document and configuration of a draft; `undefined` where it belongs to another product. */
  read(data: DesignerData, document: Document, configuration: unknown): DesignContent | undefined
  /** The wall-art configuration; for other kinds the unused one of the page data. */
  picture(data: DesignerData, stored: StoredConfiguration): FrameConfiguration
  /** The stored configuration after a change of the wall-art configuration; default: that configuration itself. */
  stored?(data: DesignerData, picture: FrameConfiguration, before: StoredConfiguration): StoredConfiguration
  /** Fetches the price of a configuration; default: the call for wall art. */
  charge?: FetchPrice
  /** Designer address of the current configuration. */
  address(data: DesignerData, picture: FrameConfiguration, stored: StoredConfiguration): string
  /** Text about requested choices that had to be replaced; empty where none were. */
  corrections(data: DesignerData, names: Pick<DesignerBase, 't' | 'names'>): string
  quality(data: DesignerData): QualityRule
  /** Other formats and edges that preflight may offer as repairs. */
  repairs?(base: DesignerBase, product: ProductActions): Repairs
  /** The number of photos in a box, for kinds that have one. */
  box?(base: DesignerBase): BoxChoice | undefined
  /** The size, formatted for the locale. */
  sizeName(data: DesignerData, base: Pick<DesignerBase, 'names' | 'configuration' | 'editor'>): string
  /** The two lines of the price bar. */
  summary(designer: Designer): { product: string; facts: string[] }

  /**
   * Overview of all photos, each a separate print: receives every new photo, and fills the canvas while none is open.
   * Such a kind has no tray, no thumbnails and no tool tabs.
   */
  Grid?: ComponentType
  /** Starts services of the kind after the designer was created. */
  begin?(base: DesignerBase, parts: DesignerParts): void
  /** Replaces the designer's own price handling. */
  prices?(base: DesignerBase, parts: Pick<DesignerParts, 'grid'>): Prices
  /** Floats over the canvas while nothing is open, or covers it. */
  CanvasTools?: ComponentType
  /** Frame, mat and edge around the pages while designing; without it, a page is a plain sheet. */
  look?(designer: Pick<Designer, 'catalogue' | 'configuration'>): WallArtAppearance
  /** The product on the canvas. */
  Stage: ComponentType<StageProps>
  /** A thumbnail of one page. */
  Mini: ComponentType<ThumbnailProps>
  /** Left panel on the desktop; default: the photos. */
  LeftPanel?: ComponentType
  /** Message key of that panel's name; default: texts and photos. */
  leftLabel?: string
  /** View of the mode "Ansehen"; default: the wall. */
  See?: ComponentType
  /** Panel of the check beside the canvas; default: the list of findings. */
  CheckPanel?: ComponentType
  /** The call to action; default: add to cart. */
  CallToAction?: ComponentType
  /** The check shows all pages at once, so that none needs to be chosen. */
  checksAllPages?: true
  /** Right panel while nothing is selected. */
  ProductPanel: ComponentType
  /** Content of a tab other than the photos. */
  TabPanel: ComponentType<{ tab: Tab }>
  /** Quick choices of such a tab in one row. */
  TabRow: ComponentType<{ tab: Tab }>
  /** Choices below those of a selected photo. */
  PhotoChoices?: ComponentType<{ framed: boolean }>
}

/** Services available to a kind's own ones. */
export interface DesignerParts {
  grid: GridStore
  photos: PhotoLibrary
  pixelsOf: (assetId: string) => Pixels | undefined
}

export interface Repairs {
  formats(prices: Readonly<Record<string, { current: string }>>): FormatChoice[]
  edges(): PreflightContext['edges']
}
