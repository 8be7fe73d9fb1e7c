import { deletePhotoRoute } from './delete-photo.ts'
import { getCustomerPictureRoute } from './get-customer-picture.ts'
import { listPhotosRoute } from './list-photos.ts'
import { photoPreviewRoute } from './serve-preview.ts'
import { uploadPhotoRoute } from './upload-photo.ts'

export const photoRoutes = [
  uploadPhotoRoute,
  listPhotosRoute,
  deletePhotoRoute,
  photoPreviewRoute,
  getCustomerPictureRoute,
]
