import {
  type Database,
  deleteOldDailyMetrics,
  removeOldFlagRecords,
  removeOldRecordings,
} from '@passepartout/db'
import { RETENTION_DAYS } from '@passepartout/domain'

/** Deletes records older than the retention period of their class. */
export async function deleteExpiredRecords(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await removeOldFlagRecords(db, {
    experimentsBefore: before(RETENTION_DAYS.experiments),
    telemetryBefore: before(RETENTION_DAYS.telemetry),
  })
  await removeOldRecordings(db, before(RETENTION_DAYS.recordings))
  await deleteOldDailyMetrics(db, before(RETENTION_DAYS.numbers).toISOString().slice(0, 10))
}
