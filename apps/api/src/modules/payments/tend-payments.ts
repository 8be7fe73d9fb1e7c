import {
  changePayment,
  holdOrder,
  moveOrder,
  type OrderRow,
  openRefunds,
  ordersAwaiting,
  paymentsOfOrder,
  paymentsToAsk,
  removeOldEvents,
} from '@passepartout/db'
import { dayIn, PLANT_TIME_ZONE } from '@passepartout/domain'
import { askForEvents } from './ask-for-events.ts'
import { askPayment } from './ask-payment.ts'
import { askNextAt } from './heed-status.ts'
import { endAttempt } from './pay-again.ts'
import type { PaymentContext } from './payment-context.ts'
import { receivedFor } from './payment-of.ts'
import { DAYS_TO_PAY, payUntil } from './payment-slip.ts'
import { cancelPayment, sendRefund } from './refund-payment.ts'
import { PROVIDER_WAITS_MS } from './start-payment.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const REMIND_AFTER_MS = 5 * DAY_MS
/** Stripe sends an event again for three days, and signs it anew each time. */
const KEEP_EVENTS_MS = 30 * DAY_MS
/** Stripe remembers an idempotency key for a day. After that people have to look whether the refund was made. */
const KEYS_HOLD_MS = 23 * 60 * MINUTE_MS
const MOST_AT_ONCE = 20

/** What was done; for the log. */
export interface Tended {
  asked: number
  reminded: number
  cancelled: number
  refunds: number
  /** Events that nobody had heard. */
  missed: number
}

/**
 * What time does to payments: the shop asks where it has heard nothing, reminds of transfers, cancels what was not
 * paid, sends refunds, asks for events it missed. To be called every minute, by as many processes as there are.
 */
export async function tendPayments(context: PaymentContext): Promise<Tended> {
  const { db, now } = context
  const asked = await askOpen(context)
  const reminded = await remind(context)
  const cancelled = await cancelUnpaid(context)
  const refunds = await sendRefunds(context)
  const missed = await askForEvents(context)
  await removeOldEvents(db, new Date(now.getTime() - KEEP_EVENTS_MS))
  return { asked, reminded, cancelled, refunds, missed }
}

async function askOpen(context: PaymentContext): Promise<number> {
  const { db, now, log } = context
  const due = await paymentsToAsk(db, now, MOST_AT_ONCE)
  for (const payment of due) {
    if (payment.state !== 'cancelled') await askPayment(context, payment)
    else {
      await endAttempt(context, payment).catch(async err => {
        log.warn({ err, payment: payment.id }, 'a payment could not be ended')
        await changePayment(db, payment.id, { askAt: askNextAt(payment, now) }, now)
      })
    }
  }
  return due.length
}

async function remind({ db, now, orderHooks, log }: PaymentContext): Promise<number> {
  const { onReminder } = orderHooks
  if (!onReminder) return 0
  const begunBefore = new Date(now.getTime() - REMIND_AFTER_MS)
  const awaiting = await ordersAwaiting(db, { method: 'transfer', begunBefore, notReminded: true })
  return countDone(awaiting, log, order =>
    db.transaction(async tx => {
      await holdOrder(tx, order.id)
      const [last] = await paymentsOfOrder(tx, order.id)
      const key = `reminded:${last?.createdAt.toISOString()}`
      const moved = await moveOrder(tx, {
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

/** Transfers have until the end of their last day, a provider's page a day; where some money came, people decide. */
async function cancelUnpaid(context: PaymentContext): Promise<number> {
  const { db, now, log } = context
  const transfers = await ordersAwaiting(db, {
    method: 'transfer',
    begunBefore: new Date(now.getTime() - DAYS_TO_PAY * DAY_MS),
  })
  const online = await ordersAwaiting(db, {
    method: 'stripe',
    begunBefore: new Date(now.getTime() - PROVIDER_WAITS_MS),
  })
  return countDone([...transfers, ...online], log, order => cancelOne(context, order))
}

const cancelOne = ({ db, now, orderHooks }: PaymentContext, { id }: OrderRow): Promise<boolean> =>
  db.transaction(async tx => {
    const order = await holdOrder(tx, id)
    const [last] = await paymentsOfOrder(tx, id)
    const isOnItsWay =
      last?.state === 'processing' || last?.state === 'paid' || (await receivedFor(tx, id)) > 0
    if (order?.state !== 'awaiting-payment' || isOnItsWay) return false
    if (last?.method === 'transfer' && dayIn(PLANT_TIME_ZONE, now) <= payUntil(last)) return false
    const details = { reason: 'unpaid', method: last?.method ?? order.paymentMethod }
    const moved = await moveOrder(tx, {
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
  for (const { refund, payment, order } of await openRefunds(context.db)) {
    if (refund.state !== 'asked' || payment.providerPayment === null) continue
    if (refund.providerRefund === null && now.getTime() - refund.createdAt.getTime() > KEYS_HOLD_MS) continue
    try {
      const state = await sendRefund(context, refund, payment)
      if (state === 'failed') log.error({ order: order.number, refund: refund.id }, 'a refund failed')
      sent++
    } catch (err) {
      log.warn({ err, order: order.number, refund: refund.id }, 'a refund could not be sent')
    }
  }
  return sent
}

/** One that fails keeps none of the others waiting. */
async function countDone(
  orders: readonly OrderRow[],
  log: PaymentContext['log'],
  work: (order: OrderRow) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const order of orders) {
    try {
      if (await work(order)) done++
    } catch (err) {
      log.error({ err, order: order.number }, 'an unpaid order could not be tended')
    }
  }
  return done
}
