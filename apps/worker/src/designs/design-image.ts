import type { DesignKind } from '@passepartout/designs'
import type { CardSideLayer } from '@passepartout/document'
import type { Locale, PrintFinish } from '@passepartout/domain'

/** Which picture of a design is wanted. */
export interface DesignImage {
  kind: DesignKind
  id: string
  /** The first page and palette unless given. */
  page?: string
  palette?: string
  locale: Locale
  refinement: PrintFinish
  /** Size of the page, where it is another than the design's own. */
  trim?: { widthMm: number; heightMm: number }
  /** Pixels. */
  width: number
  /** Only what stays when names are written on the page, or what of that covers them; the latter without paper. */
  part?: CardSideLayer
}
