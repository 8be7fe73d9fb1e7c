export type { ContentQuestion, ContentReader } from './content-reader.ts'
export { contentRoutes } from './content-routes.ts'
