import type { DiscountKind } from '@passepartout/domain'
import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/** Campaigns and promotion codes that operators made or changed; those of the catalogue's files are no rows. */
export const discounts = pgTable(
  'discounts',
  {
    kind: text().$type<DiscountKind>().notNull(),
    /** Id of a campaign, or code of a promotion. */
    id: text().notNull(),
    /** `draft`: the shop does not know it; `published`: it uses `rules`; `withdrawn`: it has it no longer. */
    state: text({ enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    /** Rules as published last; they are valid for the version of the shop that stored them. */
    rules: jsonb().$type<unknown>(),
    /** Rules as an operator works on them. */
    draft: jsonb().$type<unknown>().notNull(),
    /** Grows with every change: who saves over an older revision is refused. */
    revision: integer().notNull(),
    /** `operator:<name>`. */
    changedBy: text('changed_by').notNull(),
    changedAt: timestampColumn('changed_at').notNull(),
    /** Newer campaigns win over older ones. */
    createdAt: timestampColumn('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.id] })],
)

/** What was published of a discount, in order; rows never change. */
export const discountVersions = pgTable(
  'discount_versions',
  {
    kind: text().$type<DiscountKind>().notNull(),
    discountId: text('discount_id').notNull(),
    version: integer().notNull(),
    /** Null where it was withdrawn. */
    rules: jsonb().$type<unknown>(),
    actor: text().notNull(),
    at: timestampColumn('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.discountId, table.version] }),
    foreignKey({
      columns: [table.kind, table.discountId],
      foreignColumns: [discounts.kind, discounts.id],
    }).onDelete('cascade'),
  ],
)
