import type { Channel, CountryCode, OrderState, PaymentMethod } from '@passepartout/domain'
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'
import { orders, shipments } from '../schema/index.ts'
import { emailEquals } from './email-equals.ts'
import type { OrderRow } from './orders.ts'
import { type WaitingList, waitingCondition } from './waiting-orders.ts'

export interface OrderFilter {
  /** Number, email address, or the beginning of a last name, postcode or tracking number. */
  search?: string | undefined
  states?: readonly OrderState[] | undefined
  channel?: Channel | undefined
  country?: CountryCode | undefined
  paymentMethod?: PaymentMethod | undefined
  from?: Date | undefined
  until?: Date | undefined
  waiting?: WaitingList | undefined
}

/** The last order of a page: the next page begins after it. */
export interface OrderCursor {
  placedAt: Date
  id: string
}

export interface OrderPage {
  filter: OrderFilter
  after?: OrderCursor | undefined
  limit: number
  now: Date
}

/** Orders of a filter, the newest first, a page at a time. */
export function listOrderPage(db: Database, { filter, after, limit, now }: OrderPage): Promise<OrderRow[]> {
  const { states, channel, country, paymentMethod, from, until } = filter
  const conditions: (SQL | undefined)[] = [
    states && states.length > 0 ? inArray(orders.state, [...states]) : undefined,
    channel && eq(orders.channel, channel),
    country && eq(orders.country, country),
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    from && sql`${orders.placedAt} >= ${from.toISOString()}`,
    until && lt(orders.placedAt, until),
    filter.waiting && waitingCondition(filter.waiting, now),
    filter.search ? searchCondition(db, filter.search) : undefined,
    after &&
      or(
        lt(orders.placedAt, after.placedAt),
        and(eq(orders.placedAt, after.placedAt), lt(orders.id, after.id)),
      ),
  ]
  return db
    .select()
    .from(orders)
    .where(and(...conditions))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
}

/** Unpaid orders of an amount, the newest first. */
export function listOrdersDue(
  db: Database,
  { amount, currency, limit }: { amount: number; currency: OrderRow['currency']; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['placed', 'awaiting-payment']),
        eq(orders.due, amount),
        eq(orders.currency, currency),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
}

/** Each way to find an order reads one index and at most this many rows. */
const MAX_MATCHES = 500

/** Escapes the wildcards of `like`. */
const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * One subquery for each way to find an order, so that each uses its own index: a single condition with `or` would read
 * all orders.
 */
function searchCondition(db: Database, search: string): SQL {
  const text = search.trim()
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const number = compact.replace(/^(..)(.{1,4})(.*)$/, (_, brand, first, second) =>
    [brand, first, second].filter(Boolean).join('-'),
  )
  const where = (condition: SQL | undefined) =>
    db.select({ id: orders.id }).from(orders).where(condition).limit(MAX_MATCHES)
  const lastName = text.split(/\s+/).at(-1) ?? text
  const tracked = db
    .select({ id: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.trackingNumber, text.replace(/\s/g, '')))
    .limit(MAX_MATCHES)
  const found = unionAll(
    where(sql`${orders.number} like ${beginning(number || text)}`),
    where(emailEquals(orders.email, text)),
    where(sql`lower(${orders.address} #>> '{delivery,lastName}') like ${beginning(lastName.toLowerCase())}`),
    where(sql`(${orders.address} #>> '{delivery,postalCode}') like ${beginning(text)}`),
    tracked,
  )
  return inArray(orders.id, found)
}
