import type { Catalogue } from '../catalogue/schema.ts'
import { concerns } from '../law/law-rules.ts'
import type { Money } from '../money/money.ts'
import { type ProductConfiguration, rulesOf } from '../products/product-rules.ts'
import type { CountryCode } from '../shops/locales.ts'
import type { CustomsTable, TracedGood } from './selling-schema.ts'

/** What a customs office asks of a line of a parcel. */
export interface CustomsLine {
  /** Six digits of the Harmonised System. */
  heading: string
  /** In English. */
  name: string
  /** ISO 3166. */
  origin: string
  pieces: number
  /** Of all pieces together, without packing. */
  netGrams: number
  /** Of all pieces together, as the customer pays it. */
  value: Money
}

/** A good of the EU's law on deforestation, with the reference of its supplier where there is one. */
export interface TracedPart {
  good: TracedGood
  reference: string | null
}

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
 * What customs are told of a line that goes to that country; nothing where it stays in the customs union, and of goods that
 * the table does not know: a line is made all the same.
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

/** Parts of a product that the law on deforestation traces. */
export const tracedParts = (customs: CustomsTable, configuration: ProductConfiguration): TracedPart[] =>
  (goodsOf(customs, configuration)?.traced ?? []).map(good => ({
    good,
    reference: customs.supplierReferences[good],
  }))
