import { type Document, pageLabel } from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import type { ConfiguredPage, ConfiguredProduct } from '../data/configured-product.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

/** Names of the pages in order. Those of a book follow from the document, as its spreads can be moved. */
export function pageNames(
  document: Document,
  product: Pick<ConfiguredProduct, 'pages'> | null,
  locale: Locale,
): readonly ConfiguredPage[] {
  if (document.kind !== 'photobook') return product?.pages ?? []
  return document.pages.flatMap(({ id }) => {
    const label = pageLabel(document, id, locale)
    return label ? [{ id, label }] : []
  })
}

export function usePages(): readonly ConfiguredPage[] {
  const { shop } = useDesigner()
  const product = useDesign(state => state.product)
  const document = useEditor(snapshot => snapshot.document)
  return pageNames(document, product, shop.locale)
}
