import { framePage, withPageSizing, withProduct } from '@passepartout/document'
import type { TransferDesign } from '../kinds/product-change-adapter.ts'

/**
 * A collage retains its arrangement in another size or material, as with changes in the designer; another design
 * arranges its photos again.
 */
export const transferCollage: TransferDesign = ({ data, kind, catalogue }, document, { left, taken }) => {
  if (left.document.design?.id === taken.document.design?.id) {
    const page = framePage(catalogue, kind.picture(data, { designerUrl: taken.address }))
    return { ...withPageSizing(document, page), design: taken.document.design }
  }
  const [from, to] = [left, taken].map(product => kind.fresh({ ...data, product }).document)
  return from && to ? withProduct(document, from, to) : document
}
