import type { OrderEventRow, OrderRow } from '@passepartout/db'
import {
  addDays,
  CONSUMER_LAW,
  dayInZone,
  LAB_TIME_ZONE,
  nextOrderState,
  RETENTION_DAYS,
} from '@passepartout/domain'

const DAY_MS = 86_400_000

/** Photos of an order are kept so long after its delivery, unless the shop is set otherwise. */
export const PHOTO_RETENTION_DAYS: number = RETENTION_DAYS['order-photos']

/** When something happened to an order for the last time. */
export const lastEventAt = (
  events: readonly OrderEventRow[],
  ...kinds: string[]
): OrderEventRow | undefined => events.findLast(({ kind }) => kinds.includes(kind))

/**
 * Whether the customer can still cancel or change the address: while nobody has begun to make it. A paid order waits for
 * that only until `changeUntil`; then production may begin at any moment, and `moveOrder` has the last word.
 */
export function isChangeable({ state, changeUntil }: OrderRow, now: Date): boolean {
  return nextOrderState(state, 'cancelled') !== undefined && (state !== 'paid' || now < changeUntil)
}

/** When the photos of an order go, once it has ended; the customer may have asked to keep them longer. */
export function photoRetentionUntil(
  events: readonly OrderEventRow[],
  days = PHOTO_RETENTION_DAYS,
): Date | undefined {
  const ended = lastEventAt(events, 'delivered', 'cancelled', 'refunded', 'photos-kept')
  return ended && new Date(ended.at.getTime() + days * DAY_MS)
}

/** Last day on which an order can be withdrawn; none before it is delivered, and none where no law gives the right. */
export function withdrawalDeadline(
  { country }: Pick<OrderRow, 'country'>,
  events: readonly OrderEventRow[],
): string | undefined {
  const delivered = lastEventAt(events, 'delivered')
  const days = CONSUMER_LAW[country].withdrawalDays
  return delivered && days !== null ? addDays(dayInZone(LAB_TIME_ZONE, delivered.at), days) : undefined
}

/** Whether the status page shows the way to withdraw; whoever writes later is received all the same. */
export function isWithdrawable(order: OrderRow, events: readonly OrderEventRow[], now: Date): boolean {
  if (CONSUMER_LAW[order.country].withdrawalDays === null) return false
  if (nextOrderState(order.state, 'withdrawal-received') === undefined) return false
  const until = withdrawalDeadline(order, events)
  return until === undefined || dayInZone(LAB_TIME_ZONE, now) <= until
}
