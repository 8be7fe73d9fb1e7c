import { publicMethods } from '@passepartout/commerce/payments'
import { type Express, getExpressShop } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type Channel,
  type DeliveryItem,
  estimateExpress,
  expressTime,
  isSoldInChannel,
  kindMetadata,
  money,
  speedSurcharge,
  toDisplayMoney,
} from '@passepartout/domain'
import { toDisplayDay, toDisplayMoment } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { requestedDeliveryItem } from './requested-delivery-item.ts'

export const getExpressShopRoute = route(
  getExpressShop,
  schemas.getExpressShop,
  (context, { query }) => {
    const { delivery, shop } = context
    const requested = requestedDeliveryItem(context, query)
    if ('refused' in requested) return requested
    if (!isSold(shop.channel, requested.item)) return refuse('not-in-this-shop')
    const time = expressTime(delivery, shop)
    const express = expressBy(context, requested.item, 'express')
    const saturday = expressBy(context, requested.item, 'saturday')
    return success({
      isOffered: express !== null,
      hours: (express && time?.hours) ?? null,
      moreDays: (express && time?.moreDays) ?? null,
      express,
      payments: publicMethods(context),
      saturday: express && saturday && saturday.deliveryDay.day < express.deliveryDay.day ? saturday : null,
    })
  },
  { isPublic: true },
)

/** A material or frame together with a kind that is not made of a material means wall art. */
function isSold(channel: Channel, { kind, materialType, frameType }: DeliveryItem): boolean {
  const isOfMaterial = kind !== undefined && kindMetadata(kind).madeBy === 'material'
  const isWallArt = (materialType ?? frameType) !== undefined && !isOfMaterial
  const sold = isWallArt ? 'photo-frame' : kind
  return sold === undefined || isSoldInChannel(channel, sold)
}

function expressBy(
  context: CallContext,
  item: DeliveryItem,
  service: 'express' | 'saturday',
): Express | null {
  const { delivery, priceBook, shop, now } = context
  const estimate = estimateExpress(delivery, item, shop, now, service, publicMethods(context))
  const surcharge = speedSurcharge(priceBook.shipping, shop.country, service)
  if (!estimate || surcharge === undefined) return null
  return {
    isAvailableNow: estimate.isToday,
    orderBy: toDisplayMoment(estimate.orderBy, delivery, shop),
    deliveryDay: toDisplayDay(estimate.deliveryDay, shop),
    surcharge: toDisplayMoney(money(surcharge, shop.currency), shop.locale),
  }
}
