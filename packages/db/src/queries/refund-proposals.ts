import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { orders, refundProposals } from '../schema/index.ts'
import type { OrderRow } from './orders.ts'

export type RefundProposalRow = typeof refundProposals.$inferSelect

/** `false` where another refund of the order waits already. */
export async function addRefundProposal(
  db: Database,
  proposal: Omit<RefundProposalRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(refundProposals)
    .values({ ...proposal, state: 'waiting', decidedBy: null, decidedAt: null })
    .onConflictDoNothing()
    .returning({ id: refundProposals.id })
  return rows.length > 0
}

/** The refund of an order that waits for a second operator. */
export async function findWaitingRefundProposal(
  db: Database,
  orderId: string,
): Promise<RefundProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(refundProposals)
    .where(and(eq(refundProposals.orderId, orderId), eq(refundProposals.state, 'waiting')))
  return row
}

/** All proposals of an order, the oldest first. */
export function listRefundProposals(db: Database, orderId: string): Promise<RefundProposalRow[]> {
  return db
    .select()
    .from(refundProposals)
    .where(eq(refundProposals.orderId, orderId))
    .orderBy(asc(refundProposals.proposedAt))
}

/** The proposals that wait, with their orders, the oldest first. */
export function listWaitingRefundProposals(
  db: Database,
): Promise<{ proposal: RefundProposalRow; order: OrderRow }[]> {
  return db
    .select({ proposal: refundProposals, order: orders })
    .from(refundProposals)
    .innerJoin(orders, eq(orders.id, refundProposals.orderId))
    .where(eq(refundProposals.state, 'waiting'))
    .orderBy(asc(refundProposals.proposedAt))
}

/** `false` where it was decided before. */
export async function decideRefundProposal(
  db: Database,
  { id, state, decidedBy, now }: { id: string; state: 'approved' | 'declined'; decidedBy: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(refundProposals)
    .set({ state, decidedBy, decidedAt: now })
    .where(and(eq(refundProposals.id, id), eq(refundProposals.state, 'waiting')))
    .returning({ id: refundProposals.id })
  return rows.length > 0
}
