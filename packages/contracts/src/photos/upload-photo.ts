import { defineBytesCall } from '../call.ts'
import type { uploadPhotoSchemas } from './upload-photo.schema.ts'

export const uploadPhoto = defineBytesCall<typeof uploadPhotoSchemas>({
  name: 'uploadPhoto',
  title: 'Sends a photo as the bytes of its file; its name percent-encoded in the header `X-File-Name`.',
  bytesMethod: 'POST',
  path: '/web-api/photos',
})

export const UPLOAD_LIMITS = { bytes: 80_000_000, pixels: 120_000_000 } as const
