import type { Locale, PaymentMethod } from '@passepartout/domain'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { timestampColumn } from './columns.ts'

/** The state of a checkout; one per cart, deleted with it. */
export const checkouts = pgTable('checkouts', {
  cartId: uuid('cart_id')
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  /** Sent with the order; replaced once the order is written. */
  idempotencyKey: uuid('idempotency_key').notNull(),
  /** The address step as typed, also incomplete. */
  address: jsonb().$type<unknown>(),
  /** Language in which the address was entered, and of emails about the cart. */
  locale: text().$type<Locale>(),
  /** When the step passed validation. */
  addressDoneAt: timestampColumn('address_done_at'),
  shippingOption: text('shipping_option'),
  paymentMethod: text('payment_method').$type<PaymentMethod>(),
  /** Hash and content of the last displayed receipt, to detect changes. */
  shown: jsonb().$type<unknown>(),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
})

/** Entered codes, in this order; their value is calculated for each quote. */
export const checkoutCodes = pgTable(
  'checkout_codes',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** As written on the voucher, in capitals with hyphens. */
    code: text().notNull(),
    enteredAt: timestampColumn('entered_at').notNull(),
  },
  table => [primaryKey({ columns: [table.cartId, table.code] })],
)
