import { expect } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import type { PartCode, Price } from '../../prices/price-result.ts'
import type { PriceBook } from '../../prices/schema.ts'
import { CHANNELS } from '../../shops/channels.ts'
import { LOCALES, type Locale } from '../../shops/locales.ts'
import { type Shop, shopFor } from '../../shops/shop.ts'
import type { ConfigurationOf, ProductConfiguration } from '../product-rules.ts'
import { normaliseProduct, priceProduct } from '../products.ts'
import type { ProductKind } from '../registry.ts'
import type { ProductInput } from './rules.ts'

export const NOW = new Date('2026-11-21T12:00:00Z')
export const german = shopFor('passepartout', 'de-DE')
export const allShops: readonly Shop[] = CHANNELS.flatMap(channel =>
  LOCALES.map(locale => shopFor(channel, locale)),
)

/** The price of a configuration that can be made. */
export function priceOf(
  configuration: ProductConfiguration,
  {
    shop = german,
    at = NOW,
    quantity = 1,
    book = priceBook,
  }: { shop?: Shop; at?: Date; quantity?: number; book?: PriceBook } = {},
): Price<PartCode> {
  const price = priceProduct(book, catalogue, configuration, shop, { at, quantity })
  if (!price.ok) throw new Error(JSON.stringify(price.problems))
  return price
}

/** The configuration of an input that needs no correction. */
export function configurationFrom<K extends ProductKind>(
  kind: K,
  input: ProductInput,
  shop: Shop = german,
): ConfigurationOf<K> & ProductConfiguration {
  const { configuration, corrections } = normaliseProduct(catalogue, kind, input, shop, NOW)
  expect(corrections).toEqual([])
  return configuration as ConfigurationOf<K> & ProductConfiguration
}

/** Asserts that a price is positive, that its parts add up, and that it does not exceed the original price. */
export function assertValidPrice({
  parts,
  current,
  original,
  total,
  totalOriginal,
  quantity,
}: Price<PartCode>): boolean {
  const sum = (field: 'current' | 'original') =>
    parts.reduce((amount, part) => amount + part[field].amount, 0)
  return (
    sum('current') === current.amount &&
    sum('original') === original.amount &&
    total.amount === current.amount * quantity &&
    totalOriginal.amount === original.amount * quantity &&
    current.amount > 0 &&
    current.amount <= original.amount
  )
}

export function expectSoundPrice(price: Price<PartCode>, shop: Shop): void {
  expect(price).toSatisfy(assertValidPrice)
  const currencies = [price.current, price.total, ...price.parts.map(part => part.current)]
  expect(new Set(currencies.map(({ currency }) => currency))).toEqual(new Set([shop.currency]))
}

/** Price rows of a golden file: each input in four currencies. */
export function goldenRows<K extends ProductKind>(
  kind: K,
  inputs: readonly [string, ProductInput][],
): string {
  const locales: readonly Locale[] = ['de-DE', 'de-CH', 'en-GB', 'en-US']
  const rows = inputs.map(([name, input]) => {
    const prices = locales.map(locale => {
      const shop = shopFor('passepartout', locale)
      const { current, original, vatRate } = priceOf(configurationFrom(kind, input, shop), { shop })
      const before = current.amount < original.amount ? ` (${original.amount})` : ''
      return `${current.currency} ${current.amount}${before}, ${vatRate} %`.padEnd(20)
    })
    return `${name.padEnd(60)} ${prices.join(' ')}`.trimEnd()
  })
  return `${rows.join('\n')}\n`
}
