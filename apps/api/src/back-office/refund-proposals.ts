import { randomUUID } from 'node:crypto'
import {
  addRefundProposal,
  decideRefundProposal,
  findActivePayment,
  findWaitingRefundProposal,
  lockOrder,
  type OrderRow,
} from '@passepartout/db'
import { permissionsOf } from '@passepartout/domain'
import { refundOrder } from '../modules/orders/index.ts'
import type { BackOfficeContext } from './back-office-context.ts'

interface RefundWish {
  /** Minor units; undefined for all that is left. */
  amount: number | undefined
  reason: string
  isSecond: boolean | undefined
}

type Outcome = { ok: true } | { ok: false; reason: string }

/**
 * Refunds an order, or proposes it to a second operator where the order's refunds together exceed the shop's limit:
 * several small refunds are no way around it. Everything happens under the order's lock, so that two refunds at the same
 * moment are not either.
 */
export function refundOrPropose(
  context: BackOfficeContext,
  order: OrderRow,
  { amount, reason, isSecond }: RefundWish,
): Promise<Outcome> {
  const { db, now, actor, operator, refundLimit } = context
  return db.transaction(async (tx): Promise<Outcome> => {
    await lockOrder(tx, order.id)
    if (await findWaitingRefundProposal(tx, order.id)) return { ok: false, reason: 'refund-waits' }
    const payment = await findActivePayment(tx, order.id)
    const left = payment ? payment.amount - payment.refunded : 0
    const wanted = amount ?? left
    const isPossible = payment?.state === 'paid' && wanted > 0 && wanted <= left
    if (!isPossible || refundLimit === undefined || payment.refunded + wanted <= refundLimit)
      return refundOrder({ ...context, db: tx }, order, { amount, reason, isSecond, actor })
    const proposal = { id: randomUUID(), orderId: order.id, amount: wanted, reason, proposedAt: now }
    await addRefundProposal(tx, { ...proposal, proposedById: operator.id, proposedBy: actor })
    return { ok: true }
  })
}

/** Approves a proposal of somebody else, and refunds it. */
export function approveProposal(context: BackOfficeContext, order: OrderRow, id: string): Promise<Outcome> {
  const { db, now, actor, operator } = context
  return db.transaction(async (tx): Promise<Outcome> => {
    await lockOrder(tx, order.id)
    const proposal = await findWaitingRefundProposal(tx, order.id)
    if (proposal?.id !== id) return { ok: false, reason: 'decided' }
    if (proposal.proposedById === operator.id) return { ok: false, reason: 'own-proposal' }
    const { amount, reason } = proposal
    const refunded = await refundOrder({ ...context, db: tx }, order, {
      amount,
      reason,
      isSecond: true,
      actor,
    })
    if (refunded.ok) await decideRefundProposal(tx, { id, state: 'approved', decidedBy: actor, now })
    return refunded
  })
}

/** Declines a proposal: whoever may approve it, and who made it. */
export function declineProposal(context: BackOfficeContext, order: OrderRow, id: string): Promise<Outcome> {
  const { db, now, actor, operator } = context
  return db.transaction(async (tx): Promise<Outcome> => {
    await lockOrder(tx, order.id)
    const proposal = await findWaitingRefundProposal(tx, order.id)
    if (proposal?.id !== id) return { ok: false, reason: 'decided' }
    const mayDecline =
      proposal.proposedById === operator.id || permissionsOf(operator.roles).has('refunds:approve')
    if (!mayDecline) return { ok: false, reason: 'lacks-permission' }
    await decideRefundProposal(tx, { id, state: 'declined', decidedBy: actor, now })
    return { ok: true }
  })
}
