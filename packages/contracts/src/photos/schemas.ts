import { deletePhotoSchemas } from './delete-photo.schema.ts'
import { getCustomerPictureSchemas } from './get-customer-picture.schema.ts'
import { listPhotosSchemas } from './list-photos.schema.ts'
import { photoPreviewSchemas } from './photo-preview.schema.ts'
import { uploadPhotoSchemas } from './upload-photo.schema.ts'

export const photoSchemas = {
  deletePhoto: deletePhotoSchemas,
  getCustomerPicture: getCustomerPictureSchemas,
  listPhotos: listPhotosSchemas,
  photoPreview: photoPreviewSchemas,
  uploadPhoto: uploadPhotoSchemas,
}
