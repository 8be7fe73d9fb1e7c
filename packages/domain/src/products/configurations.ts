import type { z } from 'zod'
import type { Catalogue } from '../catalogue/schema.ts'
import type { Shop } from '../shops/shop.ts'
import { KIND_DATA_LOADERS } from './kind-data-loaders.ts'
import type { ConfigurationOf, ProductConfiguration } from './product-rules.ts'
import { checkProduct, normaliseProduct } from './products.ts'
import type { ProductKind } from './registry.ts'

/** A configuration as sent in a request: fields with a default may be missing. */
export type ConfigurationInput<K extends ProductKind> = { kind: K } & Partial<
  Omit<ConfigurationOf<K>, 'kind'>
>

/** The schema of a kind's configuration, as sent and stored. Imports the schemas of all kinds: servers only. */
export const configurationSchemaOf = <K extends ProductKind>(
  kind: K,
): z.ZodType<ConfigurationOf<K>> & z.ZodObject =>
  KIND_DATA_LOADERS[kind].configuration as unknown as z.ZodType<ConfigurationOf<K>> & z.ZodObject

/** Parses a stored configuration, even if it can no longer be made; `undefined` if it is not one of its kind. */
export function readConfiguration(kind: ProductKind, stored: unknown): ProductConfiguration | undefined {
  const read = configurationSchemaOf(kind).safeParse({ ...Object(stored), kind })
  return read.success ? (read.data as ProductConfiguration) : undefined
}

/** A configuration, if it can still be made and sold unchanged. */
export function orderableConfiguration(
  { catalogue, shop, now }: { catalogue: Catalogue; shop: Shop; now: Date },
  configuration: ProductConfiguration,
): ProductConfiguration | undefined {
  const { kind } = configuration
  const normal = normaliseProduct(catalogue, kind, { ...configuration }, shop, now)
  const product = normal.configuration as ProductConfiguration
  return normal.corrections.length === 0 && checkProduct(catalogue, product, shop).ok ? product : undefined
}
