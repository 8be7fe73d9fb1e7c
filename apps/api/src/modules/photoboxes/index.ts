export { photoboxRoutes } from './photobox-routes.ts'
