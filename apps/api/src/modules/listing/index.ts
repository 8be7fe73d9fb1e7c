export { coloursOf, designItem, labelsOf, named, orientationId, termFilter } from './design-facts.ts'
export { type ListQuery, type NamedFilter, shownList } from './shown-list.ts'
