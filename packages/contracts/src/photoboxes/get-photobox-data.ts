import { defineCall } from '../call.ts'
import type { getPhotoboxDataSchemas } from './get-photobox-data.schema.ts'

export const getPhotoboxData = defineCall<typeof getPhotoboxDataSchemas>({
  name: 'getPhotoboxData',
  title: 'The kinds, sizes and formats of photo boxes and prints.',
  method: 'GET',
  path: '/web-api/photobox-data',
})
