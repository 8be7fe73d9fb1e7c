import { type LocalisedText, localised } from '../catalogue/localised.ts'
import type { DeliveryItem } from '../delivery/delivery-item.ts'
import { estimateDelivery, estimateExpress } from '../delivery/estimate-delivery.ts'
import type { DeliveryCalendar } from '../delivery/schema.ts'
import { weekdayOf } from '../prices/days.ts'
import { type PackableQuantity, packOrder } from '../prices/pack-order.ts'
import type { PriceBook } from '../prices/schema.ts'
import { type PricedParcel, quoteShipping, type ShippingSpeed, speedSurcharge } from '../prices/shipping.ts'
import type { Locale } from '../shops/locales.ts'
import type { Shop } from '../shops/shop.ts'
import type { PaymentMethod } from './order-states.ts'
import type { ShippingMethods } from './selling-schema.ts'

export interface ShippableLine {
  item: DeliveryItem
  sent: PackableQuantity
}

export interface ShippingOption {
  id: string
  speed: ShippingSpeed
  /** Carrier names, without duplicates. */
  carriers: string[]
  /** Minor units of the shop's currency, including VAT if prices include it. */
  amount: number
  /** Day by which all parcels have arrived, as `2026-11-26`. */
  day: string
  /** Large and small pieces are shipped separately, and so is weight above one parcel's limit. */
  parcels: PricedParcel[]
}

interface ShippableOrder {
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>
  lines: readonly ShippableLine[]
  /** Value of the shipped goods in minor units, before promotion codes: a code never costs free shipping. */
  goods: number
  at: Date
  /** Offered payment methods, or the chosen one: days count from the fastest; without any from now. */
  payments?: readonly PaymentMethod[]
}

const SATURDAY = 6

/** Shipping options of an order, in the order of the data; empty if nothing is shipped. */
export function shippingOptions(
  { shipping }: Pick<PriceBook, 'shipping'>,
  methods: ShippingMethods,
  calendar: DeliveryCalendar,
  { shop, lines, goods, at, payments = [] }: ShippableOrder,
): ShippingOption[] {
  if (lines.length === 0) return []
  const sent = lines.map(line => line.sent)
  const classes = [...new Set(packOrder(shipping, shop.country, sent).map(parcel => parcel.class))]
  return methods.countries[shop.country].flatMap(({ id, speed, carriers }) => {
    const ids = classes.map(one => carriers[one])
    const day = arrivalDay(calendar, { shop, lines, at, payments }, speed)
    if (!day || ids.includes(undefined) || speedSurcharge(shipping, shop.country, speed) === undefined)
      return []
    const names = ids.map(carrier => nameIn(shop.locale, methods.carriers[carrier ?? '']?.name ?? ''))
    const parcels = quoteShipping(shipping, shop.country, sent, goods, speed)
    const amount = parcels.reduce((sum, parcel) => sum + parcel.amount, 0)
    return [{ id, speed, carriers: [...new Set(names)], amount, day, parcels }]
  })
}

/** How much more would be sent free of charge, in minor units; nothing where it is free already or never is. */
export function amountMissingForFreeShipping(
  { shipping }: Pick<PriceBook, 'shipping'>,
  { shop, goods }: Pick<ShippableOrder, 'shop' | 'goods'>,
  plain: ShippingOption | undefined,
): number | undefined {
  const { freeFrom } = shipping.countries[shop.country]
  // The surcharge for bulky parcels applies at any order value.
  if (!plain || plain.amount === 0 || plain.parcels.some(parcel => parcel.class === 'bulky')) return undefined
  return freeFrom !== undefined && goods < freeFrom ? freeFrom - goods : undefined
}

/** Options worth offering: without those that cost more and arrive no sooner than standard shipping. */
export function offeredShipping(options: readonly ShippingOption[]): ShippingOption[] {
  const plain = options.find(({ speed }) => speed === 'standard')
  return options.filter(({ speed, day }) => speed === 'standard' || !plain || day < plain.day)
}

/**
 * The option for a stored choice: the chosen one, or standard shipping once the chosen one arrives no sooner;
 * `undefined` if the order cannot be shipped that way.
 */
export function chosenShipping(
  options: readonly ShippingOption[],
  id: string | null,
): ShippingOption | undefined {
  const chosen = options.find(option => option.id === id)
  if (!chosen || offeredShipping(options).includes(chosen)) return chosen
  return options.find(({ speed }) => speed === 'standard')
}

const nameIn = (locale: Locale, name: string | LocalisedText): string =>
  typeof name === 'string' ? name : localised(name, locale)

/** Arrival day of the last order line; `undefined` if one of them cannot be shipped this way. */
export function arrivalDay(
  calendar: DeliveryCalendar,
  { shop, lines, at, payments = [] }: Omit<ShippableOrder, 'goods'>,
  speed: ShippingSpeed,
): string | undefined {
  let latest: string | undefined
  for (const { item } of lines) {
    const day =
      speed === 'standard'
        ? estimateDelivery(calendar, item, shop.country, at, payments).latest
        : estimateExpress(calendar, item, shop, at, speed, payments)?.deliveryDay
    if (day === undefined) return undefined
    if (latest === undefined || day > latest) latest = day
  }
  // Saturday is offered only if the parcel then arrives on a Saturday, not on the same Tuesday for more money.
  return speed === 'saturday' && latest !== undefined && weekdayOf(latest) !== SATURDAY ? undefined : latest
}
