import { type Client, getSkuContainer } from '@passepartout/contracts'
import { isProductKind } from '@passepartout/domain'
import { storefrontKindAdapter } from '../product-kinds/registry.ts'
import type { StartingPriceQuery, StorefrontKindAdapter } from '../product-kinds/storefront-kind-adapter.ts'
import { toLoadedPrice } from '../product-kinds/to-loaded-price.ts'
import type { LoadedPrice } from './starting-price.tsx'

/** A product whose price is requested: by the ids of its kind, or any product by its article number. */
export interface PricedProduct extends StartingPriceQuery {
  kind: string
}

const pricesOf = (word: string): StorefrontKindAdapter['prices'] => {
  if (word === 'sku') return pricesOfSku
  return isProductKind(word) ? storefrontKindAdapter(word).prices : undefined
}

const pricesOfSku: StorefrontKindAdapter['prices'] = async ({ id }, api) => {
  const result = await api.call(getSkuContainer, { query: { sku: id } })
  return result.ok ? [toLoadedPrice(result.payload)] : []
}

/**
 * Parses the price name of any kind but wall art: `calendar/wandkalender`, `calendar/wandkalender:a4-hoch`,
 * `card/zweig`.
 */
export function parseProductName(name: string): PricedProduct | undefined {
  const [, kind = '', id, format] = /^([a-z-]+)\/([A-Za-z0-9._-]+)(?::([a-z0-9-]+))?$/.exec(name) ?? []
  return pricesOf(kind) && id !== undefined ? { kind, id, format } : undefined
}

/** The lowest price of a product of any kind but wall art. */
export async function productPrice(
  { kind, ...query }: PricedProduct,
  api: Client,
): Promise<LoadedPrice | undefined> {
  const prices = (await pricesOf(kind)?.(query, api)) ?? []
  return prices.toSorted((a, b) => a.current.amount - b.current.amount)[0]
}
