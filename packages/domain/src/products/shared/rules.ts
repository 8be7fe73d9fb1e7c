import type { Catalogue } from '../../catalogue/schema.ts'
import type { PartAmount } from '../../prices/part-amounts.ts'
import type { Campaign, CurrencyRules, PriceBook, VatClass } from '../../prices/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import type { ProductKind } from '../registry.ts'
import type { QuantityRule } from './limits.ts'
import type { PrintedPage } from './printed-page.ts'

/** What every price list has; a list counts from its day on until a later one begins. */
export interface DatedList {
  version: string
  validFrom: string
}

/** Why a configuration cannot be made or sold: the field, a stable reason code that the UI words, the value. */
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

/** What arrives from an address, a body or an old draft: anything, under the names of the configuration's fields. */
export type ProductInput = Readonly<Record<string, unknown>>

/** Everything that a price's parts come from, on one day. */
export interface PricingInput<C = unknown, L = unknown> {
  /** The kind's price list of the day. */
  list: L
  currencies: CurrencyRules
  /** The whole book and the day, for kinds that build on another kind's list. */
  book: PriceBook
  day: string
  catalogue: Catalogue
  configuration: C
  shop: Shop
  quantity: number
  /** The reduction that counts for this configuration, shop and day. */
  campaign: Campaign | undefined
}

/** How article numbers of a kind are written and read. */
export interface SkuRules<C> {
  of(configuration: C): string
  /** The choices that a number names; `undefined` where it names nothing of the kind. Whether it can be made, `check` tells. */
  read(catalogue: Catalogue, sku: string): ProductInput | undefined
}

/** A piece on its way: `letter` in an envelope, `roll` in a tube, `flat` between boards, `none` by mail. */
export interface ShippingUnit {
  form: 'letter' | 'roll' | 'flat' | 'parcel' | 'none'
  grams: number
  widthMm: number
  heightMm: number
  depthMm: number
  /** Goes by letter post to who orders it: samples and vouchers. */
  isPosted?: boolean
}

/** What a kind of product brings to the engine. Rules are pure and need no schema: browsers load them alone. */
export interface ProductRules<C extends { kind: ProductKind }, L extends DatedList> {
  kind: C['kind']
  vatClass(catalogue: Catalogue, configuration: C): VatClass
  /**
   * A configuration that passes `check`: defaults for what is missing, corrections for what cannot be. `now` is for
   * defaults that follow the calendar.
   */
  normalise(catalogue: Catalogue, input: ProductInput, shop: Shop, now: Date): NormalisedProduct<C>
  check(catalogue: Catalogue, configuration: C, shop: Shop): ProductCheck
  /** How many pieces can be ordered; any number where a kind says nothing. */
  quantity?(catalogue: Catalogue, configuration: C): QuantityRule
  /** The parts of one piece's price; only called with a configuration that passed `check`. */
  parts(ask: PricingInput<C, L>): PartAmount[]
  /** Quantities from which a piece costs less, ascending. */
  tiers?(list: L, configuration: C): readonly number[]
  /** Names by which a campaign may choose this configuration: its material, type, format, SKU. */
  campaignIds(configuration: C): readonly string[]
  /** The kind whose price lists it is priced by, where it has none of its own. */
  listsOf?: ProductKind
  /** Its article number: the main choices; options, paper or refinement are no part of it. */
  sku: SkuRules<C>
  /** One piece as it is sent, without packing. */
  parcel(catalogue: Catalogue, configuration: C): ShippingUnit
  /** Its pages in the order of its document, where a design of many pages is printed on it. */
  pages?(catalogue: Catalogue, configuration: C): PrintedPage[]
  /** Whether it can be sent back for no reason: what is made for one customer cannot (trade facts 12). */
  isWithdrawable(catalogue: Catalogue, configuration: C): boolean
  /** Every configuration that can be made. */
  enumerate?(catalogue: Catalogue, shop: Shop): Iterable<C>
}
