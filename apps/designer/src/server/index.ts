export { fetchPrice } from '../api/fetch-price.ts'
export type { ConfiguredPage, ConfiguredProduct, DetailRow } from '../data/configured-product.ts'
export { PRODUCT_ONLY } from '../data/designer-data.ts'
export type { OpenContext } from '../kinds/open/open-context.ts'
export { isSoldWithoutDesign, openProduct, PRODUCT_OPENERS } from '../kinds/open/open-product.ts'
export { clientFiles, manifestFile } from './build-files.ts'
export { renderLinkPage } from './render-link-page.ts'
export {
  type AnalyticsScript,
  type DesignerPageData,
  type DesignerPageOptions,
  type DesignerPageResult,
  openedProduct,
  renderDesignerPage,
} from './render-page.ts'
