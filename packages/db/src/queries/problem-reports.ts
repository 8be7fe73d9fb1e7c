import { randomUUID } from 'node:crypto'
import { desc, lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { problemReports } from '../schema/index.ts'

export type ProblemReport = typeof problemReports.$inferSelect

export async function addProblemReport(db: Database, report: Omit<ProblemReport, 'id'>): Promise<void> {
  await db.insert(problemReports).values({ id: randomUUID(), ...report })
}

/** The newest first. */
export const listProblemReports = (db: Database, { limit }: { limit: number }): Promise<ProblemReport[]> =>
  db.select().from(problemReports).orderBy(desc(problemReports.createdAt)).limit(limit)

/** @returns how many were removed */
export async function removeProblemReports(db: Database, writtenBefore: Date): Promise<number> {
  const removed = await db
    .delete(problemReports)
    .where(lt(problemReports.createdAt, writtenBefore))
    .returning({ id: problemReports.id })
  return removed.length
}
