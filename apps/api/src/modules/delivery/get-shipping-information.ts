import { getShippingInformation } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type DeliveryMoments,
  deliveryMessage,
  deliveryMoments,
  estimateDelivery,
  instantIn,
  money,
  type PriceBook,
  type Shop,
  surchargeOf,
} from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownMoney } from '../prices/index.ts'
import { askedItem } from './asked-item.ts'
import { shownDay, shownMoment, shownRange } from './shown-times.ts'

export const getShippingInformationRoute = route(
  getShippingInformation,
  schemas.getShippingInformation,
  ({ catalogue, priceBook, delivery, shop, translate, now }, { query }) => {
    const asked = askedItem(catalogue, translate, query)
    if ('refused' in asked) return asked
    const { timeZone, sayZone, transit } = delivery.countries[shop.country]
    const { earliest, latest, orderBy } = estimateDelivery(delivery, asked.item, shop.country, now)
    const moments = deliveryMoments(delivery, asked.item, shop, now)
    return answer({
      country: shop.country,
      fees: feesOf(priceBook, shop),
      postage: postageOf(priceBook, shop),
      transitDays: transit,
      workingDays: moments.workingDays,
      delivery: {
        earliest: shownDay(earliest, shop),
        latest: shownDay(latest, shop),
        text: shownRange(earliest, latest, shop),
        orderBy: shownMoment(instantIn(orderBy.timeZone, orderBy.day, orderBy.hour), delivery, shop),
      },
      lastOrderDates: lastOrderDatesOf(moments),
      message: deliveryMessage(moments, now, { ...shop, timeZone, sayZone }) ?? null,
    })
  },
  { isPublic: true },
)

function feesOf({ shipping }: PriceBook, shop: Shop) {
  const { parcel, bulky, freeFrom, minimumPercent } = shipping.countries[shop.country]
  const shown = (amount: number) => shownMoney(money(amount, shop.currency), shop.locale)
  const shownOrNull = (amount: number | undefined) => (amount === undefined ? null : shown(amount))
  return {
    parcel: shown(parcel),
    bulky: shown(bulky),
    bulkyOverMm: shipping.bulkyOverMm,
    freeFrom: shownOrNull(freeFrom),
    minimumPercent: minimumPercent ?? null,
    express: shownOrNull(surchargeOf(shipping, shop.country, 'express')),
    saturday: shownOrNull(surchargeOf(shipping, shop.country, 'saturday')),
  }
}

const postageOf = ({ postage }: PriceBook, shop: Shop) =>
  (postage.countries[shop.country] ?? []).map(({ id, amount }) => ({
    letterClass: id,
    price: shownMoney(money(amount, shop.currency), shop.locale),
  }))

const lastOrderDatesOf = (moments: DeliveryMoments) => ({
  occasion: moments.occasion?.id ?? null,
  lodStart: moments.lodStart ?? null,
  lodEnd: moments.lodEnd ?? null,
  safetyLodEnd: moments.safetyLodEnd ?? null,
  expressLodEnd: moments.expressLodEnd ?? null,
  saturdayLodEnd: moments.saturdayLodEnd ?? null,
})
