export { cacheOffers } from './cache-offers.ts'
export {
  createTermFilter,
  type FilterAttributes,
  filterAttributes,
  named,
  orientationId,
  toDesignItem,
} from './design-list-attributes.ts'
export { type NamedFilter, toListPayload } from './list-payload.ts'
