import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'
import { customers } from './customers.ts'

/** Profile of a customer of type 1, who sells under their own name. */
export const whitelabelProfiles = pgTable('whitelabel_profiles', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  company: text().notNull(),
  email: text().notNull(),
  /** Empty where there is none, as is `website`. */
  phone: text().notNull(),
  website: text().notNull(),
  /** Background of their name, such as `#1e5b4a`. */
  colour: text().notNull(),
  /** A PNG as base64. */
  logo: text(),
  /** Whether new orders are sent under their name. */
  isOn: boolean('is_on').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})
