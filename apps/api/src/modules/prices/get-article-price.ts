import { getArticlePrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { articleKey, type Money, priceFrame, toDisplayMoney } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { type Handler, route } from '../../http/router.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { deliveredTotal } from './delivered-total.ts'
import { loadPriceHistory } from './load-price-history.ts'
import { requestedConfiguration } from './requested-configuration.ts'

/** Also used by the selection of photo frames, which has the same call at its own address. */
export const articlePrice: Handler<typeof schemas.getArticlePrice> = async (
  context,
  { query: { quantity = 1, ...input } },
) => {
  const { catalogue, priceBook, shop, translate, now } = context
  const requested = requestedConfiguration(catalogue, input, shop)
  if (!requested.ok) return refuseConfiguration(requested.problems, translate)
  const { configuration } = requested
  const options = { quantity, at: now }
  let price = priceFrame(priceBook, catalogue, configuration, shop, options)
  // Only a reduced price has a reference price; the recorded price history has priority over the price book.
  if (price.ok && price.referencePrice) {
    const history = await loadPriceHistory(context, articleKey({ kind: 'photo-frame', ...configuration }))
    price = priceFrame(priceBook, catalogue, configuration, shop, { ...options, history })
  }
  if (!price.ok) return refuseConfiguration(price.problems, translate)
  const { vatRate } = price
  const delivered = deliveredTotal(context, { kind: 'photo-frame', ...configuration }, price)
  const shown = (money: Money) => toDisplayMoney(money, shop.locale)
  const taxed = (money: Money) => toDisplayMoney(money, shop.locale, vatRate)
  return success({
    configuration,
    quantity: price.quantity,
    priceCurrent: taxed(price.current),
    priceOriginal: shown(price.original),
    discountPercent: price.discountShare,
    referencePrice: price.referencePrice ? shown(price.referencePrice) : null,
    parts: price.parts.map(({ code, value, current, original }) => ({
      code,
      value,
      priceCurrent: taxed(current),
      priceOriginal: taxed(original),
    })),
    total: taxed(price.total),
    totalOriginal: shown(price.totalOriginal),
    delivered: delivered ? shown(delivered) : null,
    vatRate,
    vatIncluded: price.vatIncluded,
    quantityTiers: price.quantityTiers.map(({ from, unit }) => ({ from, price: taxed(unit) })),
  })
}

export const getArticlePriceRoute = route(getArticlePrice, schemas.getArticlePrice, articlePrice, {
  isPublic: true,
  about: 'photo-frame',
})
