import type { Document } from '@passepartout/document'
import type { SpreadChange } from '@passepartout/document/book'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import type { Designer } from '../state/designer.ts'
import type { DesignerBase } from '../state/designer-base.ts'

/** Values of a change for the history and the announcement. */
export type ChangeParams = { option: string; value: string }

/** Applies a configuration that was chosen on the product page, in one undo step. */
export type ApplyChosen = (
  designer: Designer,
  configuration: StoredConfiguration,
  params: ChangeParams,
) => void

/** The product before and after a change; `spreads` says which pages of a book a page count concerns. */
interface ProductChange {
  left: ConfiguredProduct
  taken: ConfiguredProduct
  spreads?: SpreadChange | undefined
}

/** Transfers the customer's design to another configuration. */
export type TransferDesign = (
  base: Pick<DesignerBase, 'data' | 'kind' | 'catalogue'>,
  document: Document,
  change: ProductChange,
) => Document

/** How a kind takes what was chosen on the product page for a design. Loaded with such an address only. */
export interface ChosenProductAdapter {
  /** The choices depend on the design, so that another design loads the page again. */
  reloadsWithDesign?: true
  /** Applies what was chosen; default: the product of the address, or the wall art. */
  applyChosen?: ApplyChosen
}

/** How a kind follows changes of its product. Loaded with the first change, not with the designer. */
export interface ProductChangeAdapter {
  /** Its panels follow undo and redo themselves; otherwise the product of the address is fetched again. */
  followsHistory?: true
  /** Transfers a design to another configuration; default: page by page. */
  transfer?: TransferDesign
}
