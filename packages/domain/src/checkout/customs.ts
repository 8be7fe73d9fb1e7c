import type { Catalogue } from '../catalogue/schema.ts'
import { concerns } from '../law/law-rules.ts'
import { type Money, money } from '../money/money.ts'
import { netOfGross } from '../prices/vat.ts'
import { type ProductConfiguration, rulesOf } from '../products/product-rules.ts'
import type { CountryCode, Currency } from '../shops/locales.ts'
import type { CustomsTable, TracedGood } from './selling-schema.ts'

/** Customs data of one order line in a parcel. */
export interface CustomsLine {
  /** Six-digit code of the Harmonised System. */
  heading: string
  /** In English. */
  name: string
  /** ISO 3166 code. */
  origin: string
  pieces: number
  /** Of all copies together, without packaging. */
  netGrams: number
  /** Of all copies together: the price paid, without the VAT in it. */
  value: Money
}

/** A good covered by the EU's deforestation regulation, with its supplier's reference if there is one. */
export interface TracedPart {
  good: TracedGood
  reference: string | null
}

/**
 * Customs value of an order line: its price minus its share of promotion codes, without the VAT included in it, which
 * the destination charges as a tax on imports.
 */
export const customsValue = (
  { total, discount, vatRate }: { total: number; discount: number; vatRate: number },
  currency: Currency,
): Money => money(netOfGross(total - discount, vatRate), currency)

function goodsOf({ goods }: CustomsTable, configuration: ProductConfiguration) {
  const choices = configuration as unknown as Readonly<Record<string, unknown>>
  const fits = (field: string, words: readonly string[]) =>
    words.some(word => String(choices[field] ?? '').includes(word))
  return goods.find(
    ({ kinds, where = {} }) =>
      (kinds as readonly string[]).includes(configuration.kind) &&
      Object.entries(where).every(([field, words]) => fits(field, words)),
  )
}

/**
 * Customs data of an order line for a destination; `undefined` inside the customs union, and for goods missing from the
 * table: production does not wait for them.
 */
export function customsLine(
  { catalogue, customs }: { catalogue: Catalogue; customs: CustomsTable },
  configuration: ProductConfiguration,
  { country, pieces, value }: { country: CountryCode; pieces: number; value: Money },
): CustomsLine | undefined {
  const found = concerns('customs-data', country) ? goodsOf(customs, configuration) : undefined
  if (!found) return undefined
  const { grams } = rulesOf(configuration.kind).parcel(catalogue, configuration as never)
  const { heading, name } = found
  return { heading, name, origin: customs.origin, pieces, netGrams: Math.ceil(grams * pieces), value }
}

/** Parts of a product covered by the deforestation regulation. */
export const tracedParts = (customs: CustomsTable, configuration: ProductConfiguration): TracedPart[] =>
  (goodsOf(customs, configuration)?.traced ?? []).map(good => ({
    good,
    reference: customs.supplierReferences[good],
  }))
