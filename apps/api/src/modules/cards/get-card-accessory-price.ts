import { getCardAccessoryPrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type Money, money, sufficientAccessoryQuantity, toDisplayMoney } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { accessoryName } from '../accessories/index.ts'
import { priceProductForShop, refuseConfiguration } from '../prices/index.ts'
import { requestedAccessories, requestedCardQuantity } from './card-accessories.ts'

export const getCardAccessoryPriceRoute = route(
  getCardAccessoryPrice,
  schemas.getCardAccessoryPrice,
  async (context, { query: { accessories, ...query } }) => {
    const { shop, translate } = context
    const requested = requestedCardQuantity(context, query)
    if ('refused' in requested) return requested
    const { card, quantity } = requested
    const chosen = requestedAccessories(context, card, accessories)
    if ('refused' in chosen) return chosen
    const dressed = { ...card, accessories: chosen.items.filter(one => one.onCard).map(({ sku }) => sku) }
    const cardPrice = await priceProductForShop(context, dressed, quantity)
    if (!cardPrice.ok) return refuseConfiguration(cardPrice.problems, translate)

    const parts: Part[] = []
    for (const { sku, onCard } of chosen.items) {
      const count = onCard ? quantity : sufficientAccessoryQuantity(quantity)
      const loose = onCard ? undefined : await priceProductForShop(context, { kind: 'accessory', sku }, count)
      if (loose && !loose.ok) return refuseConfiguration(loose.problems, translate)
      const unit = loose ?? cardPrice.parts.find(({ code, value }) => code === 'accessory' && value === sku)
      if (unit) parts.push({ sku, onCard, quantity: count, current: unit.current, original: unit.original })
    }
    const shown = (amount: number) => toDisplayMoney(money(amount, shop.currency), shop.locale)
    const sum = (field: 'current' | 'original') =>
      parts.reduce((total, part) => total + part[field].amount * part.quantity, 0)
    return success({
      quantity,
      parts: parts.map(({ current, original, ...part }) => ({
        ...part,
        name: accessoryName(context, part.sku),
        priceCurrent: shown(current.amount),
        priceOriginal: shown(original.amount),
        total: shown(current.amount * part.quantity),
      })),
      total: shown(sum('current')),
      totalOriginal: shown(sum('original')),
    })
  },
  { isPublic: true },
)

interface Part {
  sku: string
  onCard: boolean
  quantity: number
  current: Money
  original: Money
}
