import { randomUUID } from 'node:crypto'
import {
  addRefundProposal,
  type Database,
  decideRefundProposal,
  findActivePayment,
  findWaitingRefundProposal,
  lockOrder,
  type OrderRow,
} from '@passepartout/db'
import { type OperatorRole, permissionsOf } from '@passepartout/domain'
import { type OperationContext, refundOrder } from './order-operations.ts'

/** What refunds by operators work with. */
export interface RefundProposalContext extends OperationContext {
  operator: { id: string; roles: readonly OperatorRole[] }
  /** `operator:<name>`, as recorded in the order's history. */
  actor: string
  /** Refunds of an order above this need a second operator; minor units of its currency. */
  refundLimit: number | undefined
}

interface RefundRequest {
  /** Minor units; undefined for all that is left. */
  amount: number | undefined
  reason: string
  isSecond: boolean | undefined
}

type Outcome = { ok: true } | { ok: false; reason: string }

/**
 * Refunds an order, or proposes the refund to a second operator where all refunds of the order together exceed the shop's
 * limit. The order is locked meanwhile, so that simultaneous refunds are added up too.
 */
export function refundOrPropose(
  context: RefundProposalContext,
  order: OrderRow,
  { amount, reason, isSecond }: RefundRequest,
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
export const approveProposal = (
  context: RefundProposalContext,
  order: OrderRow,
  id: string,
): Promise<Outcome> =>
  decideProposal(context, order, id, async (tx, proposal) => {
    const { now, actor, operator } = context
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

/** Declines a proposal. The operator who made it may do so, and every operator who may approve it. */
export const declineProposal = (
  context: RefundProposalContext,
  order: OrderRow,
  id: string,
): Promise<Outcome> =>
  decideProposal(context, order, id, async (tx, proposal) => {
    const { now, actor, operator } = context
    const mayDecline =
      proposal.proposedById === operator.id || permissionsOf(operator.roles).has('refunds:approve')
    if (!mayDecline) return { ok: false, reason: 'lacks-permission' }
    await decideRefundProposal(tx, { id, state: 'declined', decidedBy: actor, now })
    return { ok: true }
  })

type WaitingProposal = NonNullable<Awaited<ReturnType<typeof findWaitingRefundProposal>>>

/** Decides a proposal under the order's lock, so that it is decided once. */
function decideProposal(
  { db }: RefundProposalContext,
  order: OrderRow,
  id: string,
  decide: (tx: Database, proposal: WaitingProposal) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx): Promise<Outcome> => {
    await lockOrder(tx, order.id)
    const proposal = await findWaitingRefundProposal(tx, order.id)
    return proposal?.id === id ? decide(tx, proposal) : { ok: false, reason: 'decided' }
  })
}
