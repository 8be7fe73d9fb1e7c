/** What other modules may use of the toolbox. */
export { deleteExpiredResults } from './remove-results.ts'
export { toolboxRoutes } from './toolbox-routes.ts'
