import { getAccessories, getAccessoryPrice } from '@passepartout/contracts'
import { accessoryTile, goodsPicture } from '../../features/overview/accessory-tile.ts'
import { askedName, detailFailure, type LoadedDetail } from '../../features/product-detail/load-detail.ts'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { AccessoryDetail } from './schema.ts'

/** The article that the block or the address names, else the first; shown in the colour that was asked for. */
export async function loadAccessoryDetail(
  block: AccessoryDetail,
  context: LoadContext,
): Promise<LoadedDetail> {
  const { api, query, shop, log } = context
  const asked = askedName(query, 'sku') ?? (block.sku || undefined)
  const answer = await api.call(getAccessories, { query: asked ? { sku: asked } : {} })
  if (!answer.ok) return detailFailure(block.component, context, answer)
  const [item] = answer.payload.items
  const shown = item?.variants.find(({ sku }) => sku === asked) ?? item?.variants[0]
  if (!item || !shown) return { product: undefined, failed: false }
  const price = await api.call(getAccessoryPrice, { query: { sku: shown.sku, quantity: 1 } })
  const translate = translatorFor(shop, log)
  const tile = accessoryTile(item)
  const picture = shown.picture ? goodsPicture(shown.picture) : tile.picture
  return {
    product: {
      name: item.name,
      badges: [],
      pictures: picture ? [{ picture, name: shown.colour.name }] : [],
      palettes: item.variants.map(({ sku, colour, swatch }) => ({
        name: colour.name,
        swatch,
        query: `sku=${sku}`,
        here: sku === shown.sku,
      })),
      price: tile.price,
      facts: [
        { term: 'kind', values: [item.type.name] },
        { term: 'about', values: [item.text] },
      ],
      prices: [
        {
          title: 'per-piece',
          rows: price.ok
            ? [
                { from: 1, price: price.payload.priceCurrent },
                ...price.payload.quantityTiers.filter(({ from }) => from > 1),
              ].map(tier => ({
                name: translate('product.pieces', { count: tier.from }),
                price: tier.price.text,
              }))
            : [],
        },
      ],
      designer: undefined,
    },
  }
}
