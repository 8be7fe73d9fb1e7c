export {
  createTermFilter,
  type FilterAttributes,
  filterAttributes,
  named,
  orientationId,
  toDesignItem,
} from './design-facts.ts'
export { cacheOffers } from './remember-offers.ts'
export { type NamedFilter, toListPayload } from './shown-list.ts'
