/** The toolbox's exports for other modules. */
export { deleteExpiredResults } from './remove-results.ts'
export { toolboxRoutes } from './toolbox-routes.ts'
