import { type Document, framePage, withPageSizing, withProduct } from '@passepartout/document'
import { type SpreadChange, withBookProduct } from '@passepartout/document/book'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import type { DesignerBase } from './designer-base.ts'

/**
 * Transfers the customer's design to another configuration. A collage retains its arrangement in another size or
 * material, as with changes in the designer; another design arranges its photos again.
 */
export function carriedDesign(
  { data, kind, catalogue }: Pick<DesignerBase, 'data' | 'kind' | 'catalogue'>,
  document: Document,
  {
    left,
    taken,
    spreads,
  }: { left: ConfiguredProduct; taken: ConfiguredProduct; spreads?: SpreadChange | undefined },
): Document {
  if (data.kind === 'photobook') return withBookProduct(document, left.document, taken.document, spreads)
  if (data.kind !== 'collage') return withProduct(document, left.document, taken.document)
  if (left.document.design?.id === taken.document.design?.id) {
    const page = framePage(catalogue, kind.picture(data, { designerUrl: taken.address }))
    return { ...withPageSizing(document, page), design: taken.document.design }
  }
  const [from, to] = [left, taken].map(product => kind.fresh({ ...data, product }).document)
  return from && to ? withProduct(document, from, to) : document
}
