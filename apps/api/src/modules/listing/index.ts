export {
  designItem,
  type ListedFacts,
  listedFacts,
  named,
  orientationId,
  termFilter,
} from './design-facts.ts'
export { rememberOffers } from './remember-offers.ts'
export { type NamedFilter, shownList } from './shown-list.ts'
