import * as z from 'zod'
import { idSchema, timeSchema } from '../shapes.ts'
import { PHOTO_PREVIEW_SIZES } from './calls.ts'

export const deletePhotoSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ id: idSchema }),
}

/** `cmyk-converted`: colours need a check; `transparency-white`; `messenger-copy`: likely not the original. */
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

export const getCustomerImageSchemas = {
  response: z.object({
    /** Null where the visitor has uploaded none. */
    picture: photoSchema.nullable(),
  }),
}

export const listPhotosSchemas = { response: z.object({ photos: z.array(photoSchema) }) }

export const photoPreviewSchemas = {
  params: z.object({ id: idSchema }),
  query: z.object({ size: z.enum(PHOTO_PREVIEW_SIZES.map(String)).default('640') }),
}

export const uploadPhotoSchemas = {
  /** `already`: the visitor had uploaded the same file before; the response is that photo. */
  response: photoSchema.extend({ already: z.boolean() }),
}

export const photoSchemas = {
  deletePhoto: deletePhotoSchemas,
  getCustomerPicture: getCustomerImageSchemas,
  listPhotos: listPhotosSchemas,
  photoPreview: photoPreviewSchemas,
  uploadPhoto: uploadPhotoSchemas,
}
