import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { problemReports } from '../schema/index.ts'

export type ProblemReport = typeof problemReports.$inferSelect

export async function addProblemReport(
  db: Database,
  report: Omit<ProblemReport, 'id' | 'settledAt'>,
): Promise<void> {
  await db.insert(problemReports).values({ id: randomUUID(), ...report })
}

/** Open reports, or settled ones; the newest first. */
export const listProblemReports = (
  db: Database,
  { limit, isSettled }: { limit: number; isSettled: boolean },
): Promise<ProblemReport[]> =>
  db
    .select()
    .from(problemReports)
    .where((isSettled ? isNotNull : isNull)(problemReports.settledAt))
    .orderBy(desc(problemReports.createdAt))
    .limit(limit)

/** Marks a report as settled, or as open again (`null`); `false` where it is so already. */
export async function setProblemReportResolved(
  db: Database,
  { id, at }: { id: string; at: Date | null },
): Promise<boolean> {
  const rows = await db
    .update(problemReports)
    .set({ settledAt: at })
    .where(and(eq(problemReports.id, id), (at ? isNull : isNotNull)(problemReports.settledAt)))
    .returning({ id: problemReports.id })
  return rows.length > 0
}

/** @returns how many were removed */
export async function removeProblemReports(db: Database, writtenBefore: Date): Promise<number> {
  const removed = await db
    .delete(problemReports)
    .where(lt(problemReports.createdAt, writtenBefore))
    .returning({ id: problemReports.id })
  return removed.length
}
