import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { cartLines } from './carts.ts'
import { timestampColumn } from './columns.ts'
import { orderLines } from './orders.ts'

/** Somebody who gets some of a line's copies by a parcel of their own, or whose address is printed on a single card's envelope. */
export interface StoredRecipient {
  id: string
  /** As it stands on the parcel: "Familie Hartmann". */
  name: string
  extra: string
  street: string
  postalCode: string
  city: string
  region: string
  /** 0 where the address is printed on a single card's envelope only: the card is shipped with the order (docs/ordering.md#single-card). */
  copies: number
  /** Id of the card that is theirs, where each guest has words of their own; else they get any copy. */
  record?: string
}

/** To whom the copies of a line go; what is left goes to the order's own address. Gone with the line. */
export const cartLineRecipients = pgTable('cart_line_recipients', {
  lineId: uuid('line_id')
    .primaryKey()
    .references(() => cartLines.id, { onDelete: 'cascade' }),
  list: jsonb().$type<readonly StoredRecipient[]>().notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})

/**
 * The same of an ordered line, as the plant sends it; deleted together with the order's photos. A line with names on its cards
 * has one even where it is empty, so that those names are found and forgotten with it.
 */
export const orderLineRecipients = pgTable('order_line_recipients', {
  lineId: uuid('line_id')
    .primaryKey()
    .references(() => orderLines.id, { onDelete: 'cascade' }),
  list: jsonb().$type<readonly StoredRecipient[]>().notNull(),
})
