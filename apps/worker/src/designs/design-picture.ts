import type { DesignKind } from '@passepartout/designs'
import type { Locale, Refinement } from '@passepartout/domain'

/** Which picture of a design is wanted. */
export interface DesignPicture {
  kind: DesignKind
  id: string
  /** The first page and palette unless given. */
  page?: string
  palette?: string
  locale: Locale
  refinement: Refinement
  /** Pixels. */
  width: number
}
