import * as z from 'zod'
import { idSchema } from '../shapes.ts'

export const deletePhotoSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ id: idSchema }),
}
