import { createOrderToken } from '@passepartout/commerce/orders'
import { listAccountOrders } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  listCustomerOrders,
  listOrderEvents,
  listOrderInvoices,
  listOrderLines,
  type OrderRow,
} from '@passepartout/db'
import { shopFor, systemPath } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toAccountOrderPayload } from '../orders/index.ts'

/** Customers with more orders can use the order search. */
const MOST_ORDERS = 200

/**
 * Orders of a logged-in customer, guest orders included (docs/ordering.md#guest-orders-in-the-account). Guests have the
 * links in their emails.
 */
export const listAccountOrdersRoute = route(listAccountOrders, schemas.listAccountOrders, async context => {
  if (!context.session) return refuse('unauthorised')
  const { visitorId, customer } = context.session
  const { channel } = context.shop
  const rows = await listCustomerOrders(context.db, {
    ...{ visitorId, email: customer.email, channel },
    most: MOST_ORDERS,
  })
  return success({ orders: await Promise.all(rows.map(row => toAccountOrder(context, row))) })
})

async function toAccountOrder(context: CallContext, order: OrderRow) {
  const { db, secret } = context
  const [lines, events, invoices] = await Promise.all([
    listOrderLines(db, order.id),
    listOrderEvents(db, order.id),
    listOrderInvoices(db, order.id),
  ])
  const token = createOrderToken(order.id, secret)
  const shop = shopFor(order.channel, order.locale)
  return {
    ...toAccountOrderPayload(context, { order, lines, events, token }),
    statusPath: `${systemPath(context.shop.country === shop.country ? context.shop : shop, 'order')}/${token}`,
    invoiceUrl: invoices.some(({ kind, pdfKey }) => kind === 'invoice' && pdfKey)
      ? `/web-api/orders/${token}/invoice.pdf`
      : null,
  }
}
