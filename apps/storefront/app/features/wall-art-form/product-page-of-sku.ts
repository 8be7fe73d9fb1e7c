import { isWallArtForm, type ProductFormBlock } from '@passepartout/content-model'
import { type Catalogue, parseFrameSku } from '@passepartout/domain'
import { urlOf } from '../links/address.ts'

type ProductPageLocation = Parameters<typeof urlOf>[1]

/**
 * Target of an article number that names another material than the page is about: that material's page, with the
 * number. `undefined` if the number belongs to this page, is unknown, or its material has no page.
 */
export function productPageOfSku(
  blocks: readonly { component: string }[],
  query: URLSearchParams,
  catalogue: Catalogue,
  place: ProductPageLocation,
): string | undefined {
  const isCalculator = (block: { component: string }): block is ProductFormBlock =>
    block.component === 'calculator'
  const calculator = blocks.filter(isCalculator).find(isWallArtForm)
  const target = parseFrameSku(catalogue, query.get('sku') ?? '')
  if (!calculator || !target || target.materialType === calculator.materialType) return undefined
  const page = calculator.links.find(item => item.materialType === target.materialType)
  const address = page && urlOf(page.link, place)
  return address && address !== '#' ? `${address}?${query}` : undefined
}
