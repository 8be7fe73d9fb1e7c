import type { PageRole } from '@passepartout/document'
import type { Catalogue, Occasion, PrintFinish, Shop } from '@passepartout/domain'
import type { Trim } from '../fit/aspect-ratio.ts'
import type { Design } from '../schema/design.ts'
import type { BookThemeFile } from '../schema/kinds.ts'

export interface DesignProblem {
  /** Place in the design's file. */
  path: string
  message: string
}

/** What a kind says about its designs. One file per kind, listed in `registry.ts`. */
export interface DesignKindRules<D = Design> {
  /** Role of its pages beside a cover; by default that of the face after which a page is named. */
  pageRole?: PageRole
  /** Each page can be the sheet of a month. */
  hasMonths?: true
  /** Customers move ornaments of the design within its limits. */
  hasMovableOrnaments?: true
  /** Occasions that the design is made for, the main one first. */
  occasions?(design: D): readonly Occasion[]
  /** The print finish in which lists show the design; by default none. */
  listedFinish?(design: D): PrintFinish | undefined
  /** Print finishes of the products in which a shop sells the design. */
  finishes?(design: D, shop: { catalogue: Catalogue; shop: Shop }): readonly PrintFinish[]
  /** Whether the paper that the design begins with is recycled. */
  isOnRecycledPaper?(design: D, catalogue: Catalogue): boolean
  /** Its size in a format, `{}` for the design's own; `null` if it has no layout for it. */
  sizeIn?(design: D, format: string, catalogue: Catalogue): { trim?: Trim } | null
  /** Its drawing touches no edge, so that it is scaled as a whole to another ratio. */
  isFreestanding?(design: D): boolean
  /** Colours that it uses beside those of its pages, and where they are in its file. */
  furtherPaints?(design: D): { paints: readonly string[]; path: string }
  /** How its photos, captions and chapters look beyond the pages that it draws. */
  theme?(design: D): BookThemeFile | undefined
  /** Problems of its file beside those of every design. */
  problems?(design: D): DesignProblem[]
}

export const hasFinish = (finishes: readonly PrintFinish[]): boolean =>
  finishes.some(finish => finish !== 'none')
