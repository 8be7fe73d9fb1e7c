import { accessoryRules } from './accessory/rules.ts'
import { calendarRules } from './calendar/rules.ts'
import { cardRules } from './card/rules.ts'
import { collageRules } from './collage/rules.ts'
import { frameRules } from './frame/rules.ts'
import { giftVoucherRules } from './gift-voucher/rules.ts'
import { photoFrameRules } from './photo-frame/rules.ts'
import { photobookRules } from './photobook/rules.ts'
import { photoboxRules } from './photobox/rules.ts'
import { photoprintRules } from './photoprint/rules.ts'
import type { ProductKind } from './registry.ts'
import type { DatedList, ProductRules } from './shared/rules.ts'

/** The rules of every kind. Import the rules of a single kind if only that is needed: this module includes them all. */
export const PRODUCT_RULES = {
  'photo-frame': photoFrameRules,
  frame: frameRules,
  calendar: calendarRules,
  photobook: photobookRules,
  collage: collageRules,
  photobox: photoboxRules,
  photoprint: photoprintRules,
  card: cardRules,
  accessory: accessoryRules,
  'gift-voucher': giftVoucherRules,
} satisfies { [K in ProductKind]: { kind: K } }

export type ConfigurationOf<K extends ProductKind> =
  (typeof PRODUCT_RULES)[K] extends ProductRules<infer C, infer _> ? C : never

/** A product as ordered, discriminated by `kind`. */
export type ProductConfiguration = { [K in ProductKind]: ConfigurationOf<K> }[ProductKind]

// The list pairs each kind with rules for its own configuration, which TypeScript cannot follow through an index.
export const rulesOf = (kind: ProductKind) =>
  PRODUCT_RULES[kind] as unknown as ProductRules<ProductConfiguration, DatedList>
