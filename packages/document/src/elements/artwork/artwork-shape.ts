import { choice, must, number, objectOrLeftOut, record } from '../../fields.ts'
import { boxSchema, hashSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import { type ArtworkElement, HAND_ZONES } from './artwork.ts'

export const artworkShape = shapeOf<ArtworkElement>('artwork', {
  art: must(hashSchema),
  opacity: number(0, 1, 1),
  view: objectOrLeftOut(must(boxSchema)),
  hand: objectOrLeftOut(
    record({
      smallest: number(0.2, 1, 1),
      largest: number(1, 5, 1),
      degrees: number(0, 180, 0),
      within: choice(HAND_ZONES),
    }),
  ),
  home: objectOrLeftOut(record({ box: must(boxSchema), turn: number(-180, 180, 0) })),
})
