import type { Cart, CartLine } from '@passepartout/contracts'
import { frameConfigurationSchema, kindSchema } from '@passepartout/contracts/schemas'
import { type CartLineRow, type CartOwner, listCartLines } from '@passepartout/db'
import {
  type FrameConfiguration,
  frameDesignerUrl,
  type Money,
  money,
  type OrderLine,
  orderSums,
  pagePath,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { shownMoney } from '../prices/index.ts'
import { lineDescription } from './line-description.ts'
import { linePrice, orderLine, storedConfiguration } from './line-price.ts'

/** Whose cart a call is about. */
export const cartOwner = (visitorId: string, { shop }: Pick<CallContext, 'shop'>): CartOwner => ({
  visitorId,
  channel: shop.channel,
  country: shop.country,
})

/** The cart with today's prices, words and sums. */
export async function shownCart(context: CallContext, visitorId: string | undefined): Promise<Cart> {
  const rows = visitorId ? await listCartLines(context.db, cartOwner(visitorId, context)) : []
  const priced = rows.map(row => showLine(context, row))
  const sums = orderSums(
    context.priceBook,
    context.shop,
    priced.flatMap(({ order }) => order ?? []),
  )
  const shown = (amount: Money) => shownMoney(amount, context.shop.locale)
  return {
    lines: priced.map(({ line }) => line),
    count: rows.reduce((count, { quantity }) => count + quantity, 0),
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

function showLine(context: CallContext, row: CartLineRow): { line: CartLine; order?: OrderLine } {
  const { shop } = context
  const configuration = storedConfiguration(context, row.configuration)
  const price = configuration && linePrice(context, configuration, row.quantity)
  const shown = (amount: Money) => shownMoney(amount, shop.locale)
  const nothing = shown(money(0, shop.currency))
  const seen: Money = { amount: row.seenPrice, currency: row.currency }
  const changed = price && (price.current.amount !== seen.amount || price.current.currency !== seen.currency)
  const line: CartLine = {
    id: row.id,
    kind: kindSchema.parse(row.kind),
    title: row.title,
    configuration: frameConfigurationSchema.parse(row.configuration),
    description: configuration ? lineDescription(context, configuration) : [],
    previewUrl: `/web-api/cart/lines/${row.id}/preview`,
    editUrl: editUrl(context, row, configuration),
    draftId: row.draftId,
    quantity: row.quantity,
    unitPrice: price ? shown(price.current) : nothing,
    unitPriceOriginal: price ? shown(price.original) : nothing,
    total: price ? shown(price.total) : nothing,
    priceChange: price && changed ? { from: shown(seen), to: shown(price.current) } : null,
    unavailable: !price,
  }
  return price ? { line, order: orderLine(context, configuration, price) } : { line }
}

function editUrl(
  { shop }: CallContext,
  row: CartLineRow,
  configuration: FrameConfiguration | undefined,
): string {
  const [path = '', query = ''] = configuration
    ? frameDesignerUrl(configuration).split('?')
    : ['/configurator-photo-frame']
  const search = new URLSearchParams({ ...(row.draftId ? { draft: row.draftId } : {}), line: row.id })
  return `${pagePath(shop, path)}?${query ? `${query}&` : ''}${search}`
}
