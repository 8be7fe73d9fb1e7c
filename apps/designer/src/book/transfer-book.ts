import { withBookProduct } from '@passepartout/document/book'
import type { TransferDesign } from '../kinds/product-change-adapter.ts'

/** The spreads follow the pages of the design that they were made from. */
export const transferBook: TransferDesign = (_base, document, { left, taken, spreads }) =>
  withBookProduct(document, left.document, taken.document, spreads)
