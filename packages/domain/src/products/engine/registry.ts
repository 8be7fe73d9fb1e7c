import { accessoryRules } from '../accessory/rules.ts'
import { calendarRules } from '../calendar/rules.ts'
import { cardRules } from '../card/rules.ts'
import { collageRules } from '../collage/rules.ts'
import { giftVoucherRules } from '../gift-voucher/rules.ts'
import { photoFrameRules } from '../photo-frame/rules.ts'
import { photobookRules } from '../photobook/rules.ts'
import { photoboxRules } from '../photobox/rules.ts'
import { photoprintRules } from '../photoprint/rules.ts'
import type { ProductRules } from './rules.ts'

/** One line per kind of product. Import a kind's own rules where only that kind is needed: this brings them all. */
export const PRODUCT_RULES = {
  'photo-frame': photoFrameRules,
  calendar: calendarRules,
  photobook: photobookRules,
  collage: collageRules,
  photobox: photoboxRules,
  photoprint: photoprintRules,
  card: cardRules,
  accessory: accessoryRules,
  'gift-voucher': giftVoucherRules,
}

export type RuledKind = keyof typeof PRODUCT_RULES
export type ConfigurationOf<K extends RuledKind> =
  (typeof PRODUCT_RULES)[K] extends ProductRules<infer C, infer _> ? C : never

/** A product as it is ordered, told apart by `kind`. */
export type ProductConfiguration = { [K in RuledKind]: ConfigurationOf<K> }[RuledKind]

export const isRuledKind = (value: unknown): value is RuledKind =>
  typeof value === 'string' && Object.hasOwn(PRODUCT_RULES, value)
