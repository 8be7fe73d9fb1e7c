import type {
  BoxChoice,
  Document,
  FormatChoice,
  Pixels,
  PreflightContext,
  QualityRule,
} from '@passepartout/document'
import type { FrameConfiguration } from '@passepartout/domain'
import type { Mode } from '@passepartout/editor'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { FetchPrice } from '../api/fetch-price.ts'
import type { ProductAppearance } from '../canvas/product-appearance.ts'
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

/** What a photo is laid on: the visible canvas, and how much of it a sheet covers. */
export interface StageProps {
  covered: number | 'half'
}

export interface ThumbnailProps {
  document: Document
  page: Document['pages'][number]
  scale: number
  cut: boolean
}

/** What a kind of product brings to the designer. The shell, its services and its zones know no kind but through it. */
export interface DesignerKindAdapter {
  /** What can be done with a design. */
  modes: readonly Mode[]
  /** The tool tabs of phone and tablet. */
  tabs: readonly { tab: Tab; Icon: LucideIcon }[]
  /** A photo has one place: it takes that of a sample, it comes along from the shop, and a phone begins with it. */
  hasOnePlace: boolean
  /** Texts of one's own can be added to it. */
  takesTexts?: true
  /** Photos can be added to its pages beside those that its design has places for. */
  takesOwnPhotos?: true
  /** Its price follows from what is chosen in the designer, not from its address alone. */
  isPricedHere: boolean
  /** Pieces of a new line; one unless the address of the product says more. */
  quantity?(data: DesignerData, stored: StoredConfiguration): number

  /** What a new design begins with. */
  fresh(data: DesignerData): DesignContent
  /** A draft's document with what it says of the product; `undefined` where it is one of another product. */
  read(data: DesignerData, document: Document, configuration: unknown): DesignContent | undefined
  /** The picture that is configured; of what is no picture, the one that the page came with, which nothing looks at. */
  picture(data: DesignerData, stored: StoredConfiguration): FrameConfiguration
  /** What a draft says of the product once another picture is chosen; the picture itself unless a kind says it otherwise. */
  stored?(data: DesignerData, picture: FrameConfiguration, before: StoredConfiguration): StoredConfiguration
  /** What a picture costs; where a kind has no call of its own, as wall art. */
  charge?: FetchPrice
  /** Inner address of what is designed now. */
  address(data: DesignerData, picture: FrameConfiguration, stored: StoredConfiguration): string
  /** What was asked for and had to be replaced, in one text; empty where nothing was. */
  corrections(data: DesignerData, names: Pick<DesignerBase, 't' | 'names'>): string
  quality(data: DesignerData): QualityRule
  /** Other formats and edges that the print check may offer as repairs. */
  repairs?(base: DesignerBase, product: ProductActions): Repairs
  /** How many photos are ordered, where that is chosen beside the design. */
  box?(base: DesignerBase): BoxChoice | undefined
  /** The size as the locale writes it. */
  sizeName(data: DesignerData, base: Pick<DesignerBase, 'names' | 'configuration' | 'editor'>): string
  /** The price bar's two lines. */
  summary(designer: Designer): { product: string; facts: string[] }

  /**
   * All photos at once, each one a piece of its own: takes every new photo, and the whole canvas while none is opened. Such
   * a kind has no tray, no strip and no tool tabs.
   */
  Grid?: ComponentType
  /** Services of its own, once the designer stands. */
  begin?(base: DesignerBase, parts: DesignerParts): void
  /** Keeps the price instead of the designer's own way. */
  prices?(base: DesignerBase, parts: Pick<DesignerParts, 'grid'>): Prices
  /** What floats over the canvas while nothing is open, or takes its place. */
  CanvasTools?: ComponentType
  /** Frame, mat and edge around its pages while they are designed; what has none is a sheet on the desk. */
  look?(designer: Pick<Designer, 'catalogue' | 'configuration'>): ProductAppearance
  /** The product on the canvas. */
  Stage: ComponentType<StageProps>
  /** A small picture of one page. */
  Mini: ComponentType<ThumbnailProps>
  /** The left zone of a desk; the photos where it is left out. */
  LeftPanel?: ComponentType
  /** What "Ansehen" shows; the wall where it is left out. */
  See?: ComponentType
  /** What the check shows beside the canvas; the list of findings where it is left out. */
  CheckPanel?: ComponentType
  /** The call to action; into the cart where it is left out. */
  CallToAction?: ComponentType
  /** The check shows all pages at once, so that none has to be chosen. */
  checksAllPages?: true
  /** The right zone while nothing is selected. */
  ProductPanel: ComponentType
  /** What a tab besides the photos holds. */
  TabPanel: ComponentType<{ tab: Tab }>
  /** The nearest choices of such a tab in one row. */
  TabRow: ComponentType<{ tab: Tab }>
  /** Choices below those of a selected photo. */
  PhotoChoices?: ComponentType<{ framed: boolean }>
}

/** What services of a kind may use. */
export interface DesignerParts {
  grid: GridStore
  photos: PhotoLibrary
  pixelsOf: (assetId: string) => Pixels | undefined
}

export interface Repairs {
  formats(prices: Readonly<Record<string, { current: string }>>): FormatChoice[]
  edges(): PreflightContext['edges']
}
