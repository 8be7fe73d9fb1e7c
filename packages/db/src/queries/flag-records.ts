import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

export interface FlagImpression {
  /** A UUID of the record's content. */
  digest: string
  flag: string
  visitorKey: string
  treatment: string
  label: string | null
  changeNumber: number | null
  /** Milliseconds since 1970. */
  at: number
}

export interface FlagEvent {
  digest: string
  eventType: string
  trafficType: string
  visitorKey: string
  value: number | null
  properties: Record<string, unknown> | null
  at: number
}

/** One parameter for all rows: building a statement of thousands of values costs more than the insertion. */
const toFlagRows = (values: readonly unknown[]) => JSON.stringify(values)

/** Stores impressions, except those stored already. All or none. */
export async function addFlagImpressions(
  db: Database,
  impressions: readonly FlagImpression[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into flag_impressions (digest, flag, visitor_key, treatment, label, change_number, at, received_at)
    select digest, flag, "visitorKey", treatment, label, "changeNumber", to_timestamp(at / 1000.0), ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${toFlagRows(impressions)}::jsonb) as offered(
      digest uuid, flag text, "visitorKey" text, treatment text, label text, "changeNumber" bigint, at float8)
    on conflict (digest) do nothing`)
}

/** Stores events, except those stored already. All or none. */
export async function addFlagEvents(db: Database, events: readonly FlagEvent[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into flag_events (digest, event_type, traffic_type, visitor_key, value, properties, at, received_at)
    select digest, "eventType", "trafficType", "visitorKey", value, properties, to_timestamp(at / 1000.0), ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${toFlagRows(events)}::jsonb) as offered(
      digest uuid, "eventType" text, "trafficType" text, "visitorKey" text, value float8, properties jsonb, at float8)
    on conflict (digest) do nothing`)
}

/** Adds impressions that clients counted by flag and hour (its start in milliseconds since 1970). */
export async function addFlagImpressionCounts(
  db: Database,
  counts: readonly { flag: string; hour: number; count: number }[],
): Promise<void> {
  await db.execute(sql`
    insert into flag_impression_counts (flag, hour, count)
    select flag, to_timestamp(hour / 1000.0), sum(count)
    from jsonb_to_recordset(${toFlagRows(counts)}::jsonb) as offered(flag text, hour float8, count bigint)
    group by 1, 2 order by 1, 2
    on conflict (flag, hour) do update set count = flag_impression_counts.count + excluded.count`)
}

/** Stores the telemetry of a client. */
export async function addFlagTelemetry(
  db: Database,
  kind: string,
  report: unknown,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into flag_telemetry (kind, report, received_at)
    values (${kind}, ${JSON.stringify(report)}::jsonb, ${now.toISOString()}::timestamptz)`)
}

/** Deletes impressions and events received before one moment, and telemetry received before another. */
export async function removeOldFlagRecords(
  db: Database,
  { experimentsBefore, telemetryBefore }: { experimentsBefore: Date; telemetryBefore: Date },
): Promise<void> {
  const [experiments, telemetry] = [experimentsBefore.toISOString(), telemetryBefore.toISOString()]
  await db.execute(sql`delete from flag_impressions where received_at < ${experiments}::timestamptz`)
  await db.execute(sql`delete from flag_events where received_at < ${experiments}::timestamptz`)
  await db.execute(sql`delete from flag_telemetry where received_at < ${telemetry}::timestamptz`)
}
