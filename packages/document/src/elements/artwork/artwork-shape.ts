import { must, number } from '../../fields.ts'
import { hashSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import type { ArtworkElement } from './artwork.ts'

export const artworkShape = shapeOf<ArtworkElement>('artwork', {
  art: must(hashSchema),
  opacity: number(0, 1, 1),
})
