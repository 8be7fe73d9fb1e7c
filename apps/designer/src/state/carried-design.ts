import { type Document, framePage, withPageSizing, withProduct } from '@passepartout/document'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import type { DesignerBase } from './designer-base.ts'

/**
 * The customer's design in another choice of its product. A collage keeps its own arrangement in another size or material, as
 * where it is changed in the designer; another design lays its photos out anew.
 */
export function carriedDesign(
  { data, kind, catalogue }: Pick<DesignerBase, 'data' | 'kind' | 'catalogue'>,
  document: Document,
  { left, taken }: { left: ConfiguredProduct; taken: ConfiguredProduct },
): Document {
  if (data.kind !== 'collage') return withProduct(document, left.document, taken.document)
  if (left.document.design?.id === taken.document.design?.id) {
    const page = framePage(catalogue, kind.picture(data, { designerUrl: taken.address }))
    return { ...withPageSizing(document, page), design: taken.document.design }
  }
  const [from, to] = [left, taken].map(product => kind.fresh({ ...data, product }).document)
  return from && to ? withProduct(document, from, to) : document
}
