import * as z from 'zod'
import { photoSchema } from './photo.schema.ts'

export const uploadPhotoSchemas = {
  /** `already`: the visitor had sent the same file before and gets that photo again. */
  response: photoSchema.extend({ already: z.boolean() }),
}
