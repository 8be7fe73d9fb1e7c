export { getPhotoboxData } from './get-photobox-data.ts'
export { getPhotoboxPrices } from './get-photobox-prices.ts'
