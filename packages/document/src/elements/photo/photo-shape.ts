import * as z from 'zod'
import {
  choice,
  nullableField,
  number,
  OPTIONAL_TRUE,
  optionalObject,
  record,
  required,
  withDefault,
} from '../../fields.ts'
import { MASKS } from '../../geometry/mask-path.ts'
import { repairCrop } from '../../repair-crop.ts'
import { boxSchema, cropSchema, idSchema, paintSchema, sidesSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import type { PhotoSlot } from './photo.ts'

export const photoShape = shapeOf<PhotoSlot>('photo', {
  required: choice([true, false]),
  mask: withDefault(z.enum(MASKS), 'rect'),
  radiusMm: number(0, 500, 0),
  ownMask: OPTIONAL_TRUE,
  border: nullableField(record({ widthMm: number(0.1, 50, 1), colour: withDefault(paintSchema, '#ffffff') })),
  pinned: OPTIONAL_TRUE,
  home: optionalObject(record({ box: required(boxSchema), turn: number(-180, 180, 0) })),
  own: OPTIONAL_TRUE,
  captionRoom: optionalObject(required(sidesSchema)),
  photo: nullableField(
    record({
      assetId: required(idSchema),
      crop: { schema: cropSchema, repair: (value, key, report) => repairCrop(value, report.at(key)) },
    }),
  ),
})
