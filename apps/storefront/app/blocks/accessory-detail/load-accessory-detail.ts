import type { AccessoryDetail } from '@passepartout/content-model'
import { getAccessories } from '@passepartout/contracts'
import {
  type LoadedDetail,
  productFallback,
  requestedName,
  withDeliveryDates,
} from '../../features/product-detail/load-detail.ts'
import { accessoryForm } from '../../features/product-form/accessory-form.ts'
import { accessoryImage, accessoryTile } from '../../features/product-list/accessory-tile.ts'
import type { LoadContext } from '../../platform/block.ts'

/** Loads the article of the block or the URL, else the first, in the requested colour. */
export async function loadAccessoryDetail(
  block: AccessoryDetail,
  context: LoadContext,
): Promise<LoadedDetail> {
  const { api, query } = context
  const requestedSku = requestedName(query, 'sku') ?? (block.sku || undefined)
  const answer = await api.call(getAccessories, { query: requestedSku ? { sku: requestedSku } : {} })
  if (!answer.ok) return productFallback(block.component, context, answer)
  const [item] = answer.payload.items
  const shown = item?.variants.find(({ sku }) => sku === requestedSku) ?? item?.variants[0]
  if (!item || !shown) return { product: undefined, failed: false }
  const configurator = await accessoryForm(item, shown.sku, context)
  const tile = accessoryTile(item)
  const picture = shown.picture ? accessoryImage(shown.picture) : tile.picture
  return {
    product: {
      viewed: { kind: 'accessory', item: shown.sku },
      name: item.name,
      summary: [item.text],
      unit: 'piece',
      badges: [],
      pictures: picture ? [{ picture, name: shown.colour.name }] : [],
      palettes: [],
      price: tile.price,
      facts: [{ term: 'kind', values: [item.type.name] }],
      prices: [],
      designer: undefined,
      configured: await withDeliveryDates(configurator, context),
    },
  }
}
