import { getCardAccessoryOrder } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { accessoryQuantityFor, localised, money, type PartCode, type Price } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { colourName } from '../accessories/index.ts'
import { pricedProduct, refuseConfiguration, shownMoney } from '../prices/index.ts'
import { type AccessoryOfCard, askedAccessories, askedCards } from './card-accessories.ts'

export const getCardAccessoryOrderRoute = route(
  getCardAccessoryOrder,
  schemas.getCardAccessoryOrder,
  async (context, { query: { accessories, ...query } }) => {
    const { shop, translate } = context
    const asked = askedCards(context, query)
    if ('refused' in asked) return asked
    const chosen = askedAccessories(context, asked.card, accessories)
    if ('refused' in chosen) return chosen
    const quantity = accessoryQuantityFor(asked.quantity)
    const lines: (AccessoryOfCard & { price: Price<PartCode> })[] = []
    for (const item of chosen.items) {
      const price = await pricedProduct(context, { kind: 'accessory', sku: item.sku }, quantity)
      if (!price.ok) return refuseConfiguration(price.problems, translate)
      lines.push({ ...item, price })
    }
    const total = lines.reduce((sum, { price }) => sum + price.total.amount, 0)
    const grams = ({ article }: AccessoryOfCard) => Math.round(article.weightGrams * quantity * 10) / 10
    return answer({
      cards: asked.quantity,
      lines: lines.map(line => ({
        sku: line.sku,
        name: localised(line.article.name, shop.locale),
        colour: colourName(context, line.colour),
        quantity,
        priceCurrent: shownMoney(line.price.current, shop.locale),
        priceOriginal: shownMoney(line.price.original, shop.locale),
        total: shownMoney(line.price.total, shop.locale),
        grams: grams(line),
      })),
      total: shownMoney(money(total, shop.currency), shop.locale),
      grams: Math.round(lines.reduce((sum, line) => sum + grams(line), 0) * 10) / 10,
      vatRate: lines[0]?.price.vatRate ?? 0,
      vatIncluded: lines[0]?.price.vatIncluded ?? true,
    })
  },
  { isPublic: true },
)
