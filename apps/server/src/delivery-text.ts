import {
  estimateDelivery,
  type FrameConfiguration,
  formatMoney,
  frameOuterSize,
  priceFrame,
  type Shop,
  shippingAmount,
  shippingClassOf,
} from '@passepartout/domain'
import type { Data } from './open-data.ts'

/** When an order of now arrives and what sending this piece alone costs (nothing where it is free), in the words of the locale. */
export function deliveryText(
  { catalogue, delivery, priceBook }: Pick<Data, 'catalogue' | 'delivery' | 'priceBook'>,
  shop: Shop,
  configuration: FrameConfiguration,
  now: Date,
) {
  const { earliest, latest } = estimateDelivery(delivery, configuration, shop.country, now)
  const day = new Intl.DateTimeFormat(shop.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const size = shippingClassOf(priceBook.shipping, frameOuterSize(catalogue, configuration))
  const price = priceFrame(priceBook, catalogue, configuration, shop, { at: now })
  const goods = price.ok ? price.current.amount : 0
  const amount = shippingAmount(priceBook.shipping, shop.country, [size], goods)
  return {
    range: day.formatRange(new Date(`${earliest}T00:00:00Z`), new Date(`${latest}T00:00:00Z`)),
    shipping: amount === 0 ? '' : formatMoney({ amount, currency: shop.currency }, shop.locale),
  }
}
