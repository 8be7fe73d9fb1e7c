/** What other modules may use of photos. */
export { fileName } from './file-name.ts'
export { originalKey, photoFiles, photoFolder, previewKey } from './photo-keys.ts'
export { createPhotoParts } from './photo-parts.ts'
export { photoRoutes } from './photo-routes.ts'
export { repairPhotos } from './repair-photos.ts'
export { shownPhoto } from './shown-photo.ts'
export { takePhoto } from './take-photo.ts'
