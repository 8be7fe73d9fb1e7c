import type { DesignKind } from '@passepartout/designs'
import type { CardSideLayer } from '@passepartout/document'
import type { Locale, PrintFinish } from '@passepartout/domain'

/** Which image of a design to render. */
export interface DesignImage {
  kind: DesignKind
  id: string
  /** By default the first page and palette. */
  page?: string
  palette?: string
  locale: Locale
  refinement: PrintFinish
  /** Size of the page, where it differs from the design's own. */
  trim?: { widthMm: number; heightMm: number }
  /** Pixels. */
  width: number
  /** Only the layer below names written on the page, or the layer that covers them; the latter without paper. */
  part?: CardSideLayer
}
