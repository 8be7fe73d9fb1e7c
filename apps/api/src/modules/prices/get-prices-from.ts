import { getPricesFrom } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type Catalogue,
  formatMoneyFrom,
  formatsOf,
  normaliseFrameConfiguration,
  type PriceBook,
  priceFrame,
  type Shop,
  toDisplayMoney,
} from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { cacheForAMinute } from './remember.ts'

export const getPricesFromRoute = route(
  getPricesFrom,
  schemas.getPricesFrom,
  ({ catalogue, priceBook, shop, now }) =>
    success({ materials: remembered(priceBook, shop, now, () => cheapest(catalogue, priceBook, shop, now)) }),
  { isPublic: true, about: 'photo-frame' },
)

// Cached: about 500 prices, which nearly every page requests.
const remembered = cacheForAMinute<ReturnType<typeof cheapest>>()

function cheapest(catalogue: Catalogue, priceBook: PriceBook, shop: Shop, now: Date) {
  return catalogue.materials.flatMap(material => {
    const prices = formatsOf(catalogue, material, shop).flatMap(formatType => {
      const { configuration } = normaliseFrameConfiguration(
        catalogue,
        { materialType: material.id, formatType },
        shop,
      )
      const price = priceFrame(priceBook, catalogue, configuration, shop, { at: now })
      return price.ok ? [{ formatType, price }] : []
    })
    const lowest = prices.sort((a, b) => a.price.current.amount - b.price.current.amount)[0]
    if (!lowest) return []
    const { formatType, price } = lowest
    return [
      {
        materialType: material.id,
        formatType,
        priceCurrent: toDisplayMoney(price.current, shop.locale, price.vatRate),
        priceOriginal: toDisplayMoney(price.original, shop.locale),
        discountPercent: price.discountShare,
        text: formatMoneyFrom(price.current, shop.locale),
      },
    ]
  })
}
