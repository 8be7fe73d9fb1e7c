export { findArticleBySku } from './article-of-sku.ts'
export { shopRoutes } from './shop-routes.ts'
