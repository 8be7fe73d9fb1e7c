import {
  changePayment,
  deleteOldProviderEvents,
  listOrderPayments,
  listOrdersAwaitingPayment,
  listPaymentsToPoll,
  listUnsettledRefunds,
  lockOrder,
  type OrderRow,
  transitionOrder,
} from '@passepartout/db'
import { DAY_MS, dayInZone, LAB_TIME_ZONE, MINUTE_MS } from '@passepartout/domain'
import { nextPollAt } from './apply-provider-status.ts'
import type { PaymentContext } from './payment-context.ts'
import { PAYMENT_TERM_DAYS, paymentDeadline } from './payment-slip.ts'
import { receivedAmount } from './payment-status-payload.ts'
import { pollMissedProviderEvents } from './poll-missed-provider-events.ts'
import { pollPayment } from './poll-payment.ts'
import { cancelPayment, sendRefund } from './refund-payment.ts'
import { cancelAttempt } from './retry-payment.ts'
import { PROVIDER_SESSION_MS } from './start-payment.ts'

const REMIND_AFTER_MS = 5 * DAY_MS
/** Stripe retries an event for three days, each time with a new signature. */
const KEEP_EVENTS_MS = 30 * DAY_MS
/** Stripe remembers an idempotency key for a day. Afterwards an operator has to check whether the refund was made. */
const KEYS_HOLD_MS = 23 * 60 * MINUTE_MS
const MOST_AT_ONCE = 20

/** Counts of the actions, for the log. */
export interface ReconciliationReport {
  polled: number
  reminded: number
  cancelled: number
  refunds: number
  /** Number of webhook events that never arrived. */
  missed: number
}

/**
 * Scheduled reconciliation: polls open payments, reminds of transfers, cancels unpaid orders, sends refunds, requests
 * missed events. Call it every minute, from any number of processes.
 */
export async function reconcilePayments(context: PaymentContext): Promise<ReconciliationReport> {
  const { db, now } = context
  const polled = await pollOpenPayments(context)
  const reminded = await sendPaymentReminders(context)
  const cancelled = await cancelUnpaid(context)
  const refunds = await sendRefunds(context)
  const missed = await pollMissedProviderEvents(context)
  await deleteOldProviderEvents(db, new Date(now.getTime() - KEEP_EVENTS_MS))
  return { polled, reminded, cancelled, refunds, missed }
}

async function pollOpenPayments(context: PaymentContext): Promise<number> {
  const { db, now, log } = context
  const due = await listPaymentsToPoll(db, now, MOST_AT_ONCE)
  for (const payment of due) {
    if (payment.state !== 'cancelled') await pollPayment(context, payment)
    else {
      await cancelAttempt(context, payment).catch(async err => {
        log.warn({ err, payment: payment.id }, 'cancelling payment failed')
        await changePayment(db, payment.id, { askAt: nextPollAt(payment, now) }, now)
      })
    }
  }
  return due.length
}

async function sendPaymentReminders({ db, now, orderHooks, log }: PaymentContext): Promise<number> {
  const { onReminder } = orderHooks
  if (!onReminder) return 0
  const begunBefore = new Date(now.getTime() - REMIND_AFTER_MS)
  const awaiting = await listOrdersAwaitingPayment(db, { method: 'transfer', begunBefore, notReminded: true })
  return countSucceeded(awaiting, log, order =>
    db.transaction(async tx => {
      await lockOrder(tx, order.id)
      const [last] = await listOrderPayments(tx, order.id)
      const key = `reminded:${last?.createdAt.toISOString()}`
      const moved = await transitionOrder(tx, {
        orderId: order.id,
        move: 'payment-reminded',
        actor: 'clock',
        key,
        now,
      })
      if (!moved.ok || moved.repeated) return false
      await onReminder(tx, moved.order)
      return true
    }),
  )
}

/**
 * Transfers expire after their last day, a provider's page after `PROVIDER_SESSION_MS`; partly paid orders are left to
 * operators.
 */
async function cancelUnpaid(context: PaymentContext): Promise<number> {
  const { db, now, log } = context
  const transfers = await listOrdersAwaitingPayment(db, {
    method: 'transfer',
    begunBefore: new Date(now.getTime() - PAYMENT_TERM_DAYS * DAY_MS),
  })
  const online = await listOrdersAwaitingPayment(db, {
    method: 'stripe',
    begunBefore: new Date(now.getTime() - PROVIDER_SESSION_MS),
  })
  return countSucceeded([...transfers, ...online], log, order => cancelUnpaidOrder(context, order))
}

const cancelUnpaidOrder = ({ db, now, orderHooks }: PaymentContext, { id }: OrderRow): Promise<boolean> =>
  db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    const [last] = await listOrderPayments(tx, id)
    const isOnItsWay =
      last?.state === 'processing' || last?.state === 'paid' || (await receivedAmount(tx, id)) > 0
    if (order?.state !== 'awaiting-payment' || isOnItsWay) return false
    if (last?.method === 'transfer' && dayInZone(LAB_TIME_ZONE, now) <= paymentDeadline(last)) return false
    const details = { reason: 'unpaid', method: last?.method ?? order.paymentMethod }
    const moved = await transitionOrder(tx, {
      orderId: id,
      move: 'cancelled',
      actor: 'clock',
      details,
      key: 'cancelled',
      now,
    })
    if (!moved.ok || moved.repeated) return false
    await cancelPayment(tx, { orderId: id, key: 'cancelled', now })
    await orderHooks.onUnpaid?.(tx, moved.order)
    return true
  })

async function sendRefunds(context: PaymentContext): Promise<number> {
  const { log, now } = context
  let sent = 0
  for (const { refund, payment, order } of await listUnsettledRefunds(context.db)) {
    if (refund.state !== 'asked' || payment.providerPayment === null) continue
    if (refund.providerRefund === null && now.getTime() - refund.createdAt.getTime() > KEYS_HOLD_MS) continue
    try {
      const state = await sendRefund(context, refund, payment)
      if (state === 'failed') log.error({ order: order.number, refund: refund.id }, 'refund failed')
      sent++
    } catch (err) {
      log.warn({ err, order: order.number, refund: refund.id }, 'sending refund failed')
    }
  }
  return sent
}

/** A failed order does not stop the others. */
async function countSucceeded(
  orders: readonly OrderRow[],
  log: PaymentContext['log'],
  work: (order: OrderRow) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const order of orders) {
    try {
      if (await work(order)) done++
    } catch (err) {
      log.error({ err, order: order.number }, 'cancelling unpaid order failed')
    }
  }
  return done
}
