export type { Bindings, BookBinding, CalendarBinding } from './catalogue/bindings.ts'
export * from './catalogue/data-files.ts'
export * from './catalogue/formats.ts'
export type { Lab } from './catalogue/labs.ts'
export * from './catalogue/localised.ts'
export { localisedSchema } from './catalogue/localised-schema.ts'
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
export type { Term, Vocabulary, VocabularyGroup } from './catalogue-terms/groups.ts'
export { VOCABULARY_GROUPS } from './catalogue-terms/parse-vocabulary.ts'
export * from './catalogue-terms/terms.ts'
export * from './checkout/address-forms.ts'
export type { Region } from './checkout/address-regions.ts'
export * from './checkout/calculate-order.ts'
export * from './checkout/carriers.ts'
export * from './checkout/check-address.ts'
export * from './checkout/consumer-law.ts'
export * from './checkout/customs.ts'
export * from './checkout/guest-books.ts'
export * from './checkout/order-states.ts'
export * from './checkout/order-tax.ts'
export * from './checkout/order-transitions.ts'
export * from './checkout/parse-selling.ts'
export * from './checkout/product-safety.ts'
export * from './checkout/production-folder.ts'
export * from './checkout/promotions.ts'
export type {
  CrossSellRule,
  CustomsTable,
  Promotion,
  SalesTaxTable,
  SellingData,
  ShippingMethods,
  TracedGood,
} from './checkout/selling-schema.ts'
export { TRACED_GOODS } from './checkout/selling-schema.ts'
export * from './checkout/sheet-codes.ts'
export * from './checkout/shipping-options.ts'
export * from './checkout/simple-invoice.ts'
export * from './consent/consent.ts'
export * from './consent/cookies.ts'
export * from './consent/retention.ts'
export { decodeTableFile, stripContactAttachments } from './contact-tables/table-file.ts'
export * from './delivery/delivery-extract.ts'
export * from './delivery/delivery-item.ts'
export * from './delivery/delivery-services.ts'
export * from './delivery/estimate-delivery.ts'
export * from './delivery/format-delivery.ts'
export * from './delivery/format-delivery-promise.ts'
export * from './delivery/last-order-dates.ts'
export * from './delivery/parse-delivery.ts'
export { type PaymentStart, paymentStart } from './delivery/payment-start.ts'
export type { DeliveryCalendar } from './delivery/schema.ts'
export { clockFormatOptions, joinWithNoBreakSpaces } from './delivery/time-text.ts'
export { instantInZone } from './delivery/zoned-time.ts'
export type { Nullable, YearMonth } from './designer/designer-address-rules.ts'
export * from './designer/designer-locale-params.ts'
export * from './designer/designer-url.ts'
export * from './designer/line-photos-hash.ts'
export * from './designer/product-kind.ts'
export * from './designer/to-query-string.ts'
export * from './errors/app-error.ts'
export * from './errors/log-keys.ts'
export * from './errors/page-failure.ts'
export { takenAt } from './files/photo-date.ts'
export * from './files/sniff-file.ts'
export * from './flags/flags.ts'
export * from './holidays/find-holidays.ts'
export * from './hosts/alternates.ts'
export * from './hosts/host-map.ts'
export * from './hosts/page-path.ts'
export * from './hosts/resolve-request.ts'
export * from './law/invoice-years.ts'
export * from './law/law-rules.ts'
export * from './law/legal-guarantee.ts'
export { getOrCreate, getOrCreatePerOwner, memoize } from './memoization/memoize.ts'
export { messageSetOf, parseMessageFileName, READS_LIKE } from './messages/message-files.ts'
export { TOLD_NUMBERS } from './messages/told-numbers.ts'
export * from './messages/translator.ts'
export * from './messages/typeset.ts'
export * from './messages/wording.ts'
export * from './money/format-money.ts'
export * from './money/money.ts'
export * from './operators/operator-permissions.ts'
export { ACCOUNT_PAGES, type AccountPage, accountPageFor, accountPath } from './paths/account-pages.ts'
export * from './paths/account-sections.ts'
export * from './paths/categories.ts'
export * from './paths/page-target.ts'
export * from './paths/product-paths.ts'
export { redactPathForLog } from './paths/redact-path-for-log.ts'
export * from './paths/system-pages.ts'
export * from './payments/domestic-account.ts'
export * from './payments/epc-code.ts'
export * from './payments/references.ts'
export * from './payments/sellers.ts'
export * from './prices/allocate-amount.ts'
export * from './prices/article-key.ts'
export * from './prices/campaigns.ts'
export * from './prices/days.ts'
export * from './prices/order-sums.ts'
export * from './prices/pack-order.ts'
export * from './prices/parse-price-book.ts'
export * from './prices/postage.ts'
export type { PostageTable, PostalLetterClass } from './prices/postage-schema.ts'
export * from './prices/price-result.ts'
export * from './prices/reference-price.ts'
export type {
  Campaign,
  CurrencyRules,
  PriceBook,
  VatClass,
} from './prices/schema.ts'
export { VAT_CLASSES } from './prices/schema.ts'
export * from './prices/shipping.ts'
export type { ShippingClass, ShippingTable } from './prices/shipping-schema.ts'
export * from './prices/vat.ts'
export * from './product-lists/nearest-palette-colour.ts'
export * from './product-lists/paginate-list.ts'
export * from './products/accessory/accessory-quantities.ts'
export type { CalendarDesignerInput, CalendarDesignerParams } from './products/calendar/facts.ts'
export { monthOf } from './products/calendar/facts.ts'
export { suggestedCalendarStart } from './products/calendar/suggested-start.ts'
export { addressedDelivery, addressedPrint } from './products/card/addressed-envelopes.ts'
export {
  CARD_NAME_FIELDS,
  type CardNameField,
  type CardNameGroup,
  type CardNames,
  cardNameGroup,
  MAX_CARD_NAME_LENGTH,
  parseStoredCardNames,
  type StoredCardNames,
  sanitiseCardNames,
} from './products/card/card-names.ts'
export { CARD_NAMES_KEY } from './products/card/card-names-key.ts'
export {
  type EnvelopeLining,
  envelopeLiningsOf,
  LINING_TILE_MM,
  liningPatternPath,
} from './products/card/envelope-lining.ts'
export { ENVELOPE_SENDER, parseSenderLines, sanitiseStoredSender } from './products/card/envelope-sender.ts'
export type { CardDesignerInput, CardDesignerParams } from './products/card/facts.ts'
export { openEnvelopeShape } from './products/card/open-envelope-shape.ts'
export type { CollageDesignerParams } from './products/collage/facts.ts'
export * from './products/frame-without-print/price-frame-without-print.ts'
export * from './products/index.ts'
export * from './products/photobook/book-binding.ts'
export type { PhotobookDesignerInput, PhotobookDesignerParams } from './products/photobook/facts.ts'
export * from './products/photobook/page-counts.ts'
export * from './products/photobook/photobook-names.ts'
export * from './products/photobook/spine.ts'
export type { PhotoboxDesignerParams } from './products/photobox/facts.ts'
export * from './products/product-sku.ts'
export * from './products/wall-art/check-configuration.ts'
export * from './products/wall-art/choices.ts'
export * from './products/wall-art/configuration.ts'
export * from './products/wall-art/describe-configuration.ts'
export type { PhotoFrameDesignerInput, PhotoFrameDesignerParams } from './products/wall-art/facts.ts'
export { isFrameWithoutPrint } from './products/wall-art/facts.ts'
export * from './products/wall-art/frame-sku.ts'
export * from './products/wall-art/normalise-configuration.ts'
export * from './products/wall-art/parse-frame-query.ts'
export * from './products/wall-art/price-frame.ts'
export * from './products/wall-art/print-geometry.ts'
export * from './products/wall-art/production-limits.ts'
export type { PriceList } from './products/wall-art/schema.ts'
export * from './products/wall-art/starting-price.ts'
export * from './quality/quality-light.ts'
export * from './quality/viewing-situation-of.ts'
export * from './shops/channels.ts'
export * from './shops/country-occasions.ts'
export { DIALLING } from './shops/dialling-codes.ts'
export * from './shops/locale-code.ts'
export * from './shops/locales.ts'
export * from './shops/shop.ts'
export * from './sizes/dimension.ts'
export * from './sizes/dimension-input.ts'
export * from './sizes/format-name.ts'
export * from './sizes/format-size.ts'
export * from './sizes/preview-size.ts'
export * from './time/relative-time.ts'
export * from './tracking/events.ts'
export * from './tracking/metrics.ts'
