import { countHiddenPhotos, type Document, type StencilShape, withStencilShape } from '@passepartout/document'

/** Number of placed photos that a page would not show any more with this stencil. */
export const countHiddenBy = (document: Document, pageId: string, figure: StencilShape): number =>
  countHiddenPhotos(withStencilShape(document, pageId, figure, ''), pageId)
