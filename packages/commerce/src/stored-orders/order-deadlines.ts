import type { OrderEventRow, OrderRow } from '@passepartout/db'
import {
  addDays,
  CONSUMER_LAW,
  DAY_MS,
  dayInZone,
  LAB_TIME_ZONE,
  nextOrderState,
  RETENTION_DAYS,
} from '@passepartout/domain'

/** Default time after delivery until an order's photos are deleted. */
export const PHOTO_RETENTION_DAYS: number = RETENTION_DAYS['order-photos']

/** The last of the order events of these kinds. */
export const lastEventAt = (
  events: readonly OrderEventRow[],
  ...kinds: string[]
): OrderEventRow | undefined => events.findLast(({ kind }) => kinds.includes(kind))

/**
 * Whether the customer can still cancel or change the address, which is possible until production begins. A paid order
 * is guaranteed that until `changeUntil` only; then production may begin at any moment, and `transitionOrder` decides.
 */
export function isChangeable({ state, changeUntil }: OrderRow, now: Date): boolean {
  return nextOrderState(state, 'cancelled') !== undefined && (state !== 'paid' || now < changeUntil)
}

/** When the photos of an ended order are deleted; the customer may have extended the retention. */
export function photoRetentionUntil(
  events: readonly OrderEventRow[],
  days = PHOTO_RETENTION_DAYS,
): Date | undefined {
  const ended = lastEventAt(events, 'delivered', 'cancelled', 'refunded', 'photos-kept')
  return ended && new Date(ended.at.getTime() + days * DAY_MS)
}

/** Last day of the right of withdrawal; `undefined` before delivery and where the law grants no such right. */
export function withdrawalDeadline(
  { country }: Pick<OrderRow, 'country'>,
  events: readonly OrderEventRow[],
): string | undefined {
  const delivered = lastEventAt(events, 'delivered')
  const days = CONSUMER_LAW[country].withdrawalDays
  return delivered && days !== null ? addDays(dayInZone(LAB_TIME_ZONE, delivered.at), days) : undefined
}

/** Whether the status page offers a withdrawal; later withdrawals are received by the form nevertheless. */
export function isWithdrawable(order: OrderRow, events: readonly OrderEventRow[], now: Date): boolean {
  if (CONSUMER_LAW[order.country].withdrawalDays === null) return false
  if (nextOrderState(order.state, 'withdrawal-received') === undefined) return false
  const until = withdrawalDeadline(order, events)
  return until === undefined || dayInZone(LAB_TIME_ZONE, now) <= until
}
