import { type Express, getExpressShop } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type DeliveryItem, estimateExpress, expressHours, money, surchargeOf } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { shownDay, shownMoment } from '../../shown-times.ts'
import { shownMoney } from '../prices/index.ts'
import { askedItem } from './asked-item.ts'

export const getExpressShopRoute = route(
  getExpressShop,
  schemas.getExpressShop,
  (context, { query }) => {
    const { catalogue, translate, delivery, shop } = context
    const asked = askedItem(catalogue, translate, query)
    if ('refused' in asked) return asked
    const express = expressBy(context, asked.item, 'express')
    const saturday = expressBy(context, asked.item, 'saturday')
    return answer({
      isOffered: express !== null,
      hours: express && (expressHours(delivery, shop) ?? null),
      express,
      saturday: express && saturday && saturday.deliveryDay.day < express.deliveryDay.day ? saturday : null,
    })
  },
  { isPublic: true },
)

function expressBy(
  { delivery, priceBook, shop, now }: CallContext,
  item: DeliveryItem,
  service: 'express' | 'saturday',
): Express | null {
  const estimate = estimateExpress(delivery, item, shop, now, service)
  const surcharge = surchargeOf(priceBook.shipping, shop.country, service)
  if (!estimate || surcharge === undefined) return null
  return {
    isAvailableNow: estimate.isToday,
    orderBy: shownMoment(estimate.orderBy, delivery, shop),
    deliveryDay: shownDay(estimate.deliveryDay, shop),
    surcharge: shownMoney(money(surcharge, shop.currency), shop.locale),
  }
}
