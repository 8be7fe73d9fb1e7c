import type { Document, edgeColours, Page } from '@passepartout/document'
import type { CardOptions } from '../card/card-options.ts'
import type { LayerDrawing } from '../drawing/draw-layer.ts'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import type { PhotoPixels } from '../photos/photo-pixels.ts'
import type { GridStore } from '../prints/grid-state.ts'
import type { ShareNews } from '../review-owner/feedback-polling.ts'
import type { Autosave } from '../saving/autosave.ts'
import type { RoomPhotoStore } from '../wall/room-photo/room-photo.ts'
import type { CartActions } from './cart-actions.ts'
import type { Costs } from './choice-prices.ts'
import type { DesignerBase } from './designer-base.ts'
import type { PreflightRunner } from './preflight-runner.ts'
import type { Prices } from './prices.ts'
import type { ProductActions } from './product-actions.ts'
import type { ProductsLater } from './products-later.ts'

/** All parts of the designer, for its components. */
export interface Designer extends DesignerBase {
  grid: GridStore
  photos: PhotoLibrary
  drawing: LayerDrawing
  product: ProductActions
  products: ProductsLater
  prices: Prices
  costs: Costs
  checks: PreflightRunner
  keeping: Autosave
  shareNews: ShareNews
  cart: CartActions
  cardOptions: CardOptions
  ownWall: RoomPhotoStore
  /** The colours around a page's picture, for an edge that continues them. */
  edgeColours: (document: Document, page: Page) => ReturnType<typeof edgeColours>
  pixelsOf: PhotoPixels
  number: Intl.NumberFormat
}
