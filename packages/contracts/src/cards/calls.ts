export { getCardAccessories } from './get-card-accessories.ts'
export { getCardAccessoryOrder } from './get-card-accessory-order.ts'
export { getCardAccessoryPrice } from './get-card-accessory-price.ts'
export { getCardPrice } from './get-card-price.ts'
