import { randomUUID } from 'node:crypto'
import {
  addCase,
  addRefund,
  addShipment,
  changePayment,
  changeRefund,
  type Database,
  type OrderRow,
  type PaymentRow,
  transitionOrder,
} from '@passepartout/db'
import type { OrderTransition } from '@passepartout/domain'
import { choose, DEMO, pick } from './demo-data.ts'

interface DemoMoves {
  order: OrderRow
  payment: PaymentRow
  customer: string
  /** How many lines the order has. */
  lines: number
  index: number
  moves: readonly OrderTransition[]
  now: Date
}

const ACTORS: Partial<Record<OrderTransition, string>> = {
  'payment-awaited': 'clock',
  paid: 'bank',
  held: 'operator:demo',
  'refund-requested': 'operator:demo',
  refunded: 'operator:demo',
  cancelled: 'customer',
  'complaint-received': 'customer',
  'withdrawal-received': 'customer',
}

/** Leads an order through its moves, evenly spread over the time since it was placed. */
export async function applyDemoMoves(tx: Database, demo: DemoMoves): Promise<void> {
  const { order, moves, now } = demo
  const placed = order.placedAt.getTime()
  const step = (now.getTime() - placed) / (moves.length + 1)
  for (const [count, move] of moves.entries()) {
    const at = new Date(placed + step * (count + 1))
    const details = await writeMove(tx, demo, move, at)
    const actor = ACTORS[move] ?? 'plant'
    const moved = await transitionOrder(tx, { orderId: order.id, move, actor, details, now: at })
    if (!moved.ok) throw new Error(`A demo order cannot take the move "${move}"`)
  }
}

/** What a move writes beside its event; returns the details of that event. */
async function writeMove(
  tx: Database,
  { order, payment, customer, lines, index }: DemoMoves,
  move: OrderTransition,
  at: Date,
): Promise<Record<string, unknown>> {
  const orderId = order.id
  const money = { amount: payment.amount, currency: order.currency }
  switch (move) {
    case 'held':
      return { reason: DEMO.holdReason }
    case 'parcel-shipped': {
      const trackingNumber = `003404${String(choose(index, 'tracking', 1_000_000_000)).padStart(14, '0')}`
      const numbers = Array.from({ length: lines }, (_, line) => line + 1)
      const parcel = { carrier: 'dhl', trackingNumber, lines: numbers, shippedAt: at } as const
      const { number } = await addShipment(tx, { id: randomUUID(), orderId, ...parcel })
      return { parcel: number }
    }
    case 'complaint-received': {
      const content = { lines: [1], ...pick(DEMO.complaints, index, 'complaint') }
      const id = randomUUID()
      await addCase(tx, { id, orderId, kind: 'complaint', content, createdAt: at })
      return { case: id, lines: content.lines }
    }
    case 'withdrawal-received': {
      const entered = { name: customer, email: order.email, orderNumber: order.number }
      const content = { ...entered, lines: [lines], text: pick(DEMO.withdrawals, index, 'withdrawal') }
      const id = randomUUID()
      await addCase(tx, { id, orderId, kind: 'withdrawal', content, createdAt: at })
      return { case: id, lines: content.lines }
    }
    case 'refund-requested': {
      const wanted = { paymentId: payment.id, key: 'demo', amount: payment.amount, left: payment.amount }
      const { refund } = await addRefund(tx, { ...wanted, now: at })
      if (refund) await changeRefund(tx, refund.id, { state: 'done' }, at)
      return { ...money, refund: refund?.id, reason: DEMO.refundReason }
    }
    case 'refunded':
      await changePayment(tx, payment.id, { refunded: payment.amount }, at)
      return money
    default:
      return {}
  }
}
