import { getArticlePrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { priceFrame } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { type Handler, route } from '../../http/router.ts'
import { askedConfiguration } from './asked-configuration.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { shownMoney } from './shown-money.ts'

/** Also answers for the selection of photo frames, which asks the same under its own address. */
export const articlePrice: Handler<typeof schemas.getArticlePrice> = (
  { catalogue, priceBook, shop, translate, now },
  { query: { quantity = 1, ...input } },
) => {
  const asked = askedConfiguration(catalogue, input, shop)
  if (!asked.ok) return refuseConfiguration(asked.problems, translate)
  const price = priceFrame(priceBook, catalogue, asked.configuration, shop, { quantity, at: now })
  if (!price.ok) return refuseConfiguration(price.problems, translate)
  const shown = (money: typeof price.current) => shownMoney(money, shop.locale)
  return answer({
    configuration: asked.configuration,
    quantity: price.quantity,
    priceCurrent: shown(price.current),
    priceOriginal: shown(price.original),
    discountPercent: price.discountShare,
    referencePrice: price.referencePrice ? shown(price.referencePrice) : null,
    parts: price.parts.map(({ code, value, current, original }) => ({
      code,
      value,
      priceCurrent: shown(current),
      priceOriginal: shown(original),
    })),
    total: shown(price.total),
    vatRate: price.vatRate,
    vatIncluded: price.vatIncluded,
    quantityTiers: price.quantityTiers.map(({ from, unit }) => ({ from, price: shown(unit) })),
  })
}

export const getArticlePriceRoute = route(getArticlePrice, schemas.getArticlePrice, articlePrice, {
  isPublic: true,
})
