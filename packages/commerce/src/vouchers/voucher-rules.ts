import { type Database, expireVouchers, releaseStaleReservations, type Voucher } from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE, type Shop } from '@passepartout/domain'
import type { CommerceMessageKey } from '../messages/index.ts'

export function findVoucherProblem(
  { worth, remaining, fromDay, untilDay }: Voucher,
  { currency }: Pick<Shop, 'currency'>,
  today: string,
): CommerceMessageKey | undefined {
  if (today < fromDay) return 'voucher.early'
  if (untilDay !== null && today > untilDay) return 'voucher.expired'
  if (remaining !== null && remaining <= 0) return 'voucher.spent'
  return 'currency' in worth && worth.currency !== currency ? 'voucher.foreign-currency' : undefined
}

/** Time for a payment on a provider's page before the order's voucher amounts are released. */
const RESERVED_MS = 30 * 60_000

/** Releases reservations that unpaid orders hold for too long, and expires vouchers after their last day. */
export async function releaseAndExpireVouchers(db: Database, now: Date): Promise<void> {
  await releaseStaleReservations(db, { before: new Date(now.getTime() - RESERVED_MS), now })
  await expireVouchers(db, { day: dayInZone(LAB_TIME_ZONE, now), now })
}
