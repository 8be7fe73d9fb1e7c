import type { CardDetail } from '@passepartout/content-model'
import { type CallPayload, getThemes } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import {
  cardNameGroup,
  definitionOf,
  envelopeLiningsOf,
  formatSize,
  inOneName,
  type Locale,
  themeIdOf,
} from '@passepartout/domain'
import {
  type LoadedDetail,
  productFallback,
  requestedName,
  withDeliveryDates,
} from '../../features/product-detail/load-detail.ts'
import { designDetail, namesOf } from '../../features/product-detail/product-detail.ts'
import { cardForm, inFormat } from '../../features/product-form/card-form.ts'
import { requestedPalette } from '../../features/product-form/palette-section.ts'
import { type ProductForm, selectedValue } from '../../features/product-form/product-form.ts'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { loadMatchingArticles } from './load-matching-articles.ts'

/** Loads the card of the block, the path or the query. */
export async function loadCardDetail(block: CardDetail, context: LoadContext): Promise<LoadedDetail> {
  const { api, path, query, shop, log } = context
  const named = block.themeId || themeIdOf(path)
  const themeId = named ?? requestedName(query, 'themeId')
  if (!themeId) return { product: undefined, failed: false }
  const answer = await api.call(getThemes, { query: { themeId } })
  if (!answer.ok) return productFallback(block.component, context, answer)
  const [item] = answer.payload.items
  if (!item) return { product: undefined, failed: false }
  const translate = translatorFor(shop, log)
  const { detail } = item
  const palette = requestedPalette(query, item.palettes)
  const [configurator, matching] = await Promise.all([
    cardForm({ theme: item, palettes: item.palettes, palette }, context),
    block.accessory ? loadMatchingArticles(themeId, context) : [],
  ])
  const shown = pagesInFormat(configurator, item, shop.locale)
  const detailed = designDetail(shown, query, {
    kind: 'card',
    id: themeId,
    product: item.product.value,
    named: named ? '' : `themeId=${themeId}`,
    chosen: displayedCard(configurator, context),
  })
  return {
    product: {
      ...detailed,
      badges: [...detailed.badges, ...recycledOf(configurator, context)],
      summary: [...namesOf(item.categories.slice(0, 1)), shown.format.name, item.product.name],
      unit: 'card',
      theme: { themeId, palette },
      occasion: item.occasions[0]?.value,
      names: cardNameGroup(item.occasions[0]?.value),
      matching,
      configured: await withDeliveryDates(configurator, context),
      facts: [
        { term: 'format', values: inOneName(shop.locale, [...sizeOf(shown), item.product.name]) },
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

type Theme = CallPayload<(typeof schemas)['getThemes']>['items'][number]

/** The card's pages in the chosen format, as its design is laid out for it. */
function pagesInFormat(configurator: ProductForm | undefined, item: Theme, locale: Locale): Theme {
  const chosen = selectedValue(configurator, 'formatType')
  const found = item.detail?.choices.formatType?.find(({ value }) => value === chosen)
  if (!found?.sizeMm || found.value === item.format.value) return item
  const { width, height } = found.sizeMm
  return {
    ...item,
    format: { value: found.value, name: found.name },
    sizeMm: { width, height },
    sizeText: formatSize({ widthMm: width, heightMm: height }, locale),
    previews: item.previews.map(preview => ({ ...preview, url: inFormat(preview.url, found.value) })),
  }
}

/** The choices visible in the images. Paper and holes appear only in the images and texts of their own choices. */
function displayedCard(configurator: ProductForm | undefined, { catalogue }: LoadContext) {
  const [refinement, punching, envelope, liner] = ['refinementType', 'punching', 'envelope', 'liner'].map(
    name => selectedValue(configurator, name),
  )
  const colour = definitionOf(catalogue, 'card').envelopes.find(({ id }) => id === envelope)?.colour
  const lining = envelopeLiningsOf(catalogue)[liner ?? '']
  return { refinement, punching, ...(colour ? { envelope: { colour, lining } } : {}) }
}

/** Composition of the chosen paper, where it contains recycled material. */
function recycledOf(configurator: ProductForm | undefined, { catalogue, shop, log }: LoadContext): string[] {
  const chosen = selectedValue(configurator, 'paper')
  const percent = definitionOf(catalogue, 'card').papers.find(({ id }) => id === chosen)?.recycledPercent
  return percent ? [translatorFor(shop, log)('product.recycled', { percent })] : []
}

/** Name and size of a format, without repetition where the name is the size. */
const sizeOf = ({ format, sizeText }: { format: { name: string }; sizeText: string }): string[] =>
  format.name.startsWith(sizeText) ? [format.name] : [format.name, sizeText]
