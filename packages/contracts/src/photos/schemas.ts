import { deletePhotoSchemas } from './delete-photo.schema.ts'
import { listPhotosSchemas } from './list-photos.schema.ts'
import { photoPreviewSchemas } from './photo-preview.schema.ts'
import { uploadPhotoSchemas } from './upload-photo.schema.ts'

export const photoSchemas = {
  deletePhoto: deletePhotoSchemas,
  listPhotos: listPhotosSchemas,
  photoPreview: photoPreviewSchemas,
  uploadPhoto: uploadPhotoSchemas,
}
