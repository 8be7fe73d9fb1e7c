import {
  type Database,
  removeOldDailyCounts,
  removeOldFlagRecords,
  removeOldRecordings,
} from '@passepartout/db'
import { KEPT_DAYS } from '@passepartout/domain'

/** Removes what is older than its class is kept. */
export async function forgetOldRecords(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await removeOldFlagRecords(db, {
    experimentsBefore: before(KEPT_DAYS.experiments),
    telemetryBefore: before(KEPT_DAYS.telemetry),
  })
  await removeOldRecordings(db, before(KEPT_DAYS.recordings))
  await removeOldDailyCounts(db, before(KEPT_DAYS.numbers).toISOString().slice(0, 10))
}
