import { getSkuContainer } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { isSoldBy } from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownMoney } from '../prices/index.ts'
import { articleOfSku } from './article-of-sku.ts'

export const getSkuContainerRoute = route(
  getSkuContainer,
  schemas.getSkuContainer,
  (context, { query: { sku } }) => {
    const { shop, translate } = context
    const article = articleOfSku(context, sku)
    if (article && !isSoldBy(shop.channel, article.kind)) return refuse('not-in-this-shop')
    if (!article)
      return refuse('not-found', { errors: { sku: [translate('problem.other', { value: sku })] } })
    const { price, product, ...facts } = article
    const { kind: _kind, ...configuration } = product
    return answer({
      sku,
      ...facts,
      configuration,
      priceCurrent: shownMoney(price.current, shop.locale, price.vatRate),
      priceOriginal: shownMoney(price.original, shop.locale),
      discountPercent: price.discountShare,
    })
  },
  { isPublic: true },
)
