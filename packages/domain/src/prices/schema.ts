import { z } from 'zod'
import type { PriceLists } from '../products/kind-data-loaders.ts'
import { PRODUCT_KINDS } from '../products/lists.ts'
import { CHANNELS } from '../shops/channels.ts'
import { COUNTRY_CODES, CURRENCIES } from '../shops/locales.ts'
import type { Period } from './days.ts'
import type { PostageTable } from './postage-schema.ts'
import type { ShippingTable } from './shipping-schema.ts'

const id = z.string().regex(/^[a-z0-9]+([-:][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
/** A day such as 2026-11-16. */
export const date = z.iso.date()
/** Minor units, such as euro cents. */
export const minor = z.int().min(0).max(10_000_000)
export const percent = z.number().min(0).max(100)

/** A lower unit price from a quantity on. */
export const quantityDiscountSchema = z.strictObject({ from: z.int().min(2).max(5000), percentOff: percent })

const currencyRule = z.strictObject({ factorPercent: z.int().min(1), lessVatPercent: percent })

/** `prices/currencies*.json`: how euro prices are converted to a shop's prices, for every product kind. */
export const currenciesSchema = z.strictObject({
  version: z.string().min(1),
  /** First day of validity, in the lab's time zone. */
  validFrom: date,
  /** Euro including VAT to currency: minus VAT, then times the factor. */
  currencies: z.record(z.enum(CURRENCIES), currencyRule),
  /**
   * Cents of main price parts: `low` below `from` whole units, `high` from there on. The first matching row applies.
   */
  endings: z
    .array(
      z.strictObject({
        channels: z.array(z.enum(CHANNELS)).optional(),
        currencies: z.array(z.enum(CURRENCIES)).optional(),
        fromUnits: z.int().min(0),
        low: z.int().min(0).max(99),
        high: z.int().min(0).max(99),
      }),
    )
    .min(1)
    .refine(rows => rows.some(({ channels, currencies }) => !channels && !currencies), {
      message: 'needs a row for all channels and currencies',
    }),
})

/** A time such as 09:30, in the lab's time zone. */
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')

/** Whether a period has at least a minute. */
export const beginsBeforeItEnds = ({ from, fromTime = '00:00', until, untilTime = '24:00' }: Period) =>
  until === undefined || from < until || (from === until && fromTime < untilTime)

/** A reduction of prices for everybody. */
export const campaignSchema = z
  .strictObject({
    id,
    /** First and last day, both inclusive, in the lab's time zone. */
    from: date,
    fromTime: time.optional(),
    until: date,
    untilTime: time.optional(),
    /** Product kinds; all by default. */
    kinds: z.array(z.enum(PRODUCT_KINDS)).min(1).optional(),
    /** Materials, types, formats or SKUs, any of them; all by default. */
    ids: z.array(z.string().min(1)).min(1).optional(),
    channels: z.array(z.enum(CHANNELS)).optional(),
    countries: z.array(z.enum(COUNTRY_CODES)).optional(),
    reduction: z.union([
      z.strictObject({ percent: z.number().gt(0).max(90) }),
      z.strictObject({ amount: z.partialRecord(z.enum(CURRENCIES), minor) }),
    ]),
  })
  .refine(beginsBeforeItEnds, { message: 'ends before it begins', path: ['until'] })

/** `prices/campaigns.json`. */
export const campaignsSchema = z.strictObject({
  version: z.string().min(1),
  campaigns: z.array(campaignSchema),
})

export const VAT_CLASSES = [
  'wall-art',
  'card',
  'calendar',
  'print',
  'photobook',
  'booklet',
  'layflat-book',
  'accessory',
  'voucher',
  'shipping',
] as const
export type VatClass = (typeof VAT_CLASSES)[number]

/** `prices/vat.json`: per cent by country and product type, each from a day on. */
export const vatSchema = z.strictObject({
  version: z.string().min(1),
  countries: z.record(
    z.enum(COUNTRY_CODES),
    z.strictObject({
      /** Whether prices include VAT; `false` if taxes are added at checkout. */
      included: z.boolean(),
      standard: z.array(z.strictObject({ validFrom: date, percent })).min(1),
      exceptions: z
        .partialRecord(z.enum(VAT_CLASSES), z.array(z.strictObject({ validFrom: date, percent })).min(1))
        .default({}),
    }),
  ),
})

/** `prices/reference.json`: where a reduced price must show the lowest price of the preceding days. */
export const referenceSchema = z.strictObject({
  version: z.string().min(1),
  days: z.int().min(1),
  countries: z.array(z.enum(COUNTRY_CODES)),
})

export type CurrencyRules = z.infer<typeof currenciesSchema>
export type QuantityDiscount = z.infer<typeof quantityDiscountSchema>
export type Campaign = z.infer<typeof campaignSchema>
export type VatTable = z.infer<typeof vatSchema>
export type ReferenceRule = z.infer<typeof referenceSchema>

/** All data that prices are calculated from, besides the catalogue. */
export interface PriceBook {
  version: string
  /** Time zone in which days begin and end. */
  timeZone: string
  /** Newest first. */
  currencies: readonly CurrencyRules[]
  /** By product kind, newest first. */
  lists: PriceLists
  campaigns: readonly Campaign[]
  vat: VatTable
  shipping: ShippingTable
  postage: PostageTable
  reference: ReferenceRule
}
