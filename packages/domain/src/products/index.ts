export * from './calendar/choices.ts'
export * from './calendar/configuration.ts'
export type { CalendarDefinition, CalendarPriceList, CalendarTypeDefinition } from './calendar/schema.ts'
export * from './engine/choices.ts'
export * from './engine/kinds.ts'
export * from './engine/pick.ts'
export { type PriceOptions, priceByRules } from './engine/price-by-rules.ts'
export * from './engine/products.ts'
export * from './engine/registry.ts'
export type * from './engine/rules.ts'
export * from './photo-frame/rules.ts'
export * from './photobook/choices.ts'
export * from './photobook/configuration.ts'
export * from './photobook/laminations.ts'
export type {
  PhotobookBindingDefinition,
  PhotobookDefinition,
  PhotobookPriceList,
  PhotobookTypeDefinition,
} from './photobook/schema.ts'
