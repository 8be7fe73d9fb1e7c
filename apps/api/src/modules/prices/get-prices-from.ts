import { getPricesFrom } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { formatMoneyFrom, formatsOf, normaliseFrameConfiguration, priceFrame } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownMoney } from './shown-money.ts'

export const getPricesFromRoute = route(
  getPricesFrom,
  schemas.getPricesFrom,
  ({ catalogue, priceBook, shop, now }) => {
    const materials = catalogue.materials.flatMap(material => {
      const prices = formatsOf(catalogue, material, shop).flatMap(formatType => {
        const { configuration } = normaliseFrameConfiguration(
          catalogue,
          { materialType: material.id, formatType },
          shop,
        )
        const price = priceFrame(priceBook, catalogue, configuration, shop, { at: now })
        return price.ok ? [{ formatType, price }] : []
      })
      const cheapest = prices.sort((a, b) => a.price.current.amount - b.price.current.amount)[0]
      if (!cheapest) return []
      const { formatType, price } = cheapest
      return [
        {
          materialType: material.id,
          formatType,
          priceCurrent: shownMoney(price.current, shop.locale),
          priceOriginal: shownMoney(price.original, shop.locale),
          discountPercent: price.discountShare,
          text: formatMoneyFrom(price.current, shop.locale),
        },
      ]
    })
    return answer({ materials })
  },
  { isPublic: true },
)
