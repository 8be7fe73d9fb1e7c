import { getShippingInformation } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type DeliveryMoments,
  deliveryMessage,
  deliveryMoments,
  estimateDelivery,
  expressTime,
  instantIn,
  isSoldBy,
  money,
  type PriceBook,
  type Shop,
  servicesOf,
  surchargeOf,
} from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { type CallRead, route } from '../../http/router.ts'
import { shownDay, shownMoment, shownRange } from '../../shown-times.ts'
import { shippingAlone } from '../cart/index.ts'
import { publicMethods } from '../payments/index.ts'
import { askedConfiguration, refuseConfiguration, shownMoney } from '../prices/index.ts'
import { askedItem } from './asked-item.ts'

export const getShippingInformationRoute = route(
  getShippingInformation,
  schemas.getShippingInformation,
  (context, { query }) => {
    const { priceBook, delivery, shop, now } = context
    const { kind, type, occasion, materialType, frameType } = query
    const asked = askedItem(context, { kind, type, occasion, materialType, frameType })
    if ('refused' in asked) return asked
    const shipping = shippingOf(context, query)
    if (shipping && 'refused' in shipping) return shipping
    const { timeZone, sayZone, transit } = delivery.countries[shop.country]
    const payments = publicMethods(context)
    const { earliest, latest, orderBy } = estimateDelivery(delivery, asked.item, shop.country, now, payments)
    const moments = deliveryMoments(delivery, asked.item, shop, now, payments)
    return answer({
      country: shop.country,
      fees: feesOf(priceBook, shop),
      expressTime: expressTime(delivery, shop) ?? null,
      shipping,
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

/** Of one picture with everything that makes its size, weight and value. */
function shippingOf(
  context: CallContext,
  { quantity = 1, ...query }: CallRead<typeof schemas.getShippingInformation>['query'],
) {
  const { catalogue, shop, translate } = context
  if (query.formatType === undefined || !isSoldBy(shop.channel, 'photo-frame')) return null
  const asked = askedConfiguration(catalogue, query, shop)
  if (!asked.ok) return refuseConfiguration(asked.problems, translate)
  const amount = shippingAlone(context, { kind: 'photo-frame', ...asked.configuration }, quantity)
  return amount ? shownMoney(amount, shop.locale) : null
}

function feesOf({ shipping }: PriceBook, shop: Shop) {
  const { freeFrom, minimumPercent } = shipping.countries[shop.country]
  const [parcel] = servicesOf(shipping, shop.country, 'parcel')
  const [bulky] = servicesOf(shipping, shop.country, 'bulky')
  const shown = (amount: number) => shownMoney(money(amount, shop.currency), shop.locale)
  const shownOrNull = (amount: number | undefined) => (amount === undefined ? null : shown(amount))
  return {
    parcel: shown(parcel?.amount ?? 0),
    bulky: shown(bulky?.amount ?? 0),
    bulkyOverMm: parcel?.service.maxEdgesMm[0] ?? 0,
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
