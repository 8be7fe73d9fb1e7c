export { getPhotobookDesignGroupSets } from './get-photobook-design-group-sets.ts'
export { getPhotobookPrice } from './get-photobook-price.ts'
