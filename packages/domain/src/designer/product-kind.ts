import type { KindFacts, KindParams } from '../kinds/kind.ts'
import { type ArticleKind, type DesignKind, KINDS } from '../kinds/registry.ts'

const kinds = Object.entries(KINDS) as [ArticleKind, KindFacts][]

/** The kind of a product by its parameters (spec 2); `undefined` where they say none. */
export const productKindOf = (params: KindParams): ArticleKind | undefined =>
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
