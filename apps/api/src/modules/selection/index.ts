export { selectionRoutes } from './selection-routes.ts'
