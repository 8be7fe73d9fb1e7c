import type { KindMetadata, ProductKindParams } from '../products/kind.ts'
import { type DesignKind, KINDS, type ProductKind } from '../products/registry.ts'

const kinds = Object.entries(KINDS) as [ProductKind, KindMetadata][]

/** The kind of a product by its parameters (spec 2); `undefined` where they say none. */
export const productKindOf = (params: ProductKindParams): ProductKind | undefined =>
  kinds.find(([, { isSaidBy }]) => isSaidBy?.(params))?.[0]

/** The kind with designs whose query fields are all there (spec 2); the one that needs most, where several do. */
export function productTypeOf(query: Readonly<Record<string, unknown>>): DesignKind | undefined {
  const designed = kinds.flatMap(([kind, { designs }]) => (designs ? [{ kind, needs: designs.needs }] : []))
  const found = designed
    .toReversed()
    .toSorted((a, b) => b.needs.length - a.needs.length)
    .find(({ needs }) => needs.every(field => Boolean(query[field])))
  return found?.kind as DesignKind | undefined
}

/** Kinds under the names that addresses of before had for them (spec 3, "Product kinds"). */
const ALSO_CALLED: Readonly<Record<string, ProductKind>> = { photoframe: 'photo-frame' }

/** The kind that an address asks for: by its name, `productType=calendar`, else by the fields of a design. */
export function requestedKind(query: Readonly<Record<string, unknown>>): ProductKind | undefined {
  const named = String(query.productType ?? '')
  const kind = Object.hasOwn(ALSO_CALLED, named) ? ALSO_CALLED[named] : named
  return kinds.find(([known]) => known === kind)?.[0] ?? productTypeOf(query)
}
