import type { Catalogue } from '../../catalogue/schema.ts'
import { definitionOf } from '../shared/limits.ts'
import type { AccessoryArticle, AccessoryVariant } from './schema.ts'

/** The article and its variant for a SKU. */
export function findAccessory(
  catalogue: Catalogue,
  sku: string,
): { article: AccessoryArticle; variant: AccessoryVariant } | undefined {
  for (const article of definitionOf(catalogue, 'accessory').articles) {
    const variant = article.variants.find(each => each.sku === sku)
    if (variant) return { article, variant }
  }
  return undefined
}
