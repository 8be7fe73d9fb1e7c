import { must, number } from '../../fields.ts'
import type { ElementBase } from '../../model.ts'
import { hashSchema } from '../../schema-parts.ts'
import { type ElementKind, shapeOf } from '../element-kind.ts'

/** Drawn ornament: vectors that nobody edits. Its view box is stretched over the element's box. */
export interface ArtworkElement extends ElementBase {
  type: 'artwork'
  /** Hash of the drawing; its text stands in `artworks` of the document, or with the catalogue. */
  art: string
  opacity: number
}

export const artworkKind: ElementKind<ArtworkElement> = {
  ...shapeOf<ArtworkElement>('artwork', { art: must(hashSchema), opacity: number(0, 1, 1) }),
  lengths: [],
  artworkIds: ({ art }) => [art],
}
