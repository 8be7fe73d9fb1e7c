import {
  deactivateVisitor,
  deleteOrders,
  deleteVisitor,
  listInactiveVisitors,
  ordersPastRetention,
} from '@passepartout/db'
import {
  CHANNELS,
  COUNTRY_CODES,
  invoiceYearsOf,
  RETENTION_DAYS,
  type Sellers,
  sellerOf,
} from '@passepartout/domain'
import type { ApiDeps } from '../../deps.ts'
import { removeFiles } from './retention.ts'

const DAY_MS = 86_400_000
/** Per hour; what is left waits for the next. */
const MOST = 500

type RetentionCleanupDeps = Pick<ApiDeps, 'db' | 'storage' | 'clock' | 'log' | 'sellers'>

/**
 * Forgets visitors who have not come back for as long as their cookie lives, and orders that the law no longer has the
 * shop keep; to be called every hour. Whoever is interrupted goes on the next time.
 */
export async function deleteExpiredVisitorsAndOrders(deps: RetentionCleanupDeps): Promise<void> {
  const visitors = await deleteInactiveVisitors(deps)
  const orders = await deleteExpiredOrders(deps)
  if (visitors + orders > 0) deps.log.info({ visitors, orders }, 'deleted expired visitors and orders')
}

async function deleteInactiveVisitors({ db, storage, clock }: RetentionCleanupDeps): Promise<number> {
  const before = new Date(clock().getTime() - RETENTION_DAYS.designs * DAY_MS)
  const due = await listInactiveVisitors(db, { before, most: MOST })
  for (const visitorId of due) {
    const { photoIds, lineIds } = await db.transaction(tx => deactivateVisitor(tx, { visitorId, before }))
    await removeFiles({ db, storage }, photoIds, lineIds)
    await deleteVisitor(db, visitorId)
  }
  return due.length
}

/** Law counts full years, as many as the seller's country asks: what was written in Germany in 2026 is kept until the end of 2034. */
async function deleteExpiredOrders({ db, storage, clock, sellers }: RetentionCleanupDeps): Promise<number> {
  let removed = 0
  for (const [years, shops] of shopsByInvoiceYears(sellers())) {
    const before = new Date(Date.UTC(clock().getUTCFullYear() - years, 0, 1))
    const due = await ordersPastRetention(db, { shops, before, most: MOST })
    for (const orderId of due) {
      const files = await db.transaction(tx => deleteOrders(tx, [orderId]))
      for (const key of files) await storage.remove(key)
    }
    removed += due.length
  }
  return removed
}

/** Shops by the years for which their seller keeps invoices. */
const shopsByInvoiceYears = (sellers: Sellers) =>
  Map.groupBy(
    CHANNELS.flatMap(channel => COUNTRY_CODES.map(country => ({ channel, country }))),
    shop => invoiceYearsOf(sellerOf(sellers, shop).country),
  )
