import type { Cart } from '@passepartout/contracts'
import { type CartOwner, listCartLines } from '@passepartout/db'
import { dayIn, type Money, orderSums, PLANT_TIME_ZONE } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { shownMoney } from '../prices/index.ts'
import { shownLine } from './shown-line.ts'

/** Whose cart a call is about. */
export const cartOwner = (visitorId: string, { shop }: Pick<CallContext, 'shop'>): CartOwner => ({
  visitorId,
  channel: shop.channel,
  country: shop.country,
})

/** The cart with today's prices, words and sums. */
export async function shownCart(context: CallContext, visitorId: string | undefined): Promise<Cart> {
  const { db, priceBook, shop, now } = context
  const rows = visitorId ? await listCartLines(db, cartOwner(visitorId, context)) : []
  const priced = rows.map(row => shownLine(context, row))
  const lines = priced.flatMap(({ order }) => order ?? [])
  const sums = orderSums(priceBook, shop, lines, dayIn(PLANT_TIME_ZONE, now))
  const shown = (amount: Money) => shownMoney(amount, shop.locale)
  return {
    lines: priced.map(({ line }) => line),
    count: rows.reduce((count, { kind, quantity }) => count + (kind === 'accessory' ? 1 : quantity), 0),
    sums: {
      goods: shown(sums.goods),
      discount: shown(sums.discount),
      shipping: shown(sums.shipping),
      total: shown(sums.total),
      vat: sums.vat.map(({ rate, amount }) => ({ rate, amount: shown(amount) })),
      vatIncluded: sums.vatIncluded,
    },
  }
}
