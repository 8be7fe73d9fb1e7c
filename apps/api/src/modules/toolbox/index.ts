export { deleteExpiredResults } from './remove-results.ts'
export { toolboxRoutes } from './toolbox-routes.ts'
