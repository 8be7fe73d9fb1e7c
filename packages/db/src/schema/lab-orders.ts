import type { LabReason } from '@passepartout/domain'
import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { orders } from './orders.ts'

/** Stages of a lab order; it only goes forward. */
export const LAB_ORDER_STAGES = ['waiting', 'placed', 'in-production', 'shipped', 'cancelled'] as const
export type LabOrderStage = (typeof LAB_ORDER_STAGES)[number]

/** What one lab makes of an order, or of its reprint. */
export const labOrders = pgTable(
  'lab_orders',
  {
    /** The lab's idempotency key: an order that is placed again is the same one. */
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** File name in `catalogue/labs`. */
    lab: text().notNull(),
    reason: text().$type<LabReason>().notNull(),
    /** 0 for the first production; of a reprint the sequence of its order event. */
    round: integer().notNull(),
    /** Numbers of the order lines. */
    lines: integer().array().notNull(),
    stage: text({ enum: LAB_ORDER_STAGES }).notNull(),
    /** The lab's own number; null until it has the order, and where it has only files. */
    reference: text(),
    /** Code of what went wrong last; null once it went well. */
    problem: text(),
    createdAt: timestampColumn('created_at').notNull(),
    /** When the lab was last asked, or has last answered. */
    checkedAt: timestampColumn('checked_at'),
  },
  table => [
    uniqueIndex('lab_orders_once').on(table.orderId, table.lab, table.round),
    uniqueIndex('lab_orders_by_reference')
      .on(table.lab, table.reference)
      .where(sql`${table.reference} is not null`),
    index('lab_orders_open').on(table.checkedAt).where(sql`${table.stage} in ('placed', 'in-production')`),
    index('lab_orders_with_problem').on(table.orderId).where(sql`${table.problem} is not null`),
  ],
)

/** Every attempt to reach a lab and everything it told: rows are added, never changed. No names, no addresses. */
export const labEvents = pgTable(
  'lab_events',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    labOrderId: uuid('lab_order_id')
      .notNull()
      .references(() => labOrders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['place', 'cancel', 'change-address', 'status', 'callback'] }).notNull(),
    /** `done`, a stage, or the code of a problem. */
    outcome: text().notNull(),
    /** The lab's id of a callback, which counts once. */
    eventId: text('event_id'),
    at: timestampColumn('at').notNull(),
  },
  table => [
    index('lab_events_of_order').on(table.labOrderId, table.sequence),
    uniqueIndex('lab_events_once')
      .on(table.labOrderId, table.eventId)
      .where(sql`${table.eventId} is not null`),
  ],
)
