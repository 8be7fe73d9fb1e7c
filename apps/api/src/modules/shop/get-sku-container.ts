import { getSkuContainer } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { isSoldInChannel, toDisplayMoney } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { findArticleBySku } from './find-article-by-sku.ts'

export const getSkuContainerRoute = route(
  getSkuContainer,
  schemas.getSkuContainer,
  (context, { query: { sku } }) => {
    const { shop, translate } = context
    const article = findArticleBySku(context, sku)
    if (article && !isSoldInChannel(shop.channel, article.kind)) return refuse('not-in-this-shop')
    if (!article)
      return refuse('not-found', { errors: { sku: [translate('problem.other', { value: sku })] } })
    const { price, product, ...facts } = article
    const { kind: _kind, ...configuration } = product
    return success({
      sku,
      ...facts,
      configuration,
      priceCurrent: toDisplayMoney(price.current, shop.locale, price.vatRate),
      priceOriginal: toDisplayMoney(price.original, shop.locale),
      discountPercent: price.discountShare,
    })
  },
  { isPublic: true },
)
