import { DAY_MS } from '@passepartout/domain'
import { and, eq, exists, inArray, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'
import { labOrders, orderEvents, orders } from '../schema/index.ts'

/** Orders that wait for somebody, by what they wait for. */
export const WAITING_LISTS = [
  'not-at-lab',
  'lab-failed',
  'production-failed',
  'late',
  'held',
  'unpaid',
] as const
export type WaitingList = (typeof WAITING_LISTS)[number]

/** A paid order is sent to the lab this long after its customer could last change it. */
const LAB_PATIENCE_MS = 15 * 60_000
/** Orders without payment after these days. */
const PAYMENT_PATIENCE_DAYS = 7

/** The last event of some kinds decides: whether it is of the given kind. */
function lastEventIs(kind: string, endedBy: readonly string[]): SQL {
  const query = new QueryBuilder()
  const later = alias(orderEvents, 'later')
  return exists(
    query
      .select({ one: sql`1` })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orders.id),
          eq(orderEvents.kind, kind),
          notExists(
            query
              .select({ one: sql`1` })
              .from(later)
              .where(
                and(
                  eq(later.orderId, orders.id),
                  inArray(later.kind, [...endedBy]),
                  sql`${later.sequence} > ${orderEvents.sequence}`,
                ),
              ),
          ),
        ),
      ),
  )
}

/** A lab order has a problem; a reprint leaves those before it behind. */
function hasLabProblem(): SQL {
  const query = new QueryBuilder()
  const later = alias(labOrders, 'later_round')
  const isLater = and(eq(later.orderId, orders.id), sql`${later.round} > ${labOrders.round}`)
  const hasLater = exists(query.select({ one: sql`1` }).from(later).where(isLater))
  return exists(
    query
      .select({ one: sql`1` })
      .from(labOrders)
      .where(and(eq(labOrders.orderId, orders.id), isNotNull(labOrders.problem), sql`not ${hasLater}`)),
  )
}

const isHeld = () => lastEventIs('held', ['hold-released'])

/** The condition of a list of waiting orders. */
export function waitingCondition(list: WaitingList, now: Date): SQL | undefined {
  switch (list) {
    case 'not-at-lab':
      return and(
        eq(orders.state, 'paid'),
        lt(orders.changeUntil, new Date(now.getTime() - LAB_PATIENCE_MS)),
        sql`not ${isHeld()}`,
      )
    case 'lab-failed':
      return and(inArray(orders.state, ['in-production', 'shipped']), hasLabProblem())
    case 'production-failed':
      return and(
        eq(orders.state, 'in-production'),
        lastEventIs('production-failed', ['line-produced', 'all-produced', 'reprinted', 'parcel-shipped']),
      )
    case 'late':
      return and(
        inArray(orders.state, ['paid', 'in-production']),
        sql`(${orders.receipt} #>> '{shipping,day}') < ${now.toISOString().slice(0, 10)}`,
      )
    case 'held':
      return and(inArray(orders.state, ['placed', 'awaiting-payment', 'paid']), isHeld())
    case 'unpaid':
      return and(
        eq(orders.state, 'awaiting-payment'),
        lt(orders.placedAt, new Date(now.getTime() - PAYMENT_PATIENCE_DAYS * DAY_MS)),
      )
  }
}

/** Number of orders in each waiting list; they read only orders that are not finished. */
export async function countWaitingOrders(db: Database, now: Date): Promise<Record<WaitingList, number>> {
  const counts = await Promise.all(
    WAITING_LISTS.map(async list => [list, await db.$count(orders, waitingCondition(list, now))] as const),
  )
  return Object.fromEntries(counts) as Record<WaitingList, number>
}

/** Whether an operator has stopped an order. */
export async function isOrderHeld(db: Database, orderId: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, orderId), isHeld()))) > 0
}
