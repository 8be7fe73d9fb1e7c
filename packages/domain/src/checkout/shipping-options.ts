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

/** A line that is sent. */
export interface ShippableLine {
  item: DeliveryItem
  sent: PackableQuantity
}

export interface ShippingOption {
  id: string
  speed: ShippingSpeed
  /** Names of those who bring it, without repeats. */
  carriers: string[]
  /** Minor units of the shop's currency, VAT included where prices include it. */
  amount: number
  /** The day on which everything is there, as `2026-11-26`. */
  day: string
  /** What it comes in: large and small pieces travel apart, and what is too heavy for one parcel. */
  parcels: PricedParcel[]
}

interface ShippableOrder {
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>
  lines: readonly ShippableLine[]
  /** Value of what is sent, in minor units, before promotion codes: a code never costs free shipping. */
  goods: number
  at: Date
  /** Ways to pay that are on offer, or the chosen one: days count from the soonest; without any at once. */
  payments?: readonly PaymentMethod[]
}

const SATURDAY = 6

/** How an order can be sent, as the data lists it; nothing for an order of which nothing is sent. */
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
  // What is bulky costs its fee at any price.
  if (!plain || plain.amount === 0 || plain.parcels.some(parcel => parcel.class === 'bulky')) return undefined
  return freeFrom !== undefined && goods < freeFrom ? freeFrom - goods : undefined
}

/** The ways that are sold: one that costs more and does not come sooner than the plain way is left out. */
export function offeredShipping(options: readonly ShippingOption[]): ShippingOption[] {
  const plain = options.find(({ speed }) => speed === 'standard')
  return options.filter(({ speed, day }) => speed === 'standard' || !plain || day < plain.day)
}

/**
 * The way that a stored choice stands for now: itself, or the plain way once the chosen one comes no sooner; nothing
 * where the order cannot be sent that way at all.
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

/** The day on which the last of the lines arrives; nothing where one of them does not go this way. */
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
  // Saturday is offered where it brings the parcel then, not on the same Tuesday for more.
  return speed === 'saturday' && latest !== undefined && weekdayOf(latest) !== SATURDAY ? undefined : latest
}
