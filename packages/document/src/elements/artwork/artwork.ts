import type { ElementBase } from '../../model.ts'
import type { ElementKind } from '../element-kind.ts'

/** Drawn ornament: vectors that nobody edits. Its view box is stretched over the element's box. */
export interface ArtworkElement extends ElementBase {
  type: 'artwork'
  /** Hash of the drawing; its text stands in `artworks` of the document, or with the catalogue. */
  art: string
  opacity: number
}

export const artworkKind: ElementKind<ArtworkElement> = {
  type: 'artwork',
  lengths: [],
  artworkIds: ({ art }) => [art],
}
