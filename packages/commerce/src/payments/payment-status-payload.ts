import type { Order } from '@passepartout/contracts'
import { listBankEntriesOfOrder, listOrderPayments, type OrderRow, type PaymentRow } from '@passepartout/db'
import { money } from '@passepartout/domain'
import { paymentMethodContext, paymentMethodTexts, paymentOptions } from './available-payment-methods.ts'
import type { PaymentContext } from './payment-context.ts'
import { paymentSlip } from './payment-slip.ts'

/** Payment state and methods of an order for its status page. */
export async function paymentStatusPayload(
  context: Pick<PaymentContext, 'db' | 'sellers' | 'paymentProviders' | 'invoiceCustomers'>,
  order: OrderRow,
): Promise<Order['payment']> {
  const { db } = context
  const attempts = await listOrderPayments(db, order.id)
  const payment = attempts.find(({ state }) => ALIVE.has(state)) ?? attempts[0]
  const method = payment?.method ?? order.paymentMethod
  const methodContext = paymentMethodContext(order)
  const isAwaited = order.state === 'placed' || order.state === 'awaiting-payment'
  const isOpen = payment?.state === 'open'
  const received = await receivedAmount(db, order.id)
  const isPartlyPaid = isAwaited && received > 0
  const options = paymentOptions(context, methodContext).filter(
    ({ id }) => !isPartlyPaid || id === 'transfer',
  )
  return {
    method,
    name: paymentMethodTexts(methodContext, method).name,
    state: stateOf(payment),
    slip:
      isOpen && (isAwaited || method === 'invoice') ? paymentSlipOf(context, order, payment, received) : null,
    url: isOpen && isAwaited ? payment.url : null,
    options:
      isAwaited && payment?.state !== 'processing' ? options.map(one => ({ ...one, arrives: null })) : [],
  }
}

const ALIVE = new Set<PaymentRow['state']>(['open', 'processing', 'paid'])

function stateOf(payment: PaymentRow | undefined): Order['payment']['state'] {
  if (!payment || payment.state === 'open') return 'open'
  if (payment.state === 'processing') return 'processing'
  if (payment.state !== 'paid') return 'refused'
  if (payment.refunded === 0) return 'paid'
  return payment.refunded < payment.amount ? 'partly-refunded' : 'refunded'
}

function paymentSlipOf(
  context: Pick<PaymentContext, 'sellers'>,
  order: OrderRow,
  payment: PaymentRow,
  received: number,
) {
  if (payment.method !== 'transfer' && payment.method !== 'invoice') return null
  return paymentSlip(context, order, payment, money(payment.amount - received, payment.currency))
}

/** Amount received for an order that is not fully paid, in minor units. */
export async function receivedAmount(db: PaymentContext['db'], orderId: string): Promise<number> {
  const entries = await listBankEntriesOfOrder(db, orderId)
  return entries.reduce((sum, { state, amount }) => sum + (state === 'short' ? amount : 0), 0)
}
