import { getCardAccessories } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  accessoriesForCard,
  type CardAccessoryOffer,
  type CardConfiguration,
  priceProduct,
  sufficientAccessoryQuantity,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toAccessoryPayload } from '../accessories/index.ts'
import { requestedCardQuantity } from './card-accessories.ts'

export const getCardAccessoriesRoute = route(
  getCardAccessories,
  schemas.getCardAccessories,
  (context, { query: { type: types, ...query } }) => {
    const requested = requestedCardQuantity(context, query)
    if ('refused' in requested) return requested
    const { card, design, quantity } = requested
    const suggested: readonly string[] = design?.card.accessories ?? []
    const offers = accessoriesForCard(context.catalogue, card)
      .filter(({ article }) => !types || types.includes(article.type))
      .map(offer => ({ offer, isSuggested: suggested.includes(offer.article.type) }))
      .toSorted((a, b) => Number(b.isSuggested) - Number(a.isSuggested))
    return success({
      quantity,
      items: offers.flatMap(({ offer, isSuggested }) => {
        const loose = standalonePrice(context, offer, quantity)
        if (!loose) return []
        return [
          {
            ...toAccessoryPayload(context, offer.article),
            isSuggested,
            onCard: offer.article.onCard ? accessoryPriceOnCard(context, card, offer, quantity) : null,
            loose,
          },
        ]
      }),
    })
  },
  { isPublic: true },
)

const skuOf = ({ article }: CardAccessoryOffer): string => article.variants[0]?.sku ?? ''

/** The price that an accessory attached to each card adds, or why it is incompatible. */
function accessoryPriceOnCard(
  { catalogue, priceBook, shop, now, translate }: CallContext,
  card: CardConfiguration,
  offer: CardAccessoryOffer,
  quantity: number,
) {
  const key = `problem.${offer.code}`
  const text = translate(translate.has(key) ? key : 'problem.other', { value: offer.article.id })
  if (!offer.onCard) return { allowed: false, reason: text, priceCurrent: null }
  const dressed = { ...card, accessories: [skuOf(offer)] }
  const price = priceProduct(priceBook, catalogue, dressed, shop, { quantity, at: now })
  const part = price.ok ? price.parts.find(({ code }) => code === 'accessory') : undefined
  return {
    allowed: true,
    reason: null,
    priceCurrent: price.ok && part ? toDisplayMoney(part.current, shop.locale, price.vatRate) : null,
  }
}

function standalonePrice(
  { catalogue, priceBook, shop, now }: CallContext,
  offer: CardAccessoryOffer,
  cards: number,
) {
  const quantity = sufficientAccessoryQuantity(cards)
  const price = priceProduct(priceBook, catalogue, { kind: 'accessory', sku: skuOf(offer) }, shop, {
    quantity,
    at: now,
  })
  if (!price.ok) return undefined
  return {
    quantity,
    priceCurrent: toDisplayMoney(price.current, shop.locale, price.vatRate),
    total: toDisplayMoney(price.total, shop.locale, price.vatRate),
  }
}
