/** What other modules may use of photos. */
export { photoRoutes } from './photo-routes.ts'
export { repairPhotos } from './repair-photos.ts'
