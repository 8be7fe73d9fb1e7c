import type { KindMetadata, ProductKindParams } from '../products/kind.ts'
import { KIND_DATA_LOADERS, type KindData } from '../products/kind-data-loaders.ts'
import { type DesignKind, KINDS, type ProductKind } from '../products/registry.ts'

const kinds = Object.entries(KINDS) as [ProductKind, KindMetadata][]

/** The kind of a product by its parameters (spec 2); `undefined` if they name none. */
export const productKindOf = (params: ProductKindParams): ProductKind | undefined =>
  kinds.find(([kind]) =>
    (KIND_DATA_LOADERS[kind] as Pick<KindData<undefined>, 'isSaidBy'>).isSaidBy?.(params),
  )?.[0]

/** The kind with designs whose required query fields are all present (spec 2); of several, the one with most fields. */
export function productTypeOf(query: Readonly<Record<string, unknown>>): DesignKind | undefined {
  const designed = kinds.flatMap(([kind, { designs }]) => (designs ? [{ kind, needs: designs.needs }] : []))
  const found = designed
    .toReversed()
    .toSorted((a, b) => b.needs.length - a.needs.length)
    .find(({ needs }) => needs.every(field => Boolean(query[field])))
  return found?.kind as DesignKind | undefined
}

/** Names of kinds in older addresses (spec 3, "Product kinds"). */
const ALSO_CALLED: Readonly<Record<string, ProductKind>> = { photoframe: 'photo-frame' }

/** The kind that an address asks for: by its name, `productType=calendar`, else by the fields of a design. */
export function requestedKind(query: Readonly<Record<string, unknown>>): ProductKind | undefined {
  const named = String(query.productType ?? '')
  const kind = Object.hasOwn(ALSO_CALLED, named) ? ALSO_CALLED[named] : named
  return kinds.find(([known]) => known === kind)?.[0] ?? productTypeOf(query)
}
