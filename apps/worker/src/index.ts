export { createPrintShop, type PrintShop, type PrintShopDeps } from './print/create-print-shop.ts'
export type { PhotoFiles } from './print/photo-files.ts'
export { type PriceHistoryDeps, recordPriceHistory } from './price-history/record-price-history.ts'
