export type { Bindings, BookBinding, CalendarBinding } from './catalogue/bindings.ts'
export * from './catalogue/data-files.ts'
export * from './catalogue/formats.ts'
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
export * from './consent/consent.ts'
export * from './consent/cookies.ts'
export * from './consent/retention.ts'
export * from './delivery/delivery-extract.ts'
export * from './delivery/delivery-item.ts'
export * from './delivery/delivery-message.ts'
export * from './delivery/delivery-moments.ts'
export * from './delivery/delivery-services.ts'
export * from './delivery/estimate-delivery.ts'
export * from './delivery/parse-delivery.ts'
export { type PaymentStart, paymentStart } from './delivery/payment-start.ts'
export type { DeliveryCalendar } from './delivery/schema.ts'
export * from './delivery/told-delivery.ts'
export { clockFormatOptions, joinWithNoBreakSpaces } from './delivery/told-time.ts'
export { instantInZone } from './delivery/zoned-time.ts'
export type { Nullable, YearMonth } from './designer/designer-kind.ts'
export * from './designer/designer-link.ts'
export * from './designer/designer-url.ts'
export * from './designer/line-photos-hash.ts'
export * from './designer/product-kind.ts'
export * from './designer/query-string.ts'
export * from './errors/app-error.ts'
export * from './errors/log-keys.ts'
export * from './errors/page-failure.ts'
export * from './files/sniff-file.ts'
export { takenAt } from './files/taken-at.ts'
export * from './flags/flags.ts'
export * from './hosts/alternates.ts'
export * from './hosts/host-map.ts'
export * from './hosts/page-path.ts'
export * from './hosts/resolve-request.ts'
export * from './kinds/accessory/accessory-quantities.ts'
export type { CalendarDesignerInput, CalendarDesignerParams } from './kinds/calendar/facts.ts'
export { monthOf } from './kinds/calendar/facts.ts'
export { suggestedCalendarStart } from './kinds/calendar/suggested-start.ts'
export { addressedDelivery, addressedPrint } from './kinds/card/addressed-envelopes.ts'
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
} from './kinds/card/card-names.ts'
export { CARD_NAMES_KEY } from './kinds/card/card-names-key.ts'
export { ENVELOPE_SENDER, parseSenderLines, sanitiseStoredSender } from './kinds/card/envelope-sender.ts'
export type { CardDesignerInput, CardDesignerParams } from './kinds/card/facts.ts'
export {
  type EnvelopeLining,
  envelopeLiningsOf,
  LINING_TILE_MM,
  liningPatternPath,
} from './kinds/card/lining.ts'
export { openEnvelopeShape } from './kinds/card/open-envelope.ts'
export type { CollageDesignerParams } from './kinds/collage/facts.ts'
export * from './kinds/frame/price-frame-alone.ts'
export * from './kinds/index.ts'
export * from './kinds/photo-frame/check-configuration.ts'
export * from './kinds/photo-frame/choices.ts'
export * from './kinds/photo-frame/configuration.ts'
export * from './kinds/photo-frame/describe-configuration.ts'
export type { PhotoFrameDesignerInput, PhotoFrameDesignerParams } from './kinds/photo-frame/facts.ts'
export { isFrameWithoutPrint } from './kinds/photo-frame/facts.ts'
export * from './kinds/photo-frame/frame-sku.ts'
export * from './kinds/photo-frame/from-price.ts'
export * from './kinds/photo-frame/normalise-configuration.ts'
export * from './kinds/photo-frame/parse-frame-query.ts'
export * from './kinds/photo-frame/price-frame.ts'
export * from './kinds/photo-frame/print-geometry.ts'
export * from './kinds/photo-frame/production-limits.ts'
export type { PriceList } from './kinds/photo-frame/schema.ts'
export * from './kinds/photobook/book-binding.ts'
export type { PhotobookDesignerInput, PhotobookDesignerParams } from './kinds/photobook/facts.ts'
export * from './kinds/photobook/page-counts.ts'
export * from './kinds/photobook/photobook-names.ts'
export * from './kinds/photobook/spine.ts'
export type { PhotoboxDesignerParams } from './kinds/photobox/facts.ts'
export * from './kinds/product-sku.ts'
export * from './law/invoice-years.ts'
export * from './law/law-rules.ts'
export * from './law/legal-guarantee.ts'
export * from './listing/list-page.ts'
export * from './listing/nearest-colour.ts'
export { getOrCreate, getOrCreatePerOwner, memoize } from './memory/remembering.ts'
export { TOLD_NUMBERS } from './messages/told-numbers.ts'
export * from './messages/translator.ts'
export * from './messages/typeset.ts'
export * from './messages/wording.ts'
export * from './money/format-money.ts'
export * from './money/money.ts'
export { ACCOUNT_PAGES, type AccountPage, accountPageFor, accountPath } from './paths/account-pages.ts'
export * from './paths/account-sections.ts'
export * from './paths/categories.ts'
export { redactPathForLog } from './paths/logged-path.ts'
export * from './paths/page-target.ts'
export * from './paths/product-paths.ts'
export * from './paths/system-pages.ts'
export * from './payments/domestic-account.ts'
export * from './payments/epc-code.ts'
export * from './payments/references.ts'
export * from './payments/sellers.ts'
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
export * from './prices/share-out.ts'
export * from './prices/shipping.ts'
export type { ShippingClass, ShippingTable } from './prices/shipping-schema.ts'
export * from './prices/vat.ts'
export * from './quality/quality-light.ts'
export * from './quality/viewing-of.ts'
export * from './selling/address-forms.ts'
export type { Region } from './selling/address-regions.ts'
export * from './selling/carriers.ts'
export * from './selling/check-address.ts'
export * from './selling/consumer-law.ts'
export * from './selling/customs.ts'
export * from './selling/guest-books.ts'
export * from './selling/order-moves.ts'
export * from './selling/order-states.ts'
export * from './selling/order-tax.ts'
export * from './selling/parse-selling.ts'
export * from './selling/product-safety.ts'
export * from './selling/production-folder.ts'
export * from './selling/promotions.ts'
export * from './selling/reckon-order.ts'
export type {
  CrossSellRule,
  CustomsTable,
  Promotion,
  SalesTaxTable,
  SellingData,
  ShippingMethods,
  TracedGood,
} from './selling/selling-schema.ts'
export { TRACED_GOODS } from './selling/selling-schema.ts'
export * from './selling/shipping-options.ts'
export * from './selling/simple-invoice.ts'
export * from './shop/channels.ts'
export * from './shop/country-occasions.ts'
export { DIALLING } from './shop/dialling-codes.ts'
export * from './shop/locale-code.ts'
export * from './shop/locales.ts'
export * from './shop/shop.ts'
export * from './sizes/dimension.ts'
export * from './sizes/dimension-input.ts'
export * from './sizes/format-name.ts'
export * from './sizes/format-size.ts'
export * from './sizes/preview-size.ts'
export { decodeTableFile, stripContactPhotos } from './tables/pasted-file.ts'
export * from './time/relative-time.ts'
export * from './tracking/events.ts'
export * from './tracking/measures.ts'
export type { Term, Vocabulary, VocabularyGroup } from './vocabulary/groups.ts'
export { VOCABULARY_GROUPS } from './vocabulary/parse-vocabulary.ts'
export * from './vocabulary/terms.ts'
