import * as z from 'zod'
import { photoSchema } from './photo.schema.ts'

export const getCustomerPictureSchemas = {
  response: z.object({
    /** Null where the visitor has uploaded none. */
    picture: photoSchema.nullable(),
  }),
}
