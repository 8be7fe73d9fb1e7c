import type { Channel } from '@passepartout/domain'
import { and, desc, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { customerVisitors, orders } from '../schema/index.ts'
import { emailEquals } from './email-equals.ts'
import type { OrderRow } from './orders.ts'

/**
 * Whether an order is a customer's: placed while signed in, or as a guest with the verified email address of the
 * account. Orders of another account stay that account's, whatever address was entered.
 */
export function isOrderOfCustomer(
  db: Database,
  { visitorIds, email }: { visitorIds: readonly string[]; email: string },
): SQL | undefined {
  const ofAccount = db
    .select({ one: sql`1` })
    .from(customerVisitors)
    .where(eq(customerVisitors.visitorId, orders.visitorId))
  return or(
    inArray(orders.visitorId, [...visitorIds]),
    and(emailEquals(orders.email, email), notExists(ofAccount)),
  )
}

/** A customer's orders in a channel, newest first. */
export function listCustomerOrders(
  db: Database,
  { visitorId, email, channel, most }: { visitorId: string; email: string; channel: Channel; most: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.channel, channel), isOrderOfCustomer(db, { visitorIds: [visitorId], email })))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(most)
}
