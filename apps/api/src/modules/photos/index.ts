/** What other modules may use of photos. */
export { fileName } from './file-name.ts'
export { originalKey, photoFiles, photoFolder, previewKey } from './photo-keys.ts'
export { createResumableUploads } from './photo-parts.ts'
export { photoRoutes } from './photo-routes.ts'
export { cleanUpInterruptedUploads } from './repair-photos.ts'
export { toPhotoPayload } from './shown-photo.ts'
export { ingestUpload } from './take-photo.ts'
