import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { cartLines } from './carts.ts'
import { timestampColumn } from './columns.ts'
import { orderLines } from './orders.ts'

/**
 * A recipient of some of a line's copies in a parcel of their own, or an address printed on a single card's envelope.
 */
export interface StoredRecipient {
  id: string
  /** As printed on the parcel: "Familie Hartmann". */
  name: string
  extra: string
  street: string
  postalCode: string
  city: string
  region: string
  /** 0 where the address is printed on a single card's envelope only: the card is shipped with the order (docs/ordering.md#single-card). */
  copies: number
  /** Id of the mail-merge record of their card, where each guest has their own text; else they get any copy. */
  record?: string
}

/** Recipients of the copies of a line; the remaining copies go to the order's own address. Deleted with the line. */
export const cartLineRecipients = pgTable('cart_line_recipients', {
  lineId: uuid('line_id')
    .primaryKey()
    .references(() => cartLines.id, { onDelete: 'cascade' }),
  list: jsonb().$type<readonly StoredRecipient[]>().notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})

/**
 * Recipients of an order line, as the lab sends it; deleted together with the order's photos. A mail-merge line has a
 * list even where it is empty, so that the names on its cards are found and deleted with it.
 */
export const orderLineRecipients = pgTable('order_line_recipients', {
  lineId: uuid('line_id')
    .primaryKey()
    .references(() => orderLines.id, { onDelete: 'cascade' }),
  list: jsonb().$type<readonly StoredRecipient[]>().notNull(),
})
