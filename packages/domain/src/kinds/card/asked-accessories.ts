import type { Catalogue } from '../../catalogue/schema.ts'
import { definitionOf } from '../engine/limits.ts'
import type { ProductInput } from '../engine/rules.ts'

/** Query fields of a card that each name an accessory (spec 3). */
const FIELDS = ['ribbon', 'bow', 'screw', 'seal', 'standard', 'tag'] as const

/**
 * SKUs that addresses ask for beside `accessories`: each field holds a SKU or an article, `ribbonColor` its colour.
 * What is neither is kept as it came, so that it is named among the corrections.
 */
export function askedAccessories(catalogue: Catalogue, input: ProductInput): unknown[] {
  const { articles } = definitionOf(catalogue, 'accessory')
  const listed = Array.isArray(input.accessories) ? input.accessories : [input.accessories]
  const byField = FIELDS.map(field => {
    const value = Object.hasOwn(input, field) ? input[field] : undefined
    const article = articles.find(({ id }) => id === value)
    const variants = article?.variants ?? []
    const coloured = field === 'ribbon' && variants.find(({ colour }) => colour === input.ribbonColor)
    return (coloured || variants[0])?.sku ?? value
  })
  return [...listed, ...byField].filter(value => value !== undefined && value !== null && value !== '')
}
