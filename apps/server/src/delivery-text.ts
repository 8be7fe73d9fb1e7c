import { estimateDelivery, type FrameConfiguration, formatMoney, type Shop } from '@passepartout/domain'
import type { Data } from './open-data.ts'

/** When an order of now arrives and what sending it costs at least, in the words of the locale. */
export function deliveryText(
  { delivery, priceBook }: Pick<Data, 'delivery' | 'priceBook'>,
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
  const { parcel } = priceBook.shipping.countries[shop.country]
  return {
    range: day.formatRange(new Date(`${earliest}T00:00:00Z`), new Date(`${latest}T00:00:00Z`)),
    shipping: formatMoney({ amount: parcel, currency: shop.currency }, shop.locale),
  }
}
