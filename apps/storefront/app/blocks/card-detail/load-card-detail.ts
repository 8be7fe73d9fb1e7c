import type { CardDetail } from '@passepartout/content-model'
import { getThemes } from '@passepartout/contracts'
import { cardNameGroup, themeIdOf } from '@passepartout/domain'
import { cardConfigurator } from '../../features/configurator/card-configurator.ts'
import { paletteAsked } from '../../features/configurator/palette-section.ts'
import {
  askedName,
  detailFailure,
  type LoadedDetail,
  withDelivery,
} from '../../features/product-detail/load-detail.ts'
import { designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { loadMatching } from './load-matching.ts'

/** The card that the block, the path or the query names. */
export async function loadCardDetail(block: CardDetail, context: LoadContext): Promise<LoadedDetail> {
  const { api, path, query, shop, log } = context
  const named = block.themeId || themeIdOf(path)
  const themeId = named ?? askedName(query, 'themeId')
  if (!themeId) return { product: undefined, failed: false }
  const answer = await api.call(getThemes, { query: { themeId } })
  if (!answer.ok) return detailFailure(block.component, context, answer)
  const [item] = answer.payload.items
  if (!item) return { product: undefined, failed: false }
  const translate = translatorFor(shop, log)
  const { detail } = item
  const palette = paletteAsked(query, item.palettes)
  const [configurator, matching] = await Promise.all([
    cardConfigurator({ theme: item, palettes: item.palettes, palette }, context),
    block.accessory ? loadMatching(themeId, context) : [],
  ])
  return {
    product: {
      ...designDetail(item, query, {
        kind: 'card',
        id: themeId,
        product: item.product.value,
        named: named ? '' : `themeId=${themeId}`,
      }),
      summary: [...namesOf(item.categories.slice(0, 1)), item.format.name, item.product.name],
      unit: 'card',
      theme: { themeId, palette },
      names: cardNameGroup(item.occasions[0]?.value),
      matching,
      configured: await withDelivery(configurator, context),
      facts: [
        { term: 'format', values: [...sizeOf(item), item.product.name] },
        { term: 'occasion', values: namesOf(item.occasions) },
        { term: 'style', values: [item.style.name] },
        {
          term: 'samples',
          values: detail
            ? [
                translate('product.samples', {
                  free: detail.sample.free,
                  price: detail.sample.furtherPrice.text,
                }),
              ]
            : [],
        },
      ],
      prices: [],
    },
  }
}

/** What a format is called and how large it is, said once where its name is its size. */
const sizeOf = ({ format, sizeText }: { format: { name: string }; sizeText: string }): string[] =>
  format.name.startsWith(sizeText) ? [format.name] : [format.name, sizeText]
