import type { DesignableKind } from '@passepartout/domain'
import { transferBook } from '../book/transfer-book.ts'
import { transferCollage } from '../collage/transfer-collage.ts'
import type { ProductChangeAdapter } from './product-change-adapter.ts'

const PRODUCT_CHANGES: Readonly<Partial<Record<DesignableKind, ProductChangeAdapter>>> = {
  card: { followsHistory: true },
  collage: { transfer: transferCollage },
  photobook: { transfer: transferBook },
  photobox: { followsHistory: true },
}

/** How a kind follows changes of its product; the defaults for a kind that is not listed. */
export const productChanges = (kind: DesignableKind): ProductChangeAdapter => PRODUCT_CHANGES[kind] ?? {}
