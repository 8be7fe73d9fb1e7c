export { createDesignPictures, type DesignPictures } from './designs/create-design-pictures.ts'
export { type PriceHistoryDeps, recordPriceHistory } from './price-history/record-price-history.ts'
export { createPrintShop, type PrintShop, type PrintShopDeps } from './print/create-print-shop.ts'
export type { PhotoFiles } from './print/photo-files.ts'
