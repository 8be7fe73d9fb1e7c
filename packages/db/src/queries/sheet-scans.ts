import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { orders, sheetScans } from '../schema/index.ts'
import type { OrderRow } from './orders.ts'

export type SheetScanRow = typeof sheetScans.$inferSelect

/** The orders of these numbers, locked until the transaction ends, so that simultaneous scans count each other. */
export function lockOrders(tx: Database, numbers: readonly string[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
    .orderBy(orders.number)
    .for('update')
}

/** All scans of these lines. */
export function listSheetScans(db: Database, lineIds: readonly string[]): Promise<SheetScanRow[]> {
  return db
    .select()
    .from(sheetScans)
    .where(inArray(sheetScans.lineId, [...lineIds]))
}

export async function isScanRecorded(db: Database, scan: string): Promise<boolean> {
  const [row] = await db
    .select({ scan: sheetScans.scan })
    .from(sheetScans)
    .where(eq(sheetScans.scan, scan))
    .limit(1)
  return row !== undefined
}

export async function addSheetScans(tx: Database, rows: readonly SheetScanRow[]): Promise<void> {
  await tx.insert(sheetScans).values([...rows])
}
