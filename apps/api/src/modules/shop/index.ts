export { findArticleBySku } from './find-article-by-sku.ts'
export { shopRoutes } from './shop-routes.ts'
