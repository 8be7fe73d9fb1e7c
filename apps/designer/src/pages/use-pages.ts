import { type Document, documentKindFacts, pageLabel } from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import type { ConfiguredPage, ConfiguredProduct } from '../data/configured-product.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

/** Names of the pages in order. Where pages can be moved, they follow from the document. */
export function pageNames(
  document: Document,
  product: Pick<ConfiguredProduct, 'pages'> | null,
  locale: Locale,
): readonly ConfiguredPage[] {
  if (documentKindFacts(document).pages !== 'spreads') return product?.pages ?? []
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
