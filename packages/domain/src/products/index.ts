export * from './accessory/accessories-for.ts'
export * from './accessory/card-accessories.ts'
export * from './accessory/find-accessory.ts'
export * from './accessory/price-per-metre.ts'
export type { AccessoryConfiguration } from './accessory/rules.ts'
export type { AccessoryArticle, AccessoryDefinition, AccessoryVariant } from './accessory/schema.ts'
export * from './calendar/choices.ts'
export * from './calendar/configuration.ts'
export { calendarRules } from './calendar/rules.ts'
export type { CalendarDefinition, CalendarPriceList, CalendarTypeDefinition } from './calendar/schema.ts'
export * from './card/card-choices.ts'
export * from './card/card-postage-properties.ts'
export * from './card/configuration.ts'
export type { CardDefinition } from './card/schema.ts'
export type { CollageConfiguration } from './collage/rules.ts'
export type { CollageDefinition } from './collage/schema.ts'
export * from './configurations.ts'
export * from './enveloped-products.ts'
export {
  FRAME_PRICE_PARTS,
  type FrameWithoutPrintConfiguration,
  frameRules,
} from './frame/rules.ts'
export type { GiftVoucherConfiguration } from './gift-voucher/rules.ts'
export {
  GIFT_VOUCHER_DESIGNS,
  type GiftVoucherDefinition,
  type GiftVoucherDesign,
} from './gift-voucher/schema.ts'
export type { KindMetadata, ProductQueryField } from './kind.ts'
export * from './lists.ts'
export * from './page-fields.ts'
export * from './photo-frame/rules.ts'
export * from './photo-frame/wall-art-appearance.ts'
export * from './photobook/choices.ts'
export * from './photobook/configuration.ts'
export * from './photobook/laminations.ts'
export { photobookRules } from './photobook/rules.ts'
export type {
  PhotobookBindingDefinition,
  PhotobookDefinition,
  PhotobookPriceList,
  PhotobookTypeDefinition,
} from './photobook/schema.ts'
export { isDefaultOfOtherBox, type PhotoboxConfiguration, photoboxChoices } from './photobox/rules.ts'
export type { PhotoboxDefinition } from './photobox/schema.ts'
export { type PhotoprintConfiguration, photoprintChoices } from './photoprint/rules.ts'
export type { PhotoprintDefinition } from './photoprint/schema.ts'
export type { ProductAppearance } from './product-appearance.ts'
export * from './product-rules.ts'
export * from './products.ts'
export * from './registry.ts'
export * from './shared/choices.ts'
export * from './shared/field-picker.ts'
export * from './shared/limits.ts'
export { type PriceOptions, priceByRules } from './shared/price-by-rules.ts'
export { printFinishesInChannel } from './shared/print-finishes.ts'
export type { PrintedPage } from './shared/printed-page.ts'
export type * from './shared/rules.ts'
export { SAFETY_WARNINGS } from './shared/rules.ts'
