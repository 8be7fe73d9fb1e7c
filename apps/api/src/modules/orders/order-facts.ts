import type { OrderEventRow, OrderRow } from '@passepartout/db'
import { addDays, CONSUMER_LAW, dayIn, KEPT_DAYS, PLANT_TIME_ZONE, stateAfter } from '@passepartout/domain'

const DAY_MS = 86_400_000

/** Photos of an order are kept so long after its delivery, unless the shop is set otherwise. */
export const KEEP_PHOTOS_DAYS: number = KEPT_DAYS['order-photos']

/** When something happened to an order for the last time. */
export const lastOf = (events: readonly OrderEventRow[], ...kinds: string[]): OrderEventRow | undefined =>
  events.findLast(({ kind }) => kinds.includes(kind))

/**
 * Whether the customer can still cancel or change the address: while nobody has begun to make it. A paid order waits for
 * that only until `changeUntil`; then production may begin at any moment, and `moveOrder` has the last word.
 */
export function canChange({ state, changeUntil }: OrderRow, now: Date): boolean {
  return stateAfter(state, 'cancelled') !== undefined && (state !== 'paid' || now < changeUntil)
}

/** When the photos of an order go, once it has ended; the customer may have asked to keep them longer. */
export function photosUntil(events: readonly OrderEventRow[], days = KEEP_PHOTOS_DAYS): Date | undefined {
  const ended = lastOf(events, 'delivered', 'cancelled', 'refunded', 'photos-kept')
  return ended && new Date(ended.at.getTime() + days * DAY_MS)
}

/** Last day on which an order can be withdrawn; none before it is delivered, and none where no law gives the right. */
export function withdrawUntil(
  { country }: Pick<OrderRow, 'country'>,
  events: readonly OrderEventRow[],
): string | undefined {
  const delivered = lastOf(events, 'delivered')
  const days = CONSUMER_LAW[country].withdrawalDays
  return delivered && days !== null ? addDays(dayIn(PLANT_TIME_ZONE, delivered.at), days) : undefined
}

/** Whether the status page shows the way to withdraw; whoever writes later is received all the same. */
export function canWithdraw(order: OrderRow, events: readonly OrderEventRow[], now: Date): boolean {
  if (CONSUMER_LAW[order.country].withdrawalDays === null) return false
  if (stateAfter(order.state, 'withdrawal-received') === undefined) return false
  const until = withdrawUntil(order, events)
  return until === undefined || dayIn(PLANT_TIME_ZONE, now) <= until
}
