import { choice, number, optionalObject, record, required } from '../../fields.ts'
import { boxSchema, hashSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import { type ArtworkElement, DRAG_ZONES } from './artwork.ts'

export const artworkShape = shapeOf<ArtworkElement>('artwork', {
  art: required(hashSchema),
  opacity: number(0, 1, 1),
  view: optionalObject(required(boxSchema)),
  hand: optionalObject(
    record({
      smallest: number(0.2, 1, 1),
      largest: number(1, 5, 1),
      degrees: number(0, 180, 0),
      within: choice(DRAG_ZONES),
    }),
  ),
  home: optionalObject(record({ box: required(boxSchema), turn: number(-180, 180, 0) })),
})
