import { listAccountOrders } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  eventsOfOrder,
  invoicesOfOrder,
  linesOfOrder,
  type OrderRow,
  ordersOfCustomer,
} from '@passepartout/db'
import { shopFor, systemPath } from '@passepartout/domain'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { orderToken } from '../checkout/index.ts'
import { accountOrderFacts } from '../orders/index.ts'

/** A customer with more has the search of the service. */
const MOST_ORDERS = 200

/** Only whoever is logged in, with what they ordered as a guest (decision 70); guests have the links in their mails. */
export const listAccountOrdersRoute = route(listAccountOrders, schemas.listAccountOrders, async context => {
  if (!context.session) return refuse('unauthorised')
  const { visitorId, customer } = context.session
  const { channel } = context.shop
  const rows = await ordersOfCustomer(context.db, {
    ...{ visitorId, email: customer.email, channel },
    most: MOST_ORDERS,
  })
  return answer({ orders: await Promise.all(rows.map(row => shown(context, row))) })
})

async function shown(context: CallContext, order: OrderRow) {
  const { db, secret } = context
  const [lines, events, invoices] = await Promise.all([
    linesOfOrder(db, order.id),
    eventsOfOrder(db, order.id),
    invoicesOfOrder(db, order.id),
  ])
  const token = orderToken(order.id, secret)
  const shop = shopFor(order.channel, order.locale)
  return {
    ...accountOrderFacts(context, { order, lines, events, token }),
    statusPath: `${systemPath(context.shop.country === shop.country ? context.shop : shop, 'order')}/${token}`,
    invoiceUrl: invoices.some(({ kind, pdfKey }) => kind === 'invoice' && pdfKey)
      ? `/web-api/orders/${token}/invoice.pdf`
      : null,
  }
}
