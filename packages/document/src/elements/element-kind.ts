import type * as z from 'zod'
import type { Element, Page } from '../model.ts'
import type { Repairer } from '../repair-report.ts'

/** Everything the document package must know about one kind of element; one file per kind. */
export interface ElementKind<E extends Element = Element> {
  type: E['type']
  schema: z.ZodType<E>
  /** Brings an untrusted plain object into shape where that loses nothing; the schema judges the result. */
  repair(raw: Record<string, unknown>, report: Repairer): unknown
  /** Ids of the photos it shows. */
  assetIds(element: E): string[]
  /** Drops references to photos the document does not have. */
  withoutAssets(element: E, isMissing: (assetId: string) => boolean): E
  /** The same element on a page of another size. */
  rebase(element: E, from: Page, to: Page): E
}
