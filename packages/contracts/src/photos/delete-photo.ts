import { defineCall } from '../call.ts'
import type { deletePhotoSchemas } from './delete-photo.schema.ts'

export const deletePhoto = defineCall<typeof deletePhotoSchemas>({
  name: 'deletePhoto',
  title:
    'Removes a photo, its previews and its original for good; refused while an article in the cart shows it.',
  method: 'DELETE',
  path: '/web-api/photos/:id',
})
