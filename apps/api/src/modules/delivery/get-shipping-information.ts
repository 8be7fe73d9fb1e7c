import { publicMethods } from '@passepartout/commerce/payments'
import { getShippingInformation } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  carrierServices,
  estimateDelivery,
  expressTime,
  formatDeliveryPromise,
  instantInZone,
  isSoldInChannel,
  type LastOrderDates,
  lastOrderDates,
  money,
  type PriceBook,
  type Shop,
  speedSurcharge,
  toDisplayMoney,
} from '@passepartout/domain'
import { formatDayRange, toDisplayDay, toDisplayMoment } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { type ParsedInput, route } from '../../http/router.ts'
import { shippingOfSingleLine } from '../cart/index.ts'
import { refuseConfiguration, requestedConfiguration } from '../prices/index.ts'
import { requestedDeliveryItem } from './requested-delivery-item.ts'

export const getShippingInformationRoute = route(
  getShippingInformation,
  schemas.getShippingInformation,
  (context, { query }) => {
    const { priceBook, delivery, shop, now } = context
    const { kind, type, occasion, materialType, frameType } = query
    const item = requestedDeliveryItem(context, { kind, type, occasion, materialType, frameType })
    if ('refused' in item) return item
    const shipping = shippingOf(context, query)
    if (shipping && 'refused' in shipping) return shipping
    const { timeZone, sayZone, transit } = delivery.countries[shop.country]
    const payments = publicMethods(context)
    const { earliest, latest, orderBy } = estimateDelivery(delivery, item.item, shop.country, now, payments)
    const moments = lastOrderDates(delivery, item.item, shop, now, payments)
    return success({
      country: shop.country,
      fees: feesOf(priceBook, shop),
      expressTime: expressTime(delivery, shop) ?? null,
      shipping,
      postage: postageOf(priceBook, shop),
      transitDays: transit,
      workingDays: moments.workingDays,
      delivery: {
        earliest: toDisplayDay(earliest, shop),
        latest: toDisplayDay(latest, shop),
        text: formatDayRange(earliest, latest, shop),
        orderBy: toDisplayMoment(instantInZone(orderBy.timeZone, orderBy.day, orderBy.hour), delivery, shop),
      },
      lastOrderDates: lastOrderDatesOf(moments),
      message: formatDeliveryPromise(moments, now, { ...shop, timeZone, sayZone }) ?? null,
    })
  },
  { isPublic: true },
)

/** Shipping of wall art with all fields that determine its size, weight and value. */
function shippingOf(
  context: CallContext,
  { quantity = 1, ...query }: ParsedInput<typeof schemas.getShippingInformation>['query'],
) {
  const { catalogue, shop, translate } = context
  if (query.formatType === undefined || !isSoldInChannel(shop.channel, 'photo-frame')) return null
  const item = requestedConfiguration(catalogue, query, shop)
  if (!item.ok) return refuseConfiguration(item.problems, translate)
  const amount = shippingOfSingleLine(context, { kind: 'photo-frame', ...item.configuration }, quantity)
  return amount ? toDisplayMoney(amount, shop.locale) : null
}

function feesOf({ shipping }: PriceBook, shop: Shop) {
  const { freeFrom, minimumPercent } = shipping.countries[shop.country]
  const [parcel] = carrierServices(shipping, shop.country, 'parcel')
  const [bulky] = carrierServices(shipping, shop.country, 'bulky')
  const shown = (amount: number) => toDisplayMoney(money(amount, shop.currency), shop.locale)
  const shownOrNull = (amount: number | undefined) => (amount === undefined ? null : shown(amount))
  return {
    parcel: shown(parcel?.amount ?? 0),
    bulky: shown(bulky?.amount ?? 0),
    bulkyOverMm: parcel?.service.maxEdgesMm[0] ?? 0,
    freeFrom: shownOrNull(freeFrom),
    minimumPercent: minimumPercent ?? null,
    express: shownOrNull(speedSurcharge(shipping, shop.country, 'express')),
    saturday: shownOrNull(speedSurcharge(shipping, shop.country, 'saturday')),
  }
}

const postageOf = ({ postage }: PriceBook, shop: Shop) =>
  (postage.countries[shop.country] ?? []).map(({ id, amount }) => ({
    letterClass: id,
    price: toDisplayMoney(money(amount, shop.currency), shop.locale),
  }))

const lastOrderDatesOf = (moments: LastOrderDates) => ({
  occasion: moments.occasion?.id ?? null,
  lodStart: moments.lodStart ?? null,
  lodEnd: moments.lodEnd ?? null,
  safetyLodEnd: moments.safetyLodEnd ?? null,
  expressLodEnd: moments.expressLodEnd ?? null,
  saturdayLodEnd: moments.saturdayLodEnd ?? null,
})
