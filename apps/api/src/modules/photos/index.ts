/** The photos' exports for other modules. */

export { cleanUpInterruptedUploads } from './clean-up-interrupted-uploads.ts'
export { fileName } from './file-name.ts'
export { ingestUpload } from './ingest-upload.ts'
export { originalKey, photoFiles, photoFolder, previewKey } from './photo-keys.ts'
export { photoRoutes } from './photo-routes.ts'
export { createResumableUploads } from './resumable-uploads.ts'
export { toPhotoPayload } from './to-photo-payload.ts'
