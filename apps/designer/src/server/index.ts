export { askPrice } from '../api/ask-price.ts'
export { PRODUCT_ONLY } from '../data/designer-data.ts'
export type { Fact, OpenedPage, OpenedProduct } from '../data/opened-product.ts'
export type { OpenContext } from '../kinds/open/open-context.ts'
export { isSoldAsItIs, OPENERS, openProduct } from '../kinds/open/open-product.ts'
export { clientFiles, manifestFile } from './build-files.ts'
export { renderLinkPage } from './render-link-page.ts'
export {
  type DesignerPageOptions,
  type DesignerPageResult,
  type Insights,
  openedProduct,
  type PageData,
  renderDesignerPage,
} from './render-page.ts'
