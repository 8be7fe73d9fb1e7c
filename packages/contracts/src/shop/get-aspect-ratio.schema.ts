import * as z from 'zod'
import { queryNumber } from '../shapes.ts'

const side = queryNumber.pipe(z.int().min(1).max(999_999))

export const getAspectRatioSchemas = {
  query: z
    .object({
      /** Such as `600x400`; or both sides in any unit, such as a photo's pixels. */
      formatType: z.string().max(16).optional(),
      width: side.optional(),
      height: side.optional(),
    })
    .refine(
      ({ formatType, width, height }) =>
        formatType !== undefined || (width !== undefined && height !== undefined),
      { message: 'needs a format or two sides', path: ['formatType'] },
    ),
  response: z.object({
    width: z.int(),
    height: z.int(),
    aspect: z.number().positive(),
    orientation: z.enum(['landscape', 'portrait', 'square']),
    /** The nearest named ratio, landscape, such as `3:2`. */
    ratio: z.string(),
    /** Whether it is that ratio, but for rounding to whole millimetres. */
    exact: z.boolean(),
  }),
}
