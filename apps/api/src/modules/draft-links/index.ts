export { draftLinkRoutes } from './draft-link-routes.ts'
