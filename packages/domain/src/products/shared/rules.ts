import type { Catalogue } from '../../catalogue/schema.ts'
import type { PartAmount } from '../../prices/part-amounts.ts'
import type { Campaign, CurrencyRules, PriceBook, VatClass } from '../../prices/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import type { ProductKind } from '../registry.ts'
import type { QuantityRule } from './limits.ts'
import type { PrintedPage } from './printed-page.ts'

/** Fields of every price list; a list is valid from its day until a later one starts. */
export interface DatedList {
  version: string
  validFrom: string
}

/** Why a configuration cannot be made or sold: the field, a stable reason code with its text in the UI, the value. */
export interface ProductProblem {
  field: string
  code: string
  value: string
}

export type ProductCheck = { ok: true } | { ok: false; problems: ProductProblem[] }

/** A given value that had to be replaced. */
export interface ProductCorrection {
  field: string
  given: string
  used: string | undefined
}

export interface NormalisedProduct<C> {
  configuration: C
  corrections: ProductCorrection[]
}

/** Untrusted input from an address, a request body or an old draft, under the names of the configuration's fields. */
export type ProductInput = Readonly<Record<string, unknown>>

/** Everything that the parts of a price are calculated from, on one day. */
export interface PricingInput<C = unknown, L = unknown> {
  /** The kind's price list of the day. */
  list: L
  currencies: CurrencyRules
  /** The whole price book and the day, for kinds that use another kind's list. */
  book: PriceBook
  day: string
  catalogue: Catalogue
  configuration: C
  shop: Shop
  quantity: number
  /** The campaign for this configuration, shop and day. */
  campaign: Campaign | undefined
}

/** Safety warnings of products; their texts are messages. */
export const SAFETY_WARNINGS = [
  'hang-securely',
  'glass-breaks',
  'small-parts',
  'not-for-toddlers',
  'sharp-edges',
  'keep-from-fire',
] as const
export type SafetyWarning = (typeof SAFETY_WARNINGS)[number]

/** Regulation (EU) 2023/988, article 19: information that every offer of a product kind must show. */
export interface ProductSafety {
  /** Prefix of the product id on parcel and invoice; the configuration follows it. */
  model: string
  warnings: readonly SafetyWarning[]
}

/** How SKUs of a kind are written and parsed. */
export interface SkuRules<C> {
  of(configuration: C): string
  /** The choices in a SKU; `undefined` if it is not one of the kind. `check` decides whether it can be made. */
  read(catalogue: Catalogue, sku: string): ProductInput | undefined
}

/** A piece for shipping: in an envelope, `roll` in a tube, `flat` between boards, `none` for products sent by email. */
export interface ShippingUnit {
  form: 'letter' | 'roll' | 'flat' | 'parcel' | 'none'
  grams: number
  widthMm: number
  heightMm: number
  depthMm: number
  /** Posted in an envelope to the customer: samples and vouchers. */
  isPosted?: boolean
}

/**
 * The rules of a product kind for the pricing engine. They are pure and need no schema, so that browsers can load them
 * alone.
 */
export interface ProductRules<C extends { kind: ProductKind }, L extends DatedList> {
  kind: C['kind']
  vatClass(catalogue: Catalogue, configuration: C): VatClass
  /**
   * A configuration that passes `check`: defaults for missing fields, corrections for invalid ones. `now` is for
   * defaults that depend on the date.
   */
  normalise(catalogue: Catalogue, input: ProductInput, shop: Shop, now: Date): NormalisedProduct<C>
  check(catalogue: Catalogue, configuration: C, shop: Shop): ProductCheck
  /** Quantity limits; absent if any number can be ordered. */
  quantity?(catalogue: Catalogue, configuration: C): QuantityRule
  /** The parts of the unit price; only called with a configuration that passed `check`. */
  parts(input: PricingInput<C, L>): PartAmount[]
  /** Quantities from which the unit price is lower, ascending. */
  tiers?(list: L, configuration: C): readonly number[]
  /** Names that campaigns can use for this configuration: its material, type, format, SKU. */
  campaignIds(configuration: C): readonly string[]
  /** The kind whose price lists apply, if it has none of its own. */
  listsOf?: ProductKind
  /** Its SKU, made of the main choices; options, paper and print finish are not included. */
  sku: SkuRules<C>
  /** One piece as shipped, without packaging. */
  parcel(catalogue: Catalogue, configuration: C): ShippingUnit
  /** Whether a stored configuration is shipped; absent if every one is. */
  isShipped?(configuration: C): boolean
  /** What its offers show for product safety; absent where the parts of another kind cover it. */
  safety?: ProductSafety
  /** Its printed pages in the order of the document, for kinds with multi-page documents. */
  pages?(catalogue: Catalogue, configuration: C): PrintedPage[]
  /** Whether it can be returned without giving a reason: products made for one customer cannot (trade facts 12). */
  isWithdrawable(catalogue: Catalogue, configuration: C): boolean
  /** Every configuration that can be made. */
  enumerate?(catalogue: Catalogue, shop: Shop): Iterable<C>
}
