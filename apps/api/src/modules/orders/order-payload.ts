import * as orders from '@passepartout/commerce/orders'
import type { Order, ReceiptLine } from '@passepartout/contracts'
import type { OrderLineRow, OrderRow } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { createLineLooks } from '../cart/index.ts'

/** An order on its status page, for holders of its link. */
export const toOrderPayload = (context: CallContext, order: OrderRow, token: string): Promise<Order> =>
  orders.toOrderPayload({ ...context, lineLooks: createLineLooks(context) }, order, token)

/** A line on receipts, without an image. */
export const toOrderLinePayload = (context: CallContext, order: OrderRow, line: OrderLineRow): ReceiptLine =>
  orders.toOrderLinePayload({ lineLooks: createLineLooks(context) }, order, line)
