import {
  type Database,
  deactivateVisitor,
  deleteOrders,
  deleteVisitor,
  listInactiveVisitors,
  ordersPastRetention,
} from '@passepartout/db'
import {
  CHANNELS,
  COUNTRY_CODES,
  DAY_MS,
  invoiceYearsOf,
  RETENTION_DAYS,
  type Sellers,
  type StructuredLog,
  sellerOf,
} from '@passepartout/domain'
import type { ObjectStorage } from '@passepartout/storage'
import { removeFiles } from './retention.ts'

/** Per hourly run. */
const MOST = 500

interface RetentionCleanupDeps {
  db: Database
  storage: Pick<ObjectStorage, 'remove'>
  sellers: () => Sellers
  clock: () => Date
  log: StructuredLog
}

/**
 * Deletes visitors whose cookie has expired, and orders whose legal retention has ended; call it hourly. An interrupted
 * run continues the next time.
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

/**
 * The law counts full years, depending on the seller's country: an order of 2026 in Germany is retained until the end
 * of 2034.
 */
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

/** Shops by the years for which their seller retains invoices. */
const shopsByInvoiceYears = (sellers: Sellers) =>
  Map.groupBy(
    CHANNELS.flatMap(channel => COUNTRY_CODES.map(country => ({ channel, country }))),
    shop => invoiceYearsOf(sellerOf(sellers, shop).country),
  )
