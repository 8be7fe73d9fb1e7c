import { isWallArtForm, type ProductFormBlock } from '@passepartout/content-model'
import { type Catalogue, parseFrameSku } from '@passepartout/domain'
import { urlOf } from '../links/address.ts'

type ProductPageLocation = Parameters<typeof urlOf>[1]

/**
 * Where an article number leads that names another material than the page is about: to that material's page, with the
 * number. `undefined` where it belongs here, names nothing, or its material has no page.
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
