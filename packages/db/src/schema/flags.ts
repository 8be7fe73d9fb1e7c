import {
  bigint,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Definitions of flags as they were last served, each with the number of its last change. */
export const flagDefinitions = pgTable('flag_definitions', {
  name: text().primaryKey(),
  /**
   * Rises with every change of any flag, also across restarts: clients request changes newer than the number they have.
   */
  changeNumber: bigint('change_number', { mode: 'number' }).notNull(),
  definition: jsonb().notNull(),
})

/**
 * A visitor's treatment, as the flag client reports it. The key is a random one that exists only with the visitor's
 * consent. Retention class: experiments.
 */
export const flagImpressions = pgTable(
  'flag_impressions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Digest of the record's content: what is sent twice is stored once. */
    digest: uuid().notNull(),
    flag: text().notNull(),
    visitorKey: text('visitor_key').notNull(),
    treatment: text().notNull(),
    label: text(),
    changeNumber: bigint('change_number', { mode: 'number' }),
    at: timestampColumn('at').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  table => [
    uniqueIndex('flag_impressions_once').on(table.digest),
    index('flag_impressions_by_visitor').on(table.flag, table.visitorKey, table.at),
    index('flag_impressions_received').on(table.receivedAt),
  ],
)

/** A visitor's action, as the flag client reports it. Retention class: experiments. */
export const flagEvents = pgTable(
  'flag_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    digest: uuid().notNull(),
    eventType: text('event_type').notNull(),
    trafficType: text('traffic_type').notNull(),
    visitorKey: text('visitor_key').notNull(),
    value: doublePrecision(),
    properties: jsonb(),
    at: timestampColumn('at').notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  table => [
    uniqueIndex('flag_events_once').on(table.digest),
    index('flag_events_by_visitor').on(table.eventType, table.visitorKey, table.at),
    index('flag_events_received').on(table.receivedAt),
  ],
)

/** Evaluations of a flag within an hour: impressions that clients count and do not send. Totals without identity. */
export const flagImpressionCounts = pgTable(
  'flag_impression_counts',
  {
    flag: text().notNull(),
    hour: timestampColumn('hour').notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.flag, table.hour] })],
)

/** Telemetry of clients: times, errors, settings. Retention class: telemetry. */
export const flagTelemetry = pgTable(
  'flag_telemetry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    report: jsonb().notNull(),
    receivedAt: timestampColumn('received_at').notNull(),
  },
  table => [index('flag_telemetry_received').on(table.receivedAt)],
)
