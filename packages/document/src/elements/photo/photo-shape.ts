import * as z from 'zod'
import { choice, must, number, objectOrLeftOut, or, orNull, record, TRUE_OR_LEFT_OUT } from '../../fields.ts'
import { MASKS } from '../../geometry/mask-path.ts'
import { repairCrop } from '../../repair-crop.ts'
import { boxSchema, cropSchema, idSchema, paintSchema } from '../../schema-parts.ts'
import { shapeOf } from '../element-shape.ts'
import type { PhotoSlot } from './photo.ts'

export const photoShape = shapeOf<PhotoSlot>('photo', {
  required: choice([true, false]),
  mask: or(z.enum(MASKS), 'rect'),
  radiusMm: number(0, 500, 0),
  border: orNull(record({ widthMm: number(0.1, 50, 1), colour: or(paintSchema, '#ffffff') })),
  pinned: TRUE_OR_LEFT_OUT,
  home: objectOrLeftOut(record({ box: must(boxSchema), turn: number(-180, 180, 0) })),
  own: TRUE_OR_LEFT_OUT,
  photo: orNull(
    record({
      assetId: must(idSchema),
      crop: { schema: cropSchema, repair: (value, key, report) => repairCrop(value, report.at(key)) },
    }),
  ),
})
