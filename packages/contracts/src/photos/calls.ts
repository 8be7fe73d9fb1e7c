import { defineBytesCall, defineCall, defineFileCall } from '../call.ts'
import type {
  deletePhotoSchemas,
  getCustomerImageSchemas,
  listPhotosSchemas,
  photoPreviewSchemas,
  uploadPhotoSchemas,
} from './schemas.ts'

export type { Photo } from './schemas.ts'

export const deletePhoto = defineCall<typeof deletePhotoSchemas>({
  name: 'deletePhoto',
  title:
    'Removes a photo, its previews and its original for good; refused while an article in the cart shows it.',
  method: 'DELETE',
  path: '/web-api/photos/:id',
})

export const getCustomerImage = defineCall<typeof getCustomerImageSchemas>({
  name: 'getCustomerPicture',
  title: "The visitor's newest photo, to be shown in the shop's product pictures.",
  method: 'GET',
  path: '/web-api/customer-picture',
})

export const listPhotos = defineCall<typeof listPhotosSchemas>({
  name: 'listPhotos',
  title: "The visitor's own photos, newest first.",
  method: 'GET',
  path: '/web-api/photos',
})

export const PHOTO_PREVIEW_SIZES = [160, 640, 2048] as const

export const photoPreview = defineFileCall<typeof photoPreviewSchemas>({
  name: 'photoPreview',
  title: "Shows a photo's preview to its owner; its size is that of the longest side in pixels.",
  fileMethod: 'GET',
  path: '/web-api/photos/:id/preview',
  produces: ['image/webp'],
  withoutShop: true,
})

/** URL of a photo's preview by its longest side in pixels; only its owner may load it. */
export const photoPreviewUrl = (id: string, size: (typeof PHOTO_PREVIEW_SIZES)[number]): string =>
  `/web-api/photos/${encodeURIComponent(id)}/preview?size=${size}`

export const uploadPhoto = defineBytesCall<typeof uploadPhotoSchemas>({
  name: 'uploadPhoto',
  title:
    'Sends a photo as the bytes of its file, or none where they came in parts and the header `X-Photo-Parts` names them; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/photos',
})

/** Upload of large files in parts, by the tus protocol; the call `uploadPhoto` then imports them. */
export const PHOTO_PARTS = '/web-api/photo-parts'
export const PARTS_HEADER = 'x-photo-parts'

export const UPLOAD_LIMITS = { bytes: 80_000_000, pixels: 120_000_000 } as const
