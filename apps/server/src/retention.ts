import {
  type Database,
  removeOldDailyCounts,
  removeOldFlagRecords,
  removeOldRecordings,
} from '@passepartout/db'

/** How many days each class of records is kept (`docs/guides/tracking.md`). */
export const KEPT_DAYS = {
  /** Impressions and events by visitor key: as long as the key's cookie lives. */
  experiments: 180,
  /** What flag clients report of themselves. */
  telemetry: 30,
  /** Recorded visits. */
  recordings: 30,
  /** Sums of days: two years, so that a season can be compared with the last. */
  numbers: 760,
} as const

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
