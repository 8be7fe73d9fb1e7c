import { getCardAccessoryOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  localised,
  money,
  type PartCode,
  type Price,
  sufficientAccessoryQuantity,
  toDisplayMoney,
} from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { colourName } from '../accessories/index.ts'
import { priceProductForShop, refuseConfiguration } from '../prices/index.ts'
import { type AccessoryOfCard, requestedAccessories, requestedCardQuantity } from './card-accessories.ts'

export const getCardAccessoryOrderRoute = route(
  getCardAccessoryOrder,
  schemas.getCardAccessoryOrder,
  async (context, { query: { accessories, ...query } }) => {
    const { shop, translate } = context
    const requested = requestedCardQuantity(context, query)
    if ('refused' in requested) return requested
    const chosen = requestedAccessories(context, requested.card, accessories)
    if ('refused' in chosen) return chosen
    const quantity = sufficientAccessoryQuantity(requested.quantity)
    const lines: (AccessoryOfCard & { price: Price<PartCode> })[] = []
    for (const item of chosen.items) {
      const price = await priceProductForShop(context, { kind: 'accessory', sku: item.sku }, quantity)
      if (!price.ok) return refuseConfiguration(price.problems, translate)
      lines.push({ ...item, price })
    }
    const total = lines.reduce((sum, { price }) => sum + price.total.amount, 0)
    const grams = ({ article }: AccessoryOfCard) => Math.round(article.weightGrams * quantity * 10) / 10
    return success({
      cards: requested.quantity,
      lines: lines.map(line => ({
        sku: line.sku,
        name: localised(line.article.name, shop.locale),
        colour: colourName(context, line.colour),
        quantity,
        priceCurrent: toDisplayMoney(line.price.current, shop.locale),
        priceOriginal: toDisplayMoney(line.price.original, shop.locale),
        total: toDisplayMoney(line.price.total, shop.locale),
        grams: grams(line),
      })),
      total: toDisplayMoney(money(total, shop.currency), shop.locale),
      grams: Math.round(lines.reduce((sum, line) => sum + grams(line), 0) * 10) / 10,
      vatRate: lines[0]?.price.vatRate ?? 0,
      vatIncluded: lines[0]?.price.vatIncluded ?? true,
    })
  },
  { isPublic: true },
)
