export { getExpressShop } from './get-express-shop.ts'
export { getShippingInformation } from './get-shipping-information.ts'
export type { Express, ShownDay, ShownMoment } from './shapes.ts'
