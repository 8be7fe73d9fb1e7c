import { defineCall } from '../call.ts'
import type { listPhotosSchemas } from './list-photos.schema.ts'

export const listPhotos = defineCall<typeof listPhotosSchemas>({
  name: 'listPhotos',
  title: "The visitor's own photos, newest first.",
  method: 'GET',
  path: '/web-api/photos',
})
