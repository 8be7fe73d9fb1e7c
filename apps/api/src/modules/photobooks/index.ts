export { photobookRoutes } from './photobook-routes.ts'
