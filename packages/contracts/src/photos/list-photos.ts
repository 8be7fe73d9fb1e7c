import { defineCall } from '../call.ts'
import type { listPhotosSchemas } from './list-photos.schema.ts'

/** The visitor's own photos, newest first. */
export const listPhotos = defineCall<typeof listPhotosSchemas>({
  name: 'listPhotos',
  method: 'GET',
  path: '/web-api/photos',
})
