import * as z from 'zod'
import { idSchema, timeSchema } from '../shapes.ts'

/** `cmyk-converted`: colours to be looked at; `transparency-white`; `messenger-copy`: likely not the original. */
export const photoNoticeSchema = z.enum(['cmyk-converted', 'transparency-white', 'messenger-copy'])

export const photoSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Upright pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  mime: z.string(),
  size: z.int().positive(),
  notices: z.array(photoNoticeSchema),
  /** Takes `?size=160`, `640` or `2048`. */
  previewUrl: z.string(),
  createdAt: timeSchema,
})
export type Photo = z.infer<typeof photoSchema>
