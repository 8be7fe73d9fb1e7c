import { type Calculator, isWallArt } from '@passepartout/content-model'
import { type Catalogue, parseFrameSku } from '@passepartout/domain'
import { addressOf } from '../links/address.ts'

type Place = Parameters<typeof addressOf>[1]

/**
 * Where an article number leads that names another material than the page is about: to that material's page, with the
 * number. `undefined` where it belongs here, names nothing, or its material has no page.
 */
export function pageOfSku(
  blocks: readonly { component: string }[],
  query: URLSearchParams,
  catalogue: Catalogue,
  place: Place,
): string | undefined {
  const isCalculator = (block: { component: string }): block is Calculator => block.component === 'calculator'
  const calculator = blocks.filter(isCalculator).find(isWallArt)
  const target = parseFrameSku(catalogue, query.get('sku') ?? '')
  if (!calculator || !target || target.materialType === calculator.materialType) return undefined
  const page = calculator.links.find(item => item.materialType === target.materialType)
  const address = page && addressOf(page.link, place)
  return address && address !== '#' ? `${address}?${query}` : undefined
}
