export { getAccessories } from './get-accessories.ts'
export { getAccessoryPrice } from './get-accessory-price.ts'
