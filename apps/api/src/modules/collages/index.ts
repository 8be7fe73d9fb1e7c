export { collageRoutes } from './collage-routes.ts'
