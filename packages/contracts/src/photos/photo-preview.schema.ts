import * as z from 'zod'
import { idSchema } from '../shapes.ts'
import { PHOTO_PREVIEW_SIZES } from './photo-preview.ts'

export const photoPreviewSchemas = {
  params: z.object({ id: idSchema }),
  query: z.object({ size: z.enum(PHOTO_PREVIEW_SIZES.map(String)).default('640') }),
}
