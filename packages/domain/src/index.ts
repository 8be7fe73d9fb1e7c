export * from './catalogue/data-files.ts'
export * from './catalogue/formats.ts'
export * from './catalogue/localised.ts'
export * from './catalogue/lookup.ts'
export * from './catalogue/nearest-format.ts'
export * from './catalogue/parse-catalogue.ts'
export type {
  CardFront,
  Catalogue,
  CombinationRule,
  FrameDefinition,
  FrameFinish,
  FrameProfile,
  MatDefinition,
  MaterialDefinition,
  OptionGroup,
  OptionValue,
} from './catalogue/schema.ts'
export * from './catalogue/vocabulary.ts'
export * from './delivery/estimate-delivery.ts'
export type { DeliveryCalendar } from './delivery/schema.ts'
export * from './designer/calendar-params.ts'
export * from './designer/card-params.ts'
export * from './designer/collage-params.ts'
export type { Loose, YearMonth } from './designer/designer-kind.ts'
export * from './designer/designer-link.ts'
export * from './designer/designer-url.ts'
export * from './designer/photo-frame-params.ts'
export * from './designer/photobook-params.ts'
export * from './designer/photobox-params.ts'
export * from './designer/product-kind.ts'
export * from './designer/query-string.ts'
export * from './errors/app-error.ts'
export * from './frame/check-configuration.ts'
export * from './frame/choices.ts'
export * from './frame/configuration.ts'
export * from './frame/describe-configuration.ts'
export * from './frame/designer-url.ts'
export * from './frame/normalise-configuration.ts'
export * from './frame/print-geometry.ts'
export * from './frame/production-limits.ts'
export * from './hosts/alternates.ts'
export * from './hosts/host-map.ts'
export * from './hosts/page-path.ts'
export * from './hosts/resolve-request.ts'
export * from './messages/translator.ts'
export * from './messages/typeset.ts'
export * from './messages/wording.ts'
export * from './money/format-money.ts'
export * from './money/money.ts'
export * from './paths/categories.ts'
export * from './paths/product-paths.ts'
export * from './paths/system-pages.ts'
export * from './photobook/page-counts.ts'
export * from './photobook/photobook-names.ts'
export * from './photobook/spine.ts'
export * from './prices/campaigns.ts'
export * from './prices/days.ts'
export * from './prices/from-price.ts'
export * from './prices/order-sums.ts'
export * from './prices/parse-price-book.ts'
export * from './prices/price-frame.ts'
export * from './prices/price-result.ts'
export * from './prices/reference-price.ts'
export type {
  Campaign,
  CurrencyRules,
  PriceBook,
  PriceList,
  ShippingTable,
  VatClass,
} from './prices/schema.ts'
export { VAT_CLASSES } from './prices/schema.ts'
export * from './prices/shipping.ts'
export * from './prices/vat.ts'
export * from './products/index.ts'
export * from './quality/quality-light.ts'
export * from './quality/viewing-of.ts'
export * from './quantities/accessory-quantities.ts'
export * from './shop/channels.ts'
export * from './shop/locale-code.ts'
export * from './shop/locales.ts'
export * from './shop/shop.ts'
export * from './sizes/dimension.ts'
export * from './sizes/dimension-input.ts'
export * from './sizes/format-name.ts'
export * from './sizes/format-size.ts'
export * from './sizes/preview-size.ts'
export * from './sku/frame-sku.ts'
