import type { Document } from '@passepartout/document'
import type { Catalogue, ProductConfiguration, Shop } from '@passepartout/domain'
import type { BookPress, Ordered } from '../print/book-press.ts'
import type { BoundSheets } from '../production/bound-sheets.ts'

/**
 * The configurations of one kind whose prices are recorded: those that a shop displays before a visitor configures
 * anything.
 */
export type RecordedConfigurations = (catalogue: Catalogue, shop: Shop) => Iterable<ProductConfiguration>

/** The part of a product kind that the jobs need. Rendering needs none: it works from the document alone. */
export interface WorkerKindAdapter {
  /**
   * Configurations whose prices are recorded; for the others the price before a reduction comes from the price book's
   * own history.
   */
  recorded?: RecordedConfigurations
  /** The configuration field that names the material on the job ticket. */
  materialField?: string
  /** Settings of the press for products that are bound as books. */
  press?(catalogue: Catalogue, line: Ordered): BookPress | undefined
  /** The ticket's description of each page of a bound product. */
  boundSheets?(catalogue: Catalogue, line: Ordered, document: Document): BoundSheets | undefined
  /** Printed sides of one piece, for products that the lab can print side by side on press sheets. */
  sidesPerPiece?(document: Document): number
  /** The print file holds every copy as a page of its own, so that it is printed once. */
  isPrintedOnce?: true
}
